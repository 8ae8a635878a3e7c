import { nameOf } from '@assay/contract/person-name';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { Loaded } from '../../api/loaded.tsx';
import { cultureComparison } from '../../features/reports/culture/api.ts';
import type { CultureComparison } from '../../features/reports/culture/api.ts';
import { TwoLikeness } from '../../features/reports/culture/two-likeness.tsx';
import { TwoProfiles } from '../../features/reports/culture/two-profiles.tsx';
import { TwoStrip } from '../../features/reports/culture/two-strip.tsx';
import { TwoHead } from '../../features/reports/comparison/two-head.tsx';
import { NoReport } from '../../features/reports/no-report.tsx';
import { NotToConclude } from '../../features/reports/personality/report-notes.tsx';
import { ReportSkeleton } from '../../features/reports/personality/report-skeleton.tsx';
import { namesApart } from '../../features/reports/words.ts';
import { ReportScreen } from '../../features/reports/report-screen.tsx';
import { positive } from '../../lib/search.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';

const route = getRouteApi(
  '/manager/staff/organization/admin/report/culture-test/compare/$first/$second',
);

/** What two people want from a workplace, beside each other. */
export function ReportCultureTwoPage() {
  const params = route.useParams();
  const { campaign } = route.useSearch();
  const both = [positive(params.first) ?? 0, positive(params.second) ?? 0] as const;
  const same = both[0] === both[1];
  const query = useQuery({ ...cultureComparison(both, campaign), enabled: !same });
  const { data, error } = query;
  const title = data ? data.members.map(({ subject }) => nameOf(subject)).join(' and ') : 'Compare';
  return (
    <ReportScreen name="report-culture-two" title={title}>
      {same ? (
        <EntryCard
          title="This is one person twice"
          lead="A comparison needs two people. Choose them in the results of a campaign."
        >
          <ButtonLink to="/admin/assessments">Go to the assessments</ButtonLink>
        </EntryCard>
      ) : !data && error instanceof ApiError && [403, 404].includes(error.status) ? (
        <NoReport error={error} subjects={both} campaign={campaign} test="culture" />
      ) : (
        <Loaded query={query} skeleton={<ReportSkeleton />}>
          {(comparison) => <Two comparison={comparison} />}
        </Loaded>
      )}
    </ReportScreen>
  );
}

function Two({ comparison }: { comparison: CultureComparison }) {
  const { campaign, members, limits } = comparison;
  const names = namesApart(members.map(({ subject }) => subject));
  return (
    <>
      <TwoHead test="culture" {...{ members, campaign }} />
      <TwoStrip comparison={comparison} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-7 print:block">
        <div className="min-w-0 print:mb-6">
          <TwoProfiles comparison={comparison} names={names} />
        </div>
        <div className="grid min-w-0 gap-4 print:block print:*:mb-6">
          <TwoLikeness comparison={comparison} />
          <NotToConclude limits={limits} />
        </div>
      </div>
    </>
  );
}
