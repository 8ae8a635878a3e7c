import type { Language } from '@assay/contract/languages';
import { counted } from '../digits.ts';
import { toTenth } from '../score/standard-scores.ts';
import { skillTexts } from './own-texts.ts';
import { groupInterval, type Measured } from './precision.ts';

/** How many people of a group got which score, in per cent of the maximum. Every score once. */
export type Distribution = readonly { percent: number; people: number }[];

export interface Standing {
  /** People in the group. */
  n: number;
  /** Per cent of the group below, with half of the equal ones (mid-rank); null below 10 people. */
  percentile: number | null;
  /** 95 %: measurement error and the size of the group together. */
  interval: [low: number, high: number] | null;
  /** In words: why there is none, or what it says. */
  note: string;
}

/** In a smaller group a rank says more about who happened to come (ours). */
const enoughForPercentile = 10;

function midRank(percent: number, group: Distribution, n: number): number {
  let below = 0;
  for (const one of group) {
    if (Math.abs(one.percent - percent) < 1e-6) below += one.people / 2;
    else if (one.percent < percent) below += one.people;
  }
  return (100 * below) / n;
}

/**
 * Where a score stands in a group that took the same test, by mid-rank: a percentile of 70 means that 70 % did less well,
 * with the equal ones split between below and above. The group need not hold the person: groups that are open to everybody who
 * comes would show who has come (`profiles/averages.ts`).
 *
 * The band puts two errors together: what the percentile would be at the ends of the score's own band, and what another
 * group of this size might have given (Wilson). Distances from the percentile are combined as roots of squares (Zou &
 * Donner 2008).
 * @throws RangeError for a group with broken numbers of people.
 */
export function standingIn(
  group: Distribution,
  { percent, interval }: Measured,
  language: Language | null = null,
): Standing {
  const texts = skillTexts(language);
  if (group.some(({ people }) => !Number.isInteger(people) || people < 0)) {
    throw new RangeError('Not a number of people');
  }
  const n = group.reduce((sum, { people }) => sum + people, 0);
  if (n < enoughForPercentile) {
    const note = texts.noPercentile;
    return { n, percentile: null, interval: null, note };
  }
  const percentile = midRank(percent, group, n);
  const [fewer, more] = groupInterval(percentile, n);
  const down = Math.hypot(percentile - midRank(interval[0], group, n), percentile - fewer);
  const up = Math.hypot(midRank(interval[1], group, n) - percentile, more - percentile);
  return {
    n,
    percentile: toTenth(percentile),
    interval: [toTenth(Math.max(0, percentile - down)), toTenth(Math.min(100, percentile + up))],
    note: texts.compared({ n: counted(n, language) }),
  };
}
