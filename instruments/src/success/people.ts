import type { ScaleCode } from '../personality/scales.ts';
import { pearson } from '../statistics/correlation.ts';
import { midRanks } from '../statistics/rank-correlation.ts';
import { type Correlated, type Outcome, outcomes } from './evidence.ts';

/** The reviewed people of a success profile, in columns: place i of every list belongs to the same person. */
export interface ReviewedPeople {
  /** T-scores of one norm; null where somebody has none. */
  scales: readonly { code: ScaleCode; t: readonly (number | null)[] }[];
  /** Mean ratings of each outcome over its items and reviewers, 1..5; null where nobody has reviewed. */
  outcomes: Readonly<Record<Outcome, readonly (number | null)[]>>;
}

/** One scale beside one outcome, over the people with both. */
export interface RankedPair {
  code: ScaleCode;
  outcome: Outcome;
  /** Places of the people, rising, and their mid-ranks in the same order. */
  who: readonly number[];
  scale: readonly number[];
  rating: readonly number[];
}

/** @throws RangeError when the columns differ in length. */
export function rankPairs({ scales, outcomes: ratings }: ReviewedPeople): RankedPair[] {
  const people = ratings.performance.length;
  if ([ratings.engagement, ...scales.map(({ t }) => t)].some(({ length }) => length !== people)) {
    throw new RangeError('One place for each person in every column, please');
  }
  return outcomes.flatMap((outcome) =>
    scales.map(({ code, t }) => {
      const both = t.flatMap((score, at) => {
        const rating = ratings[outcome][at] ?? null;
        return score === null || rating === null ? [] : [{ at, score, rating }];
      });
      return {
        code,
        outcome,
        who: both.map(({ at }) => at),
        scale: midRanks(both.map(({ score }) => score)),
        rating: midRanks(both.map(({ rating }) => rating)),
      };
    }),
  );
}

/** Spearman's r of a pair. */
export function correlate({ code, outcome, who, scale, rating }: RankedPair): Correlated {
  return { code, outcome, n: who.length, r: who.length < 2 ? null : pearson(scale, rating) };
}

/**
 * The same as if the person had never been there, without ranking everyone again: the ranks above the one who is gone move
 * down by one, those that shared it by half of that. A cross-validation does this for everyone and every scale.
 */
export function correlateWithout(pair: RankedPair, person: number): Correlated {
  const { code, outcome, who, scale, rating } = pair;
  const place = who.indexOf(person);
  if (place === -1) return correlate(pair);
  const n = who.length - 1;
  if (n < 2) return { code, outcome, n, r: null };
  const [goneX, goneY, centre] = [scale[place] ?? 0, rating[place] ?? 0, (n + 1) / 2];
  let [xy, xx, yy] = [0, 0, 0];
  for (let at = 0; at <= n; at += 1) {
    if (at === place) continue;
    const [x, y] = [scale[at] ?? 0, rating[at] ?? 0];
    const dx = x - centre - (x > goneX ? 1 : x === goneX ? 0.5 : 0);
    const dy = y - centre - (y > goneY ? 1 : y === goneY ? 0.5 : 0);
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  }
  const r = xx === 0 || yy === 0 ? null : Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)));
  return { code, outcome, n, r };
}
