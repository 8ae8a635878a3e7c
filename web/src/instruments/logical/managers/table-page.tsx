import { logicalTabularOrders } from '@assay/contract/logical-reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { TableButtons } from '../../../features/reports/csv-button.tsx';
import { logicalFile, logicalTable } from './api.ts';
import { logicalColumns } from './tabular-columns.tsx';
import { normInWords } from '../../../features/reports/words.ts';
import { orderOf } from '../../../lib/search.ts';
import { TabularFrame, useTabular } from '../../managers/tabular-frame.tsx';

export function TabularLogicalPage() {
  const { id, search } = useTabular();
  const { name, page } = search;
  const order = orderOf(search.order, logicalTabularOrders);
  const query = useQuery(logicalTable(id, { name, order, page }));
  const { t } = useLingui();
  const meta = query.data?.meta;
  const title = meta?.campaign.name ?? '';
  const norm = meta?.norm ? normInWords(meta.norm) : undefined;
  return (
    <TabularFrame
      test={t`Logical reasoning`}
      query={query}
      columns={logicalColumns(id)}
      order={order}
      actions={
        meta &&
        meta.total > 0 && (
          <TableButtons
            load={(format) => logicalFile(id, { name, order, format })}
            file={t`${title}, logical`}
          />
        )
      }
    >
      {norm !== undefined && (
        <Trans>
          A dot is a score, the pale bar its 95 % confidence range, the grey box the middle of the
          scale. {norm}. Read two scores whose ranges largely overlap as the same; never reject
          anyone for a score alone.
        </Trans>
      )}
    </TabularFrame>
  );
}
