import { campaignStatuses } from '@assay/contract/campaigns';
import { comparedInstruments, profiled } from '@assay/contract/instruments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '../../../api/api-error.ts';
import { CampaignDot } from '../../../features/campaigns/status.tsx';
import { useLoginProfile } from '../../../features/managers/login-profile.ts';
import { comparedCampaigns } from '../../../features/reports/api.ts';
import type { ComparedCampaign } from '../../../features/reports/api.ts';
import { campaignColumns } from '../../../features/reports/averages/campaign-columns.tsx';
import { TestChoice } from '../../../features/reports/averages/test-choice.tsx';
import { comparisonOf } from '../../../instruments/managers/comparisons.ts';
import { managersFaceOf } from '../../../instruments/managers-faces.ts';
import type { CompareSearch } from '../../../features/reports/search.ts';
import { ReportScreen } from '../../../features/reports/report-screen.tsx';
import { oneOf } from '../../../lib/search.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PrintButton } from '../../../ui/page/print-button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card, CardToolbar } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { EntryCard } from '../../../ui/page/entry-card.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { PagedTable } from '../../../api/paged-table.tsx';

const route = getRouteApi('/manager/staff/organization/admin/compare');
const none: readonly number[] = [];

function statusOf({ status }: ComparedCampaign) {
  return <CampaignDot status={oneOf(status, campaignStatuses) ?? 'draft'} />;
}

/** Averages of up to four campaigns beside each other; the address says which. */
export function ComparePage() {
  const { i18n, t } = useLingui();
  const { campaigns = none, name, page, test: asked } = route.useSearch();
  const navigate = route.useNavigate();
  const profile = useLoginProfile();
  const features = profile.data?.features;
  const offered = comparedInstruments.filter((one) => features?.includes(one));
  const test = asked ?? offered[0] ?? profiled;
  const { Averages, campaigns: list, hasTeams, intro, nothingYet } = comparisonOf(test);
  const query = useQuery(comparedCampaigns(test, list, { name, page, perPage: 10 }));
  const change = (next: CompareSearch, replace = false) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  const choose = (next: readonly number[]) =>
    change({ campaigns: next.length > 0 ? [...next] : undefined });
  if (query.error instanceof ApiError && query.error.feature === test) {
    return (
      <ReportScreen name="compare" title={t`Compare`}>
        <EntryCard title={i18n._(managersFaceOf(test).off)} lead={query.error.message} />
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
        meta={i18n._(intro)}
        actions={
          <>
            {hasTeams && features?.includes('team_compare') && (
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
                {i18n._(nothingYet)}
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
