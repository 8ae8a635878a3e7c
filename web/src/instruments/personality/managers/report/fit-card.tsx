import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card } from '../../../../ui/page/card.tsx';
import { Density } from '../../../../ui/charts/density.tsx';
import type { PersonalityReport } from '../../../../features/reports/api.ts';
import { Folded } from '../../../../ui/page/folded.tsx';
import { SavedProfileNote } from '../../../../ui/page/saved-profile-note.tsx';
import { RankLine } from '../rank-line.tsx';
import { number, range } from '../../../../features/reports/words.ts';
import { OwnProfile } from './own-profile.tsx';

/** The fit as a rank among typical people, the figure behind it, and the person's own profile beside the one asked for. */
export function FitCard({ report }: { report: PersonalityReport }) {
  const { fit } = report;
  if (!fit) return null;
  const { percentile, percentileInterval } = fit;
  const { name, version } = fit.profile;
  const [from, to] = percentileInterval ?? [0, 0];
  return (
    <Card
      flush
      id="fit"
      title={t`Fit with ${name}`}
      note={version === undefined ? undefined : t`Version ${version} of the profile`}
      className="scroll-mt-4 print:break-inside-avoid"
    >
      <div className="px-5 pb-4 sm:px-6 print:[&_details]:hidden">
        {fit.saved && (
          <div className="mb-4">
            <SavedProfileNote saved={fit.saved} />
          </div>
        )}
        <p className="max-w-reading">{fit.inWords}</p>
        {percentile !== null && percentileInterval && (
          <RankLine
            title={t`Fit with ${name} among typical people`}
            label={t`Higher than about ${percentile} of 100 typical people, between ${from} and ${to}.`}
            percentile={percentile}
            interval={percentileInterval}
            ends={[t`lower fit`, t`higher fit`]}
          />
        )}
        {fit.familyNote !== null && (
          <p className="mt-2 max-w-reading text-small text-muted">{fit.familyNote}</p>
        )}
      </div>
      <div className="divide-y divide-line border-t border-line print:hidden">
        <Folded name={t`Points of match, from which the rank follows`}>
          <FitFigure fit={fit} />
        </Folded>
        <Folded name={t`This person’s own profile beside the profile asked for`}>
          <OwnProfile report={report} fit={fit} />
        </Folded>
      </div>
    </Card>
  );
}

function FitFigure({ fit }: { fit: NonNullable<PersonalityReport['fit']> }) {
  const { profile, median, interval, typicalPerson } = fit;
  const { name } = profile;
  const [score, within] = [number(median), range(interval)];
  if (!typicalPerson) {
    return (
      <p className="max-w-reading px-5 pb-4 text-small sm:px-6">
        <Trans>
          {score} points of match (95 %: {within}), of at most 100.
        </Trans>
      </p>
    );
  }
  const half = range(typicalPerson.quartiles);
  const middle = number(typicalPerson.median);
  return (
    <div className="px-5 pb-4 sm:px-6">
      <Density
        title={t`Points of match with ${name}, 0 to 100`}
        label={t`${score} points of match, range ${within}. Half of all typical people get ${half}, with a median of ${middle}.`}
        domain={[0, 100]}
        spread={{ shares: typicalPerson.shares }}
        quartiles={typicalPerson.quartiles}
        marker={{ at: median, band: interval, label: number(median) }}
        hue="violet"
        format={(value) => number(value)}
      />
      <p className="mt-2 max-w-reading text-small text-muted">
        <Trans>
          {score} points of match, of at most 100. The bar is the 90 % confidence range: {within}.
          The curve shows what simulated people of the norm group get on the same profile. Half of
          them get {half} (the grey range), with a median of {middle}, so many points alone say
          little. “How this was calculated” shows every step.
        </Trans>
      </p>
    </div>
  );
}
