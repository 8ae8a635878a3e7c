import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { NoMatchingPeople } from '../../features/people/no-matching-people.tsx';
import { oneCampaign } from '../../features/campaigns/api.ts';
import { ResultLinks } from '../../features/campaigns/result-links.tsx';
import { useLoginProfile } from '../../features/managers/login-profile.ts';
import { NoReport } from '../../features/reports/no-report.tsx';
import type { TabularSearch } from '../../features/reports/search.ts';
import { hiddenInWords } from '../../features/reports/words.ts';
import { positive } from '../../lib/search.ts';
import { CampaignBreadcrumbs } from '../../features/reports/campaign-breadcrumbs.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card, CardToolbar } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { PaginationProps } from '../../ui/tables/pagination.tsx';
import { Screen } from '../../ui/page/screen.tsx';
import { LongPageSkeleton } from '../../ui/page/skeleton.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { PagedTable } from '../../api/paged-table.tsx';

const route = getRouteApi('/manager/staff/organization/admin/assessments/$id/$test/tabular');

/** What the address of a table says: its campaign and how it is narrowed, ordered and turned. */
export function useTabular() {
  const id = positive(route.useParams().id) ?? 0;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  /** Anything but another page begins at the first one. */
  const change = (next: TabularSearch) =>
    void navigate({
      search: (old) => ({ ...old, page: undefined, ...next }),
      replace: true,
      resetScroll: false,
    });
  const turn = (page: number) =>
    void navigate({ search: (old) => ({ ...old, page }), resetScroll: false });
  const choose = (chosen: readonly number[]) =>
    change({ page: search.page, chosen: chosen.length > 0 ? [...chosen] : undefined });
  return { id, search, change, turn, choose };
}

interface Meta {
  campaign: { name: string };
  /** People of the campaign who are not in the table; absent where everybody is. */
  hidden?: number;
}

interface TabularFrameProps<Row> {
  /** Name of the test. */
  test: string;
  query: UseQueryResult<{ data: readonly Row[]; meta: PaginationProps['meta'] & Meta }>;
  columns: readonly Column<Row>[];
  order: string | undefined;
  actions?: ReactNode;
  /** What can be done with the people who are chosen. */
  toolbar?: ReactNode;
  /** How the table is to be read. */
  children?: ReactNode;
}

/** Results of the people of a campaign in one test. */
export function TabularFrame<Row extends { subject: { id: number } }>(
  props: TabularFrameProps<Row>,
) {
  const { test, query, columns, order = 'name', actions, toolbar, children } = props;
  const { t } = useLingui();
  const { id, search, change, turn } = useTabular();
  const { error } = query;
  const profile = useLoginProfile();
  const campaign = useQuery(oneCampaign(id));
  const meta = query.data?.meta;
  const title = t`${test} results`;
  const campaignLink = { to: '/admin/assessments/view/$id', params: { id: String(id) } } as const;
  if (error instanceof ApiError && error.status === 404) throw notFound();
  if (error instanceof ApiError && error.status === 403) {
    return (
      <Screen name="tabular" title={title}>
        <NoReport error={error} subjects={[]} campaign={id} />
      </Screen>
    );
  }
  // Its columns, and what can be done, come with the first answer.
  if (!error && (!meta || profile.isPending || campaign.isPending)) {
    return (
      <Screen name="tabular" title={title}>
        <LongPageSkeleton />
      </Screen>
    );
  }
  return (
    <Screen name="tabular" title={title}>
      <PageHeader
        above={
          <CampaignBreadcrumbs
            steps={[
              <TextLink key="campaign" {...campaignLink}>
                {meta?.campaign.name ?? t`Campaign`}
              </TextLink>,
              test,
            ]}
          />
        }
        title={title}
        meta={meta && hiddenInWords(meta.total, meta.hidden ?? 0)}
        actions={actions}
      />
      {campaign.data && <ResultLinks campaign={campaign.data} />}
      <Card flush wide>
        <CardToolbar chosen={Boolean(toolbar)}>
          <SearchField
            label={t`Search people`}
            value={search.name ?? ''}
            onSearch={(text) => change({ name: text || undefined })}
          />
          {toolbar}
        </CardToolbar>
        <PagedTable
          query={query}
          dense
          narrow="scroll"
          caption={title}
          columns={columns}
          rowKey={({ subject }) => subject.id}
          order={order}
          onOrder={(next) => change({ order: next as TabularSearch['order'] })}
          onPage={turn}
          empty={
            search.name ? (
              <NoMatchingPeople onShowAll={() => change({ name: undefined })} />
            ) : (
              <EmptyState
                title={t`No results yet`}
                action={
                  <ButtonLink {...campaignLink}>
                    <Trans>Open the campaign</Trans>
                  </ButtonLink>
                }
              >
                <Trans>
                  A result appears here once a candidate has completed the test and given your
                  organisation permission to see it.
                </Trans>
              </EmptyState>
            )
          }
        />
      </Card>
      {children && <p className="mt-4 max-w-190 text-small text-muted">{children}</p>}
    </Screen>
  );
}
