import { cultureOrders } from '@assay/contract/culture-reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CompareActions } from '../../../features/reports/compare-actions.tsx';
import { TableButtons } from '../../../features/reports/csv-button.tsx';
import { cultureFile, cultureTable } from './api.ts';
import { cultureColumns } from './culture-columns.tsx';
import { orderOf } from '../../../lib/search.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { TabularFrame, useTabular } from '../../managers/tabular-frame.tsx';

const nobody: readonly number[] = [];

/** What the people of a campaign want from a workplace; a fit shows and never sorts. */
export function TabularCulturePage() {
  const { id, search, choose } = useTabular();
  const { name, page, chosen = nobody } = search;
  const order = orderOf(search.order, cultureOrders);
  const query = useQuery(cultureTable(id, { name, order, page }));
  const { t } = useLingui();
  const meta = query.data?.meta;
  const title = meta?.campaign.name ?? '';
  const profile = meta?.test?.name;
  const categories = meta?.categories ?? [];
  return (
    <TabularFrame
      test={t`Culture`}
      query={query}
      columns={cultureColumns({
        campaign: id,
        categories,
        version: meta?.version ?? '',
        chosen,
        onChosen: choose,
      })}
      order={order}
      actions={
        <>
          <ButtonLink
            className="print:hidden"
            to="/admin/compare"
            search={{ test: 'culture', campaigns: [id] }}
            preload={false}
          >
            <Trans>Averages</Trans>
          </ButtonLink>
          {meta && meta.total > 0 && (
            <TableButtons load={(format) => cultureFile(id, format)} file={t`${title}, culture`} />
          )}
        </>
      }
      toolbar={
        chosen.length > 0 && (
          <CompareActions
            test="culture"
            campaign={id}
            chosen={chosen}
            team={false}
            onClear={() => choose(nobody)}
          />
        )
      }
    >
      {meta && meta.total > 0 && (
        <>
          <Trans>
            A dot is a category in points on the scale from 1 to 7, left or right of the person’s
            own average; the pale bar is its 95 % confidence range.
          </Trans>{' '}
          {profile === undefined
            ? t`There is no fit, since no manager has described the organisation yet.`
            : t`Fit compares with ${profile}: in words, from 0 to 100, and with its 95 % confidence range. The table cannot be sorted by fit, since most ranges overlap and the order would be down to chance; never reject anyone for a fit alone.`}
        </>
      )}
    </TabularFrame>
  );
}
