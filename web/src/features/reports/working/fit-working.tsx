import { Card } from '../../../ui/card.tsx';
import type { Column } from '../../../ui/table.tsx';
import { Table } from '../../../ui/table.tsx';
import type { PersonalityWorking } from '../api.ts';
import { number, range } from '../words.ts';

type Fit = NonNullable<PersonalityWorking['fit']>;
type Target = Fit['targets'][number];

interface FitWorkingProps {
  fit: Fit;
  scales: PersonalityWorking['scales'];
}

/** The fit, target by target, to the number in the report. */
export function FitWorking({ fit, scales }: FitWorkingProps) {
  const { profile, targets } = fit;
  const columns: readonly Column<Target>[] = [
    {
      id: 'name',
      header: 'Facet',
      cell: ({ code }) => scales.find((scale) => scale.code === code)?.name,
    },
    {
      id: 'target',
      header: 'Target T',
      align: 'end',
      cell: ({ target, direction }) =>
        `${direction === 'high' ? 'at least' : 'at most'} ${number(target, 1)}`,
    },
    { id: 't', header: 'T', align: 'end', cell: ({ t }) => number(t, 1) },
    ...(fit.earlier ? [] : [expectedColumn]),
    { id: 'd', header: 'd', align: 'end', cell: ({ d }) => number(d, 2) },
    { id: 'weight', header: 'Weight w', align: 'end', cell: ({ weight }) => number(weight, 3) },
    {
      id: 'wd2',
      header: 'w × d²',
      align: 'end',
      cell: ({ weight, d }) => number(weight * d * d, 4),
    },
  ];
  const costliest = targets.toSorted((one, other) => cost(other) - cost(one));
  return (
    <Card
      flush
      title={`Fit to ${profile.name}`}
      note={`The distance d counts only what falls short of a target, in standard deviations: T points divided by 10${fit.earlier ? '' : ', of the expected true score'}. The weights of all targets make 1.`}
    >
      <div className="border-t border-line">
        <Table<Target>
          dense
          caption={`Targets of ${profile.name}`}
          rows={costliest}
          rowKey={({ code }) => code}
          columns={columns}
        />
      </div>
      <ol className="grid gap-1.5 border-t border-line px-5 py-4 text-small sm:px-6">
        <Steps fit={fit} />
      </ol>
    </Card>
  );
}

function cost({ weight, d }: Target): number {
  return weight * d * d;
}

const expectedColumn: Column<Target> = {
  id: 'expected',
  header: 'Expected T',
  align: 'end',
  cell: ({ expected }) => number(expected, 1),
};

function Steps({ fit }: Pick<FitWorkingProps, 'fit'>) {
  const { distance, plain, draws, median, interval, percentile, percentileInterval } = fit;
  const correlations = fit.correlations.map(({ code, r }) => `${code} ${number(r, 2)}`).join(', ');
  return (
    <>
      {!fit.earlier && (
        <li>
          Expected T: the measured T contains error, so the most likely true score lies nearer to 50
          and to the other facets of its factor. It follows from the reliabilities of the norm and
          the mean correlation of the facets of a factor ({correlations}).
        </li>
      )}
      <li>
        All w × d² together: <b>{number(distance, 4)}</b>
      </li>
      <li>
        Plain fit: 100 × e to the power of −½ × {number(distance, 4)} = <b>{number(plain, 1)}</b>
      </li>
      <li>
        {fit.earlier
          ? `This result was scored before version 2026.2. The measured scores were drawn ${number(draws)} times with their error, always the same way for this person and profile.`
          : `The true scores were drawn ${number(draws)} times around the expected ones, always the same way for this result.`}{' '}
        The middle of these fits is <b>{number(median, 1)}</b>;{' '}
        {fit.earlier
          ? `95 % of them lie in ${range(interval, 1)}.`
          : `with the draws 1.15 times as wide, 90 % of them lie in ${range(interval, 1)}.`}
      </li>
      {percentile !== null && percentileInterval && fit.typicalPeople !== null && (
        <li>
          Among {number(fit.typicalPeople)} simulated people of the norm group the middle ranks
          higher than <b>{percentile}</b> of 100, the ends of the interval higher than{' '}
          {percentileInterval.join(' and ')}: the numbers of the report.
        </li>
      )}
    </>
  );
}
