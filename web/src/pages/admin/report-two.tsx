import { nameOf } from '@assay/contract/person-name';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { Loaded } from '../../api/loaded.tsx';
import { interpersonalFit, personalityComparison } from '../../features/reports/api.ts';
import type { PersonalityComparison } from '../../features/reports/api.ts';
import { Likeness } from '../../features/reports/comparison/likeness.tsx';
import { PairChart } from '../../features/reports/comparison/pair-chart.tsx';
import { PairStrip } from '../../features/reports/comparison/pair-strip.tsx';
import { TwoHead } from '../../features/reports/comparison/two-head.tsx';
import { NoReport } from '../../features/reports/no-report.tsx';
import { NotToConclude } from '../../features/reports/personality/report-notes.tsx';
import { ReportSkeleton } from '../../features/reports/personality/report-skeleton.tsx';
import { namesApart } from '../../features/reports/words.ts';
import { ReportScreen } from '../../features/reports/report-screen.tsx';
import { positive } from '../../lib/search.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const route = getRouteApi(
  '/manager/staff/organization/admin/report/personality-test/compare/$first/$second',
);

/** Two people beside each other. */
export function ReportTwoPage() {
  const params = route.useParams();
  const { campaign } = route.useSearch();
  const [first, second] = [positive(params.first) ?? 0, positive(params.second) ?? 0];
  const same = first === second;
  const query = useQuery({ ...personalityComparison([first, second], campaign), enabled: !same });
  const { data, error } = query;
  const title = data ? data.members.map(({ subject }) => nameOf(subject)).join(' and ') : 'Compare';
  return (
    <ReportScreen name="report-two" title={title}>
      {same ? (
        <EntryCard
          title="This is one person twice"
          lead="A comparison needs two people. Choose them in the results of a campaign."
        >
          <ButtonLink to="/admin/assessments">Go to the assessments</ButtonLink>
        </EntryCard>
      ) : !data && error instanceof ApiError && [403, 404].includes(error.status) ? (
        <NoReport error={error} subjects={[first, second]} campaign={campaign} />
      ) : (
        <Loaded query={query} skeleton={<ReportSkeleton />}>
          {(comparison) => <Two comparison={comparison} first={first} second={second} />}
        </Loaded>
      )}
    </ReportScreen>
  );
}

interface TwoProps {
  comparison: PersonalityComparison;
  first: number;
  second: number;
}

function Two({ comparison, first, second }: TwoProps) {
  const { campaign, members, limits, attribution } = comparison;
  const likeness = useQuery(interpersonalFit(first, second));
  const names = namesApart(members.map(({ subject }) => subject));
  return (
    <>
      <TwoHead test="personality" {...{ members, campaign }} />
      <PairStrip comparison={comparison} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-7 print:block">
        <div className="grid min-w-0 gap-6 print:block print:*:mb-6">
          <PairChart comparison={comparison} names={names} />
        </div>
        <div className="grid min-w-0 gap-4 print:block print:*:mb-6">
          <Loaded query={likeness} skeleton={<Skeleton className="h-80 rounded-card" />}>
            {(fit) => <Likeness fit={fit} names={names} />}
          </Loaded>
          <NotToConclude limits={limits} />
          {attribution && <p className="px-1 text-tiny text-muted">{attribution}</p>}
        </div>
      </div>
    </>
  );
}
