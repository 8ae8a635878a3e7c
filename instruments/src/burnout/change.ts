import type { Language } from '@assay/contract/languages';
import { toTenth } from '../score/standard-scores.ts';
import { type CategoryCode, categories } from './categories.ts';
import { burnoutScore, categoryScore, type Measured, type StoredBurnout } from './score.ts';
import { burnoutTexts } from './texts/texts.ts';

export type Verdict = 'more strain' | 'less strain' | 'no meaningful difference';

export interface Change {
  /** Later minus earlier, in points of 0..100; above 0 is more strain. */
  difference: number;
  /** Points that measurement error alone stays within in 95 % of people who have not changed. */
  limit: number;
  verdict: Verdict;
  text: string;
}

export interface BurnoutChange {
  overall: Change | null;
  categories: ({ code: CategoryCode; name: string } & Change)[];
}

/**
 * Reliable change (Jacobson and Truax, 1991): a difference counts when it is larger than 1.96 √(SEM₁² + SEM₂²).
 * @returns null where one of the two is missing.
 */
function changeOf(
  earlier: Measured | null,
  later: Measured | null,
  texts: Record<Verdict, string>,
): Change | null {
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
export function compareBurnout(
  earlier: StoredBurnout,
  later: StoredBurnout,
  language: Language | null = null,
): BurnoutChange | null {
  if (earlier.version !== later.version) return null;
  const texts = burnoutTexts(language);
  return {
    overall: changeOf(burnoutScore(earlier), burnoutScore(later), texts.change),
    categories: categories.flatMap(({ code }) => {
      const [before, after] = [categoryScore(earlier, code), categoryScore(later, code)];
      const change = changeOf(before, after, texts.change);
      return change ? [{ code, name: texts.categories[code].name, ...change }] : [];
    }),
  };
}
