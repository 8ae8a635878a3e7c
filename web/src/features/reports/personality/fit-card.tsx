import { Card } from '../../../ui/card.tsx';
import { Density } from '../../../ui/charts/density.tsx';
import type { PersonalityReport } from '../api.ts';
import { number, range } from '../words.ts';

/** The fit among what typical people get on the same profile, and what may be said about the difference. */
export function FitCard({ report: { fit } }: { report: PersonalityReport }) {
  if (!fit) return null;
  const { profile, median, interval, typicalPerson } = fit;
  const typical = `Half of all typical people get ${range(typicalPerson.quartiles)}, the middle one ${number(typicalPerson.median)}`;
  return (
    <Card
      id="fit"
      title={`Fit to ${profile.name}`}
      className="scroll-mt-4 print:break-inside-avoid print:[&_details]:hidden"
    >
      <p className="mb-3 max-w-reading">{fit.inWords}</p>
      <Density
        title={`Fit to ${profile.name} among typical people`}
        label={`Fit ${number(median)}, between ${number(interval[0])} and ${number(interval[1])} of 100. ${typical}.`}
        domain={[0, 100]}
        spread={{ shares: typicalPerson.shares }}
        quartiles={typicalPerson.quartiles}
        marker={{ at: median, band: interval, label: number(median) }}
        hue="personality"
        format={(value) => number(value)}
      />
      <p className="mt-2 max-w-reading text-small text-muted">
        The dot is this fit; on its bar it would lie in 95 of 100 repeated tests. The curve is what
        simulated people of the norm group get on the same profile, measured with the same error.{' '}
        {typical} (the grey range): a high number alone says little. Error lowers every fit, so
        compare it with theirs and not with 100.
      </p>
    </Card>
  );
}
