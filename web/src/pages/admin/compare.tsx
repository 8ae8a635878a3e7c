import { campaignStatuses } from '@assay/contract/campaigns';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQueries, useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { CampaignDot } from '../../features/campaigns/status.tsx';
import { useLoginProfile } from '../../features/managers/login-profile.ts';
import { campaignAverages, comparedCampaigns } from '../../features/reports/api.ts';
import type { ComparedCampaign } from '../../features/reports/api.ts';
import { AveragesChart } from '../../features/reports/averages/averages-chart.tsx';
import { campaignColumns } from '../../features/reports/averages/campaign-columns.tsx';
import { ChosenCampaigns } from '../../features/reports/averages/chosen-campaigns.tsx';
import {
  comparedVersion,
  CultureAveragesChart,
} from '../../instruments/culture/managers/averages-chart.tsx';
import { TestChoice } from '../../features/reports/averages/test-choice.tsx';
import { cultureAverages } from '../../instruments/culture/managers/api.ts';
import { ScaleLines } from '../../features/reports/report-skeleton.tsx';
import { comparedTests, mostCampaigns } from '../../features/reports/search.ts';
import type { CompareSearch } from '../../features/reports/search.ts';
import { ReportScreen } from '../../features/reports/report-screen.tsx';
import { oneOf } from '../../lib/search.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card, CardToolbar } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, LongPageSkeleton } from '../../ui/skeleton.tsx';
import { PagedTable } from '../../api/paged-table.tsx';

const route = getRouteApi('/manager/staff/organization/admin/compare');
const none: readonly number[] = [];

function statusOf({ status }: ComparedCampaign) {
  return <CampaignDot status={oneOf(status, campaignStatuses) ?? 'draft'} />;
}

/** Averages of up to four campaigns beside each other; the address says which. */
export function ComparePage() {
  const { t } = useLingui();
  const { campaigns = none, name, page, test: asked } = route.useSearch();
  const navigate = route.useNavigate();
  const profile = useLoginProfile();
  const features = profile.data?.features;
  const offered = comparedTests.filter((one) => features?.includes(one));
  const test = asked ?? offered[0] ?? 'personality';
  const query = useQuery(comparedCampaigns(test, { name, page, perPage: 10 }));
  const change = (next: CompareSearch, replace = false) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  const Averages = test === 'culture' ? CultureAverages : PersonalityAverages;
  const choose = (next: readonly number[]) =>
    change({ campaigns: next.length > 0 ? [...next] : undefined });
  if (query.error instanceof ApiError && query.error.feature === test) {
    return (
      <ReportScreen name="compare" title={t`Compare`}>
        <EntryCard
          title={
            test === 'culture'
              ? t`The culture test is not enabled`
              : t`The personality test is not enabled`
          }
          lead={query.error.message}
        />
      </ReportScreen>
    );
  }
  // They say which tests can be compared.
  if (profile.isPending) {
    return (
      <ReportScreen name="compare" title={t`Compare`}>
        <LongPageSkeleton />
      </ReportScreen>
    );
  }
  return (
    <ReportScreen name="compare" title={t`Compare`}>
      <PageHeader
        title={t`Compare campaigns`}
        meta={
          test === 'culture'
            ? t`Culture averages of up to ${mostCampaigns} campaigns, each with its confidence range.`
            : t`Personality averages of up to ${mostCampaigns} campaigns, each with its confidence range.`
        }
        actions={
          <>
            {test === 'personality' && features?.includes('team_compare') && (
              <ButtonLink to="/admin/report/personality-test/team-compare" className="print:hidden">
                <Trans>Compare a team</Trans>
              </ButtonLink>
            )}
            {campaigns.length > 0 && <PrintButton />}
          </>
        }
      />
      <Card flush className="mb-6 print:hidden">
        <CardToolbar>
          {offered.length > 1 && <TestChoice tests={offered} chosen={test} />}
          <SearchField
            label={t`Search campaigns`}
            value={name ?? ''}
            onSearch={(text) => change({ name: text || undefined, page: undefined }, true)}
          />
        </CardToolbar>
        <PagedTable
          query={query}
          caption={t`Campaigns to compare`}
          columns={campaignColumns({
            chosen: campaigns,
            onChosen: choose,
            statusOf,
          })}
          rowKey={({ id }) => id}
          onPage={(next) => change({ page: next })}
          skeletonRows={4}
          empty={
            name ? (
              <EmptyState
                title={t`No matching campaigns`}
                action={
                  <Button onClick={() => change({ name: undefined, page: undefined })}>
                    <Trans>Show all campaigns</Trans>
                  </Button>
                }
              />
            ) : (
              <EmptyState
                title={t`Nothing to compare yet`}
                action={
                  <ButtonLink to="/admin/assessments/new">
                    <Trans>Create a campaign</Trans>
                  </ButtonLink>
                }
              >
                {test === 'culture' ? (
                  <Trans>
                    Campaigns with the culture test appear here. Their averages follow once five
                    people have completed it and given your organisation permission to see their
                    results.
                  </Trans>
                ) : (
                  <Trans>
                    Campaigns with the personality test appear here. Their averages follow once five
                    people have completed it and given your organisation permission to see their
                    results.
                  </Trans>
                )}
              </EmptyState>
            )
          }
        />
      </Card>
      {campaigns.length > 0 ? (
        <Averages campaigns={campaigns} onChange={choose} />
      ) : (
        query.data &&
        query.data.data.length > 0 && (
          <p className="text-muted" role="status">
            <Trans>Choose a campaign to see its averages, and a second one to compare.</Trans>
          </p>
        )
      )}
    </ReportScreen>
  );
}

interface AveragesProps {
  campaigns: readonly number[];
  onChange: (campaigns: readonly number[]) => void;
}

function PersonalityAverages({ campaigns, onChange }: AveragesProps) {
  const queries = useQueries({ queries: campaigns.map((id) => campaignAverages(id)) });
  return (
    <AllLoaded queries={queries}>
      {(averages) => (
        <>
          <ChosenCampaigns
            test="personality"
            averages={averages.map(({ profile, scales, ...one }) => {
              return { ...one, against: profile?.name, held: scales === null };
            })}
            onRemove={(id) => onChange(campaigns.filter((one) => one !== id))}
          />
          <AveragesChart averages={averages} />
        </>
      )}
    </AllLoaded>
  );
}

function CultureAverages({ campaigns, onChange }: AveragesProps) {
  const queries = useQueries({ queries: campaigns.map((id) => cultureAverages(id)) });
  return (
    <AllLoaded queries={queries}>
      {(averages) => (
        <>
          <ChosenCampaigns
            test="culture"
            averages={averages.map(({ test, categories, version, ...one }) => {
              const held = categories === null || version !== comparedVersion(averages);
              return { ...one, against: test?.name, held };
            })}
            onRemove={(id) => onChange(campaigns.filter((one) => one !== id))}
          />
          <CultureAveragesChart averages={averages} />
        </>
      )}
    </AllLoaded>
  );
}

interface AllLoadedProps<Average> {
  queries: readonly UseQueryResult<Average>[];
  children: (averages: readonly Average[]) => ReactNode;
}

/** The averages of all chosen campaigns, once every one is there. */
function AllLoaded<Average>({ queries, children }: AllLoadedProps<Average>) {
  const failed = queries.find(({ isError }) => isError);
  if (failed?.error instanceof ApiError && failed.error.status === 404) throw notFound();
  if (failed) {
    return (
      <Banner
        tone="bad"
        live
        actions={
          <Button pending={failed.isFetching} onClick={() => void failed.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {failed.error?.message}
      </Banner>
    );
  }
  const averages = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
  if (averages.length < queries.length) {
    return (
      <Loading>
        <ScaleLines />
      </Loading>
    );
  }
  return <div className="grid min-w-0 gap-6">{children(averages)}</div>;
}
