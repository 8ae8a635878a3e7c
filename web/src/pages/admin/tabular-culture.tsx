import { cultureOrders } from '@assay/contract/culture-reports';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { CompareActions } from '../../features/reports/compare-actions.tsx';
import { CsvButton } from '../../features/reports/csv-button.tsx';
import { cultureCsv, cultureTable } from '../../features/reports/culture/api.ts';
import { cultureColumns } from '../../features/reports/culture/culture-columns.tsx';
import { NoReport } from '../../features/reports/no-report.tsx';
import { NoRows } from '../../features/reports/no-rows.tsx';
import type { TabularSearch } from '../../features/reports/search.ts';
import { hiddenInWords } from '../../features/reports/words.ts';
import { orderOf, positive } from '../../lib/search.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card, CardToolbar } from '../../ui/card.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PagedTable } from './paged-table.tsx';

const nobody: readonly number[] = [];
const route = getRouteApi('/manager/staff/organization/admin/assessments/$id/$test/tabular');

/** What the people of a campaign want from a workplace; a fit shows and never sorts. */
export function TabularCulturePage() {
  const params = route.useParams();
  const id = positive(params.id) ?? 0;
  const { name, page, chosen = nobody, ...search } = route.useSearch();
  const order = orderOf(search.order, cultureOrders);
  const navigate = route.useNavigate();
  const query = useQuery(cultureTable(id, { name, order, page }));
  const { error } = query;
  const meta = query.data?.meta;
  if (error instanceof ApiError && error.status === 404) throw notFound();
  const change = (next: TabularSearch) =>
    void navigate({
      search: (old) => ({ ...old, page: undefined, ...next }),
      replace: true,
      resetScroll: false,
    });
  const choose = (next: readonly number[]) =>
    change({ page, chosen: next.length > 0 ? [...next] : undefined });
  const campaignLink = { to: '/admin/assessments/view/$id', params: { id: params.id } } as const;
  if (error instanceof ApiError && error.status === 403) {
    return (
      <Screen name="tabular-culture" title="Culture results">
        <NoReport error={error} subjects={[]} campaign={id} />
      </Screen>
    );
  }
  return (
    <Screen name="tabular-culture" title="Culture results">
      <PageHeader
        above={
          <Breadcrumbs
            steps={[
              <TextLink key="list" to="/admin/assessments">
                Assessments
              </TextLink>,
              <TextLink key="campaign" {...campaignLink}>
                {meta?.campaign.name ?? 'Campaign'}
              </TextLink>,
              'Culture',
            ]}
          />
        }
        title="Culture results"
        meta={meta && hiddenInWords(meta.total, meta.hidden)}
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
      />
      <Card flush>
        <CardToolbar>
          <SearchField
            label="Search people"
            value={name ?? ''}
            onSearch={(text) => change({ name: text || undefined })}
          />
          {chosen.length > 0 && (
            <CompareActions
              test="culture"
              campaign={id}
              chosen={chosen}
              team={false}
              onClear={() => choose(nobody)}
            />
          )}
        </CardToolbar>
        <PagedTable
          query={query}
          dense
          narrow="scroll"
          caption="Culture results"
          columns={cultureColumns({
            campaign: id,
            categories: meta?.categories ?? [],
            chosen,
            onChosen: choose,
          })}
          rowKey={({ subject }) => subject.id}
          order={order ?? 'name'}
          onOrder={(next) => change({ order: next as TabularSearch['order'] })}
          onPage={(next) =>
            void navigate({ search: (old) => ({ ...old, page: next }), resetScroll: false })
          }
          empty={
            <NoRows
              campaign={params.id}
              searched={name !== undefined}
              onShowAll={() => change({ name: undefined })}
            />
          }
        />
      </Card>
      {meta && meta.total > 0 && (
        <p className="mt-4 max-w-190 text-small text-muted">
          A dot is a category in points of the scale from 1 to 7, left or right of the person’s own
          average; the pale bar is its 95 % band.{' '}
          {meta.test
            ? `Fit compares with ${meta.test.name}: in words, from 0 to 100, and the range in which it lies in 95 of 100 cases. The table cannot be sorted by it, since most ranges overlap and the order would be one of chance; never reject somebody for a fit alone.`
            : 'There is no fit, since no manager has described the organisation yet.'}
        </p>
      )}
    </Screen>
  );
}
