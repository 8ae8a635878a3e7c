import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card } from '../../../../ui/page/card.tsx';
import type { Column } from '../../../../ui/tables/table.tsx';
import { Table } from '../../../../ui/tables/table.tsx';
import type { PersonalityWorking } from '../../../../features/reports/api.ts';
import { number, range } from '../../../../features/reports/words.ts';

type Fit = NonNullable<PersonalityWorking['fit']>;
type Target = Fit['targets'][number];

interface FitWorkingProps {
  fit: Fit;
  scales: PersonalityWorking['scales'];
}

/** The fit, target by target, to the number in the report. */
export function FitWorking({ fit, scales }: FitWorkingProps) {
  const { profile, targets } = fit;
  const { name } = profile;
  const columns: readonly Column<Target>[] = [
    {
      id: 'name',
      header: t`Facet`,
      cell: ({ code }) => scales.find((scale) => scale.code === code)?.name,
    },
    {
      id: 'target',
      header: t`Target T`,
      align: 'end',
      cell: ({ target, direction }) => {
        const asked = number(target, 1);
        return direction === 'high' ? t`at least ${asked}` : t`at most ${asked}`;
      },
    },
    { id: 't', header: 'T', align: 'end', cell: ({ t: score }) => number(score, 1) },
    ...(fit.earlier ? [] : [expectedColumn()]),
    { id: 'd', header: 'd', align: 'end', cell: ({ d }) => number(d, 2) },
    { id: 'weight', header: t`Weight w`, align: 'end', cell: ({ weight }) => number(weight, 3) },
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
      title={t`Fit with ${name}`}
      note={
        fit.earlier
          ? t`The distance d counts only what falls short of a target, in standard deviations: T points divided by 10. The weights of all targets add up to 1.`
          : t`The distance d counts only what falls short of a target, in standard deviations: T points of the expected true score divided by 10. The weights of all targets add up to 1.`
      }
    >
      <div className="border-t border-line">
        <Table<Target>
          dense
          caption={t`Targets of ${name}`}
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

function expectedColumn(): Column<Target> {
  return {
    id: 'expected',
    header: t`Expected T`,
    align: 'end',
    cell: ({ expected }) => number(expected, 1),
  };
}

function Steps({ fit }: Pick<FitWorkingProps, 'fit'>) {
  const { distance, plain, draws, median, interval, percentile, percentileInterval } = fit;
  const squares = number(distance, 4);
  const [result, times, middle] = [number(plain, 1), number(draws), number(median, 1)];
  const within = range(interval, 1);
  const [from, to] = percentileInterval ?? [];
  const typical = number(fit.typicalPeople ?? 0);
  const correlations = fit.correlations.map(({ code, r }) => `${code} ${number(r, 2)}`).join(', ');
  return (
    <>
      {!fit.earlier && (
        <li>
          <Trans>
            Expected T: the measured T contains error, so the most likely true score lies nearer to
            50 and to the other facets of its factor. It follows from the reliabilities of the norm
            and the mean correlation of the facets of a factor ({correlations}).
          </Trans>
        </li>
      )}
      <li>
        <Trans>
          Sum of all w × d²: <b>{squares}</b>
        </Trans>
      </li>
      <li>
        <Trans>
          Points of match without allowing for error: 100 × e to the power of −½ × {squares} ={' '}
          <b>{result}</b>
        </Trans>
      </li>
      <li>
        {fit.earlier ? (
          <Trans>
            This result was scored before version 2026.2. The measured scores were drawn {times}{' '}
            times with their error, always the same way for this person and profile. The median of
            their points is <b>{middle}</b>; 95 % of them lie in {within}.
          </Trans>
        ) : (
          <Trans>
            The true scores were drawn {times} times around the expected ones, always the same way
            for this result. The median of their points is <b>{middle}</b>; with the draws 1.15
            times as wide, 90 % of them lie in {within}.
          </Trans>
        )}
      </li>
      {percentile !== null && percentileInterval && fit.typicalPeople !== null && (
        <li>
          <Trans>
            Among {typical} simulated people of the norm group the median ranks higher than{' '}
            <b>{percentile}</b> of 100, the ends of the range higher than {from} and {to}: the
            numbers of the report.
          </Trans>
        </li>
      )}
    </>
  );
}
