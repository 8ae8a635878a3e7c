import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { cultureComparison, cultureTwoPdf } from './api.ts';
import { TwoLikeness } from './two-likeness.tsx';
import { TwoProfiles } from './two-profiles.tsx';
import { TwoStrip } from './two-strip.tsx';
import { comparisonPath } from '../../../features/reports/comparison-path.ts';
import { NotToConclude } from '../../../features/reports/report-notes.tsx';
import { namesApart } from '../../../features/reports/words.ts';
import { positive } from '../../../lib/search.ts';
import { TwoFrame } from '../../managers/two-frame.tsx';

const route = getRouteApi(`/manager/staff/organization${comparisonPath('culture')}`);

/** What two people want from a workplace, beside each other. */
export function ReportCultureTwoPage() {
  const { t } = useLingui();
  const params = route.useParams();
  const { campaign } = route.useSearch();
  const both = [positive(params.first) ?? 0, positive(params.second) ?? 0] as const;
  const enabled = both[0] !== both[1];
  const query = useQuery({ ...cultureComparison(both, campaign), enabled });
  return (
    <TwoFrame
      screen="report-culture-two"
      test="culture"
      about={t`Culture, compared`}
      fileOf={(title) => t`${title}, culture`}
      severalUnfinished={unfinishedInWords}
      both={both}
      campaign={campaign}
      query={query}
      print={() => cultureTwoPdf(both, campaign)}
    >
      {(comparison) => (
        <>
          <TwoStrip comparison={comparison} />
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-7 print:block">
            <div className="min-w-0 print:mb-6">
              {comparison.members[0].version === comparison.members[1].version && (
                <TwoProfiles
                  comparison={comparison}
                  names={namesApart(comparison.members.map(({ subject }) => subject))}
                />
              )}
            </div>
            <div className="grid min-w-0 gap-4 print:block print:*:mb-6">
              <TwoLikeness comparison={comparison} />
              <NotToConclude limits={comparison.limits} />
            </div>
          </div>
        </>
      )}
    </TwoFrame>
  );
}

function unfinishedInWords(names: string): string {
  return names
    ? t`At least one of ${names} has not completed the culture test. The comparison will be here once all have.`
    : t`At least one of these people has not completed the culture test. The comparison will be here once all have.`;
}
