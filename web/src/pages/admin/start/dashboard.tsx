import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Loaded } from '../../../api/loaded.tsx';
import { dashboard, platform } from '../../../features/dashboard/api.ts';
import type { DashboardDetails } from '../../../features/dashboard/api.ts';
import { Completions } from '../../../features/dashboard/completions.tsx';
import { DashboardFilters } from '../../../features/dashboard/dashboard-filters.tsx';
import { DashboardSkeleton } from '../../../features/dashboard/dashboard-skeleton.tsx';
import { Deadlines } from '../../../features/dashboard/deadlines.tsx';
import { FactorAverages } from '../../../features/dashboard/factor-averages.tsx';
import { Funnel } from '../../../features/dashboard/funnel.tsx';
import { OwnPackage } from '../../../features/dashboard/own-package.tsx';
import { PlatformOverview } from '../../../features/dashboard/platform.tsx';
import type { DashboardSearch } from '../../../features/dashboard/search.ts';
import { UnreadResults } from '../../../features/dashboard/unread-results.tsx';
import { weeksOf } from '../../../features/dashboard/weeks.ts';
import { labels } from '../../../features/labels/api.ts';
import { LabelSelect } from '../../../features/labels/label-select.tsx';
import { useLoginProfile } from '../../../features/managers/login-profile.ts';
import { ownTimeZone, today } from '../../../lib/moments.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PlusIcon } from '../../../ui/text/icons.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';

const route = getRouteApi('/manager/staff/admin/dashboard');

/** The first screen of the manager view: of the organisation, or of the platform for those who belong to none. */
export function DashboardPage() {
  const { t } = useLingui();
  const profile = useLoginProfile();
  return (
    <Screen name="dashboard" title={t`Dashboard`}>
      <Loaded query={profile} title={t`Dashboard`} skeleton={<DashboardSkeleton />}>
        {({ organization_id, time_zone }) =>
          organization_id === null ? (
            <PlatformDashboard />
          ) : (
            <OrganizationDashboard timeZone={time_zone ?? ownTimeZone()} />
          )
        }
      </Loaded>
    </Screen>
  );
}

function PlatformDashboard() {
  const { t } = useLingui();
  return (
    <Loaded query={useQuery(platform)} title={t`Dashboard`} skeleton={<DashboardSkeleton />}>
      {(data) => (
        <>
          <PageHeader title={t`Dashboard`} meta={t`All organisations on this installation`} />
          {data.organizations.active + data.organizations.inactive > 0 ? (
            <PlatformOverview {...data} />
          ) : (
            <NoOrganizations />
          )}
        </>
      )}
    </Loaded>
  );
}

function NoOrganizations() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        title={t`No organisations yet`}
        action={
          <ButtonLink to="/admin/organizations/new" look="primary">
            <PlusIcon /> <Trans>New organisation</Trans>
          </ButtonLink>
        }
      >
        <Trans>Plans, renewals, emails and background work will appear here.</Trans>
      </EmptyState>
    </Card>
  );
}

function OrganizationDashboard({ timeZone }: { timeZone: string }) {
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(dashboard(search));
  const change = (next: DashboardSearch) =>
    void navigate({ search: (old) => ({ ...old, ...next }) });
  const filters = (
    <DashboardFilters search={search} onChange={change}>
      <LabelSelect value={search.label} onChange={(label) => change({ label })} />
    </DashboardFilters>
  );
  return (
    <Loaded
      query={query}
      beside={[useQuery(labels)]}
      title={t`Dashboard`}
      skeleton={<DashboardSkeleton />}
    >
      {(details) => (
        <>
          <PageHeader title={t`Dashboard`} actions={details.has_campaigns ? filters : undefined} />
          {details.has_campaigns ? (
            <Details details={details} timeZone={timeZone} />
          ) : (
            <FirstSteps />
          )}
        </>
      )}
    </Loaded>
  );
}

function FirstSteps() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        title={t`Invite your first candidates`}
        action={
          <ButtonLink to="/admin/assessments/new" look="primary">
            <PlusIcon /> <Trans>New campaign</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          A campaign invites people to take tests before a deadline. Their progress, upcoming
          deadlines and new results will appear here.
        </Trans>
      </EmptyState>
    </Card>
  );
}

interface DetailsProps {
  details: DashboardDetails;
  timeZone: string;
}

function Details({ details, timeZone }: DetailsProps) {
  const { t } = useLingui();
  const { progress, deadlines, unread, averages, completions } = details;
  const { campaigns } = progress;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid items-start gap-6 lg:col-span-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card
          title={t`Progress`}
          note={
            campaigns > 0
              ? t`${plural(campaigns, {
                  one: '# running campaign',
                  other: '# running campaigns; someone in several of them counts in each',
                })}`
              : undefined
          }
        >
          {progress.subjects > 0 ? (
            <Funnel progress={progress} />
          ) : (
            <p className="py-4 text-muted">
              <Trans>No running campaign has people yet.</Trans>
            </p>
          )}
        </Card>
        <Card title={t`Plan`}>
          <OwnPackage {...details.package} />
        </Card>
      </div>
      <Card flush title={t`Results to read`} note={unreadInWords(unread.total)}>
        {unread.results.length > 0 && <UnreadResults {...unread} />}
      </Card>
      <div className="grid min-w-0 gap-6">
        <Card
          flush
          title={t`Upcoming deadlines`}
          note={deadlines.length > 0 ? t`Next 14 days` : t`No campaign ends in the next 14 days.`}
        >
          {deadlines.length > 0 && <Deadlines deadlines={deadlines} />}
        </Card>
        <Card
          title={t`Completions per week`}
          note={t`Last eight weeks; once for each campaign that someone completes`}
        >
          <Completions weeks={weeksOf(completions, today(timeZone))} />
        </Card>
      </div>
      <Card className="lg:col-span-2" title={t`Averages`} note={averagesInWords(averages)}>
        {averages.scales && <FactorAverages scales={averages.scales} />}
      </Card>
    </div>
  );
}

function unreadInWords(total: number): string {
  if (total === 0) {
    return t`You’re all caught up. Every result from the last 30 days has been opened.`;
  }
  return t`${plural(total, {
    one: '# result from the last 30 days that no one on your team has opened',
    other: '# results from the last 30 days that no one on your team has opened',
  })}`;
}

function averagesInWords({ n, least_n, scales }: DashboardDetails['averages']): string {
  if (scales === null) {
    return t`To protect individuals, averages need at least ${least_n} people who completed the same campaign. There is no such group yet.`;
  }
  return t`${plural(n, {
    one: 'Average personality T-scores of # person',
    other: 'Average personality T-scores of # people',
  })} (norm mean 50), from groups of at least ${least_n}; the pale bar is the 95 % confidence range`;
}
