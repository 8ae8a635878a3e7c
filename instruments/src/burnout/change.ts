import { toTenth } from '../score/standard-scores.ts';
import { type CategoryCode, categories } from './categories.ts';
import { burnoutScore, categoryScore, type Measured, type StoredBurnout } from './score.ts';

export interface Change {
  /** Later minus earlier, in points of 0..100; above 0 is more strain. */
  difference: number;
  /** Points that measurement error alone stays within in 95 % of people who have not changed. */
  limit: number;
  verdict: 'more strain' | 'less strain' | 'no meaningful difference';
  text: string;
}

export interface BurnoutChange {
  overall: Change | null;
  categories: ({ code: CategoryCode; name: string } & Change)[];
}

const texts: Record<Change['verdict'], string> = {
  'more strain':
    'More strain than the last time, by more than measurement error explains. Something may have become harder; it is worth asking what.',
  'less strain':
    'Less strain than the last time, by more than measurement error explains. Whatever has changed, it is worth keeping.',
  'no meaningful difference':
    'No meaningful difference: two measurements of somebody who has not changed at all are often this far apart.',
};

/**
 * Reliable change (Jacobson and Truax, 1991): a difference counts when it is larger than 1.96 √(SEM₁² + SEM₂²).
 * @returns null where one of the two is missing.
 */
function changeOf(earlier: Measured | null, later: Measured | null): Change | null {
  if (!earlier || !later) return null;
  const difference = toTenth(later.score - earlier.score);
  const limit = 1.96 * Math.hypot(earlier.sem, later.sem);
  const verdict =
    Math.abs(difference) <= limit
      ? 'no meaningful difference'
      : difference > 0
        ? 'more strain'
        : 'less strain';
  return { difference, limit: toTenth(limit), verdict, text: texts[verdict] };
}

/**
 * What has changed between two records of one person; for the person alone.
 * @returns null when the records come from different versions of the questions, which cannot be compared.
 */
export function compareBurnout(earlier: StoredBurnout, later: StoredBurnout): BurnoutChange | null {
  if (earlier.version !== later.version) return null;
  return {
    overall: changeOf(burnoutScore(earlier), burnoutScore(later)),
    categories: categories.flatMap(({ code, name }) => {
      const change = changeOf(categoryScore(earlier, code), categoryScore(later, code));
      return change ? [{ code, name, ...change }] : [];
    }),
  };
}
