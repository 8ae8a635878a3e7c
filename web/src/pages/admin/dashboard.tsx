import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Loaded } from '../../api/loaded.tsx';
import { dashboard, platform } from '../../features/dashboard/api.ts';
import type { DashboardDetails } from '../../features/dashboard/api.ts';
import { Completions } from '../../features/dashboard/completions.tsx';
import { DashboardFilters } from '../../features/dashboard/dashboard-filters.tsx';
import { DashboardSkeleton } from '../../features/dashboard/dashboard-skeleton.tsx';
import { Deadlines } from '../../features/dashboard/deadlines.tsx';
import { FactorAverages } from '../../features/dashboard/factor-averages.tsx';
import { Funnel } from '../../features/dashboard/funnel.tsx';
import { OwnPackage } from '../../features/dashboard/own-package.tsx';
import { PlatformOverview } from '../../features/dashboard/platform.tsx';
import type { DashboardSearch } from '../../features/dashboard/search.ts';
import { UnreadResults } from '../../features/dashboard/unread-results.tsx';
import { weeksOf } from '../../features/dashboard/weeks.ts';
import { labels } from '../../features/labels/api.ts';
import { LabelSelect } from '../../features/labels/label-select.tsx';
import { useLoginProfile } from '../../features/managers/login-profile.ts';
import { ownTimeZone, today } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';

const route = getRouteApi('/manager/staff/admin/dashboard');

/** The first screen of the manager view: of the organisation, or of the platform for who belongs to none. */
export function DashboardPage() {
  const profile = useLoginProfile();
  return (
    <Screen name="dashboard" title="Dashboard">
      <Loaded query={profile} title="Dashboard" skeleton={<DashboardSkeleton />}>
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
  return (
    <Loaded query={useQuery(platform)} title="Dashboard" skeleton={<DashboardSkeleton />}>
      {(data) => (
        <>
          <PageHeader title="Dashboard" meta="This Assay, over all its organisations" />
          <PlatformOverview {...data} />
        </>
      )}
    </Loaded>
  );
}

function OrganizationDashboard({ timeZone }: { timeZone: string }) {
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
      title="Dashboard"
      skeleton={<DashboardSkeleton />}
    >
      {(details) => (
        <>
          <PageHeader title="Dashboard" actions={details.has_campaigns ? filters : undefined} />
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
  return (
    <Card>
      <EmptyState
        title="Invite your first people"
        action={
          <ButtonLink to="/admin/assessments/new" look="primary">
            <PlusIcon /> New campaign
          </ButtonLink>
        }
      >
        A campaign invites people to tests until a deadline. How far they are, what ends soon and
        which results wait for you stands here as soon as there is one.
      </EmptyState>
    </Card>
  );
}

interface DetailsProps {
  details: DashboardDetails;
  timeZone: string;
}

function Details({ details, timeZone }: DetailsProps) {
  const { progress, deadlines, unread, averages, completions } = details;
  const running = `${counted(progress.campaigns)} running ${progress.campaigns === 1 ? 'campaign' : 'campaigns'}`;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid items-start gap-6 lg:col-span-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card title="How far people are" note={progress.campaigns > 0 ? running : undefined}>
          {progress.subjects > 0 ? (
            <Funnel progress={progress} />
          ) : (
            <p className="py-4 text-muted">No campaign with people is running.</p>
          )}
        </Card>
        <Card title="Package">
          <OwnPackage {...details.package} />
        </Card>
      </div>
      <Card flush title="Results to read" note={unreadInWords(unread.total)}>
        {unread.results.length > 0 && <UnreadResults {...unread} />}
      </Card>
      <div className="grid min-w-0 gap-6">
        <Card
          flush
          title="Deadlines near"
          note={deadlines.length > 0 ? 'Within 14 days' : 'No campaign ends within 14 days.'}
        >
          {deadlines.length > 0 && <Deadlines deadlines={deadlines} />}
        </Card>
        <Card title="Finished" note="People by week, over the last eight weeks">
          <Completions weeks={weeksOf(completions, today(timeZone))} />
        </Card>
      </div>
      <Card className="lg:col-span-2" title="Averages" note={averagesInWords(averages)}>
        {averages.scales && <FactorAverages scales={averages.scales} />}
      </Card>
    </div>
  );
}

function unreadInWords(total: number): string {
  if (total === 0) return 'Nothing waits: every result of the last 30 days has been opened.';
  return `${counted(total)} of the last 30 days, opened by nobody of your organisation yet`;
}

function averagesInWords({ n, least_n, scales }: DashboardDetails['averages']): string {
  if (scales === null) {
    return `Averages are made of groups of ${least_n} people or more who finished in the same campaign, so that no average shows a single person. There is no such group yet.`;
  }
  return `Personality, ${counted(n)} people in closed groups of ${least_n} or more, in T (50 is the norm group); the pale bar is the 95 % interval`;
}
