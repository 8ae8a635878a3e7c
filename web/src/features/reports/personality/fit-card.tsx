import { Card } from '../../../ui/card.tsx';
import { Density } from '../../../ui/charts/density.tsx';
import type { PersonalityReport } from '../api.ts';
import { Folded } from '../folded.tsx';
import { RankLine } from '../rank-line.tsx';
import { number, range } from '../words.ts';
import { OwnProfile } from './own-profile.tsx';

/** The fit as a rank among typical people, the figure behind it, and the person's own profile beside the one asked for. */
export function FitCard({ report }: { report: PersonalityReport }) {
  const { fit } = report;
  if (!fit) return null;
  const { profile, percentile, percentileInterval } = fit;
  return (
    <Card
      flush
      id="fit"
      title={`Fit to ${profile.name}`}
      className="scroll-mt-4 print:break-inside-avoid"
    >
      <div className="px-5 pb-4 sm:px-6 print:[&_details]:hidden">
        <p className="max-w-reading">{fit.inWords}</p>
        {percentile !== null && percentileInterval && (
          <RankLine
            title={`Fit to ${profile.name} among typical people`}
            label={`Higher than about ${percentile} of 100 typical people, between ${percentileInterval.join(' and ')}.`}
            percentile={percentile}
            interval={percentileInterval}
            ends={['lower fit', 'higher fit']}
          />
        )}
        {fit.familyNote !== null && (
          <p className="mt-2 max-w-reading text-small text-muted">{fit.familyNote}</p>
        )}
      </div>
      <div className="divide-y divide-line border-t border-line print:hidden">
        <Folded name="The figure from 0 to 100">
          <FitFigure fit={fit} />
        </Folded>
        <Folded name="This person’s own profile beside the profile asked for">
          <OwnProfile report={report} fit={fit} />
        </Folded>
      </div>
    </Card>
  );
}

function FitFigure({ fit }: { fit: NonNullable<PersonalityReport['fit']> }) {
  const { profile, median, interval, typicalPerson } = fit;
  const figure = `Fit ${number(median)} of 100, between ${range(interval)}`;
  if (!typicalPerson) {
    return <p className="max-w-reading px-5 pb-4 text-small sm:px-6">{figure} (95 %).</p>;
  }
  const typical = `Half of all typical people get ${range(typicalPerson.quartiles)}, the middle one ${number(typicalPerson.median)}`;
  return (
    <div className="px-5 pb-4 sm:px-6">
      <Density
        title={`Fit to ${profile.name}, 0 to 100`}
        label={`${figure}. ${typical}.`}
        domain={[0, 100]}
        spread={{ shares: typicalPerson.shares }}
        quartiles={typicalPerson.quartiles}
        marker={{ at: median, band: interval, label: number(median) }}
        hue="personality"
        format={(value) => number(value)}
      />
      <p className="mt-2 max-w-reading text-small text-muted">
        {figure}: the bar holds the fit of the true scores in about 90 of 100 people. The curve is
        what simulated people of the norm group get on the same profile. {typical} (the grey range),
        so a high figure alone says little. The working shows how it is calculated.
      </p>
    </div>
  );
}
