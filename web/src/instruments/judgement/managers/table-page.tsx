import { judgementOrders } from '@assay/contract/judgement-reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { TableButtons } from '../../../features/reports/csv-button.tsx';
import { orderOf } from '../../../lib/search.ts';
import { TabularFrame, useTabular } from '../../managers/tabular-frame.tsx';
import { judgementFile, judgementTable } from './api.ts';
import { judgementColumns } from './judgement-columns.tsx';

export function TabularJudgementPage() {
  const { id, search } = useTabular();
  const { name, page } = search;
  const order = orderOf(search.order, judgementOrders);
  const query = useQuery(judgementTable(id, { name, order, page }));
  const { t } = useLingui();
  const meta = query.data?.meta;
  const title = meta?.campaign.name ?? '';
  return (
    <TabularFrame
      test={t`Situational judgement`}
      query={query}
      columns={judgementColumns(id)}
      order={order}
      actions={
        meta &&
        meta.total > 0 && (
          <TableButtons
            load={(format) => judgementFile(id, format)}
            file={t`${title}, judgement`}
          />
        )
      }
    >
      {meta && meta.total > 0 && (
        <Trans>
          A dot is the number of points, the pale bar its 95 % confidence range. Points say how
          often the choices agree with a key that has not been confirmed yet; choosing without
          reading gives 18 of 48 on average. The table cannot be sorted by points, since most ranges
          overlap and the order would be down to chance; never reject anyone for this result alone.
        </Trans>
      )}
    </TabularFrame>
  );
}
