import { tabularOrders } from '@assay/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import { useLoginProfile } from '../../features/managers/login-profile.ts';
import { personalityTable } from '../../features/reports/api.ts';
import { CompareActions } from '../../features/reports/compare-actions.tsx';
import { NoRows } from '../../features/reports/no-rows.tsx';
import type { TabularSearch } from '../../features/reports/search.ts';
import { tabularColumns } from '../../features/reports/tabular-columns.tsx';
import { hiddenInWords, normInWords } from '../../features/reports/words.ts';
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

export function TabularPersonalityPage() {
  const params = route.useParams();
  const id = positive(params.id) ?? 0;
  const { name, page, chosen = nobody, ...search } = route.useSearch();
  const order = orderOf(search.order, tabularOrders);
  const features = useLoginProfile().data?.features;
  const navigate = route.useNavigate();
  const query = useQuery(personalityTable(id, { name, order, page }));
  if (isMissing(query.error)) throw notFound();
  const meta = query.data?.meta;
  const change = (next: TabularSearch) =>
    void navigate({
      search: (old) => ({ ...old, page: undefined, ...next }),
      replace: true,
      resetScroll: false,
    });
  const choose = (next: readonly number[]) =>
    void navigate({
      search: (old) => ({ ...old, chosen: next.length > 0 ? [...next] : undefined }),
      replace: true,
      resetScroll: false,
    });
  const campaignLink = { to: '/admin/assessments/view/$id', params: { id: params.id } } as const;
  return (
    <Screen name="tabular" title="Personality results">
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
              'Personality',
            ]}
          />
        }
        title="Personality results"
        meta={meta && hiddenInWords(meta.total, meta.hidden)}
        actions={
          <>
            <ButtonLink
              className="print:hidden"
              to="/admin/compare"
              search={{ campaigns: [id] }}
              preload={false}
            >
              Averages
            </ButtonLink>
            {features?.includes('team_compare') && (
              <ButtonLink
                className="print:hidden"
                to="/admin/report/personality-test/team-compare"
                search={{ campaign: id }}
              >
                Compare a team
              </ButtonLink>
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
              campaign={id}
              chosen={chosen}
              team={features?.includes('team_compare') ?? false}
              onClear={() => choose(nobody)}
            />
          )}
        </CardToolbar>
        <PagedTable
          query={query}
          dense
          narrow="scroll"
          caption="Personality results"
          columns={tabularColumns({ campaign: id, chosen, onChosen: choose })}
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
      {meta?.norm && (
        <p className="mt-4 max-w-190 text-small text-muted">
          A dot is a score from T 20 to 80, the pale bar its 95 % band, the grey box the average
          range. Sten and “above … %” compare with {normInWords(meta.norm)}. Fit goes from 0 to 100:
          the median, and below it the range in which 95 % of repeated measurements would lie.
        </p>
      )}
    </Screen>
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}
