import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Loaded } from '../../../api/loaded.tsx';
import { interpersonalFit, personalityComparison, twoPdf } from '../../../features/reports/api.ts';
import type { PersonalityComparison } from '../../../features/reports/api.ts';
import { Likeness } from './comparison/likeness.tsx';
import { PairChart } from './comparison/pair-chart.tsx';
import { PairStrip } from './comparison/pair-strip.tsx';
import { comparisonPath } from '../../../features/reports/comparison-path.ts';
import { NotToConclude } from '../../../features/reports/report-notes.tsx';
import { namesApart } from '../../../features/reports/words.ts';
import { positive } from '../../../lib/search.ts';
import { SavedProfileNote } from '../../../ui/page/saved-profile-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { TwoFrame } from '../../managers/two-frame.tsx';

const route = getRouteApi(`/manager/staff/organization${comparisonPath('personality')}`);

/** Two people beside each other. */
export function ReportTwoPage() {
  const { t } = useLingui();
  const params = route.useParams();
  const { campaign } = route.useSearch();
  const both = [positive(params.first) ?? 0, positive(params.second) ?? 0] as const;
  const enabled = both[0] !== both[1];
  const query = useQuery({ ...personalityComparison(both, campaign), enabled });
  return (
    <TwoFrame
      screen="report-two"
      test="personality"
      about={t`Personality, compared`}
      fileOf={(title) => t`${title}, personality`}
      both={both}
      campaign={campaign}
      query={query}
      print={() => twoPdf(both, campaign)}
    >
      {(comparison) => <Two comparison={comparison} both={both} />}
    </TwoFrame>
  );
}

interface TwoProps {
  comparison: PersonalityComparison;
  both: readonly [number, number];
}

function Two({ comparison, both: [first, second] }: TwoProps) {
  const { members, limits, attribution, campaign, saved } = comparison;
  const likeness = useQuery(interpersonalFit(first, second));
  const names = namesApart(members.map(({ subject }) => subject));
  return (
    <>
      <PairStrip comparison={comparison} />
      {saved && (
        <div className="mb-6">
          <SavedProfileNote saved={saved} />
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-7 print:block">
        <div className="grid min-w-0 gap-6 print:block print:*:mb-6">
          <PairChart comparison={comparison} names={names} />
        </div>
        <div className="grid min-w-0 gap-4 print:block print:*:mb-6">
          <Loaded query={likeness} skeleton={<Skeleton className="h-80 rounded-card" />}>
            {(fit) => (
              <Likeness fit={fit} names={names} recruiting={campaign?.type === 'recruitment'} />
            )}
          </Loaded>
          <NotToConclude limits={limits} />
          {attribution && (
            <p lang="en" className="px-1 text-tiny text-muted">
              {attribution}
            </p>
          )}
        </div>
      </div>
    </>
  );
}
