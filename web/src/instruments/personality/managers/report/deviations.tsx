import { shownDifference } from '@assay/contract/shown-difference';
import { plural, t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { Card } from '../../../../ui/page/card.tsx';
import { Pill } from '../../../../ui/text/status.tsx';
import type { PersonalityReport } from '../../../../features/reports/api.ts';
import { number } from '../../../../features/reports/words.ts';
import { percent } from '../../../../lib/numbers.ts';

const mostShown = 8;

/** What costs most of the fit, and how much of it may be measurement error. */
export function Deviations({ report: { fit, scales } }: { report: PersonalityReport }) {
  if (!fit) return null;
  const costs = fit.comparison.filter(({ shortfall }) => shortfall > 0);
  const scaleOf = (code: string) => scales.find((scale) => scale.code === code);
  const { name } = fit.profile;
  const all = fit.comparison.length;
  const met = all - costs.length;
  const metInWords = plural(met, {
    one: `# of ${all} targets of ${name} is met.`,
    other: `# of ${all} targets of ${name} are met.`,
  });
  const more = costs.length - mostShown;
  const certain = costs.filter(({ meaningful }) => meaningful).length;
  return (
    <Card
      flush
      id="deviations"
      title={t`Deviations from the profile`}
      note={`${metInWords} ${certainInWords(certain, costs.length)}`}
      className="scroll-mt-4"
    >
      {costs.length > 0 && (
        <ol className="border-t border-line">
          {costs.slice(0, mostShown).map(({ code, target, direction, cost, meaningful }) => (
            <li
              key={code}
              className="items-center gap-x-4 gap-y-1 border-t border-line px-5 py-3 first:border-t-0 max-sm:flex max-sm:flex-wrap sm:grid sm:grid-cols-[minmax(8rem,12rem)_1fr_11.5rem] sm:gap-x-6 sm:px-6 print:break-inside-avoid"
            >
              <div className="font-medium">{scaleOf(code)?.name}</div>
              <div className="max-sm:order-1 max-sm:w-full">
                <div className="text-small">
                  {missedInWords(scaleOf(code)?.t ?? 0, { target, direction })}
                </div>
                <div aria-hidden className="mt-1.5 h-1 overflow-hidden rounded-full bg-line">
                  <div
                    style={{ width: `${cost * 100}%` }}
                    className="h-full rounded-full bg-violet"
                  />
                </div>
              </div>
              <div className="ml-auto justify-self-end text-right">
                <Pill tone={meaningful ? 'accent' : 'open'}>
                  {meaningful ? t`Clear gap` : t`Could be chance`}
                </Pill>
                <div className="mt-0.5 text-tiny text-muted">{costInWords(cost)}</div>
              </div>
            </li>
          ))}
        </ol>
      )}
      {costs.length > mostShown && (
        <p className="border-t border-line px-5 py-3 text-small text-muted sm:px-6">
          <Plural
            value={more}
            one="# smaller gap is not shown here. “How this was calculated” lists all."
            other="# smaller gaps are not shown here. “How this was calculated” lists all."
          />
        </p>
      )}
    </Card>
  );
}

type Cost = NonNullable<PersonalityReport['fit']>['comparison'][number];

function missedInWords(
  score: number,
  { target, direction }: Pick<Cost, 'target' | 'direction'>,
): string {
  const [own, asked, by] = [
    number(score),
    number(target),
    number(Math.abs(shownDifference(score, target))),
  ];
  // Missed by less than what a whole number shows.
  if (by === number(0))
    return direction === 'high'
      ? t`T ${own}, the profile asks for at least ${asked}: just below it`
      : t`T ${own}, the profile asks for at most ${asked}: just above it`;
  return direction === 'high'
    ? t`T ${own}, the profile asks for at least ${asked}: ${by} below it`
    : t`T ${own}, the profile asks for at most ${asked}: ${by} above it`;
}

function costInWords(cost: number): string {
  if (cost < 0.005) return t`under 1\u00a0% of the total gap`;
  const share = percent(cost);
  return t`${share} of the total gap`;
}

function certainInWords(certain: number, missed: number): string {
  if (missed === 0) return t`Nothing falls short.`;
  if (certain === 0) return t`The gaps of the others could all be chance.`;
  return plural(certain, {
    one: 'Of the others, # has a clear gap.',
    other: 'Of the others, # have a clear gap.',
  });
}
