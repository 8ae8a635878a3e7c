import { cultureOrders } from '@assay/contract/culture-reports';
import { useQuery } from '@tanstack/react-query';
import { CompareActions } from '../../features/reports/compare-actions.tsx';
import { CsvButton } from '../../features/reports/csv-button.tsx';
import { cultureCsv, cultureTable } from '../../features/reports/culture/api.ts';
import { cultureColumns } from '../../features/reports/culture/culture-columns.tsx';
import { orderOf } from '../../lib/search.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TabularFrame, useTabular } from './tabular-frame.tsx';

const nobody: readonly number[] = [];

/** What the people of a campaign want from a workplace; a fit shows and never sorts. */
export function TabularCulturePage() {
  const { id, search, choose } = useTabular();
  const { name, page, chosen = nobody } = search;
  const order = orderOf(search.order, cultureOrders);
  const query = useQuery(cultureTable(id, { name, order, page }));
  const meta = query.data?.meta;
  const categories = meta?.categories ?? [];
  return (
    <TabularFrame
      test="Culture"
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
            Averages
          </ButtonLink>
          {meta && meta.total > 0 && (
            <CsvButton load={() => cultureCsv(id)} file={`${meta.campaign.name}, culture.csv`} />
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
          A dot is a category in points of the scale from 1 to 7, left or right of the person’s own
          average; the pale bar is its 95 % band.{' '}
          {meta.test
            ? `Fit compares with ${meta.test.name}: in words, from 0 to 100, and the range in which it lies in 95 of 100 cases. The table cannot be sorted by it, since most ranges overlap and the order would be one of chance; never reject somebody for a fit alone.`
            : 'There is no fit, since no manager has described the organisation yet.'}
        </>
      )}
    </TabularFrame>
  );
}
