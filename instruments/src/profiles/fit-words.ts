import type { Language } from '@assay/contract/languages';
import type { Fit } from './fit.ts';
import { fitWords } from './words/words.ts';

/** A fit as the first thing that a reader sees: a rank among typical people with its uncertainty. Null stands for English. */
export function fitInWords(
  { percentile, percentileInterval: [low, high] }: Pick<Fit, 'percentile' | 'percentileInterval'>,
  language: Language | null,
): string {
  const words = fitWords(language);
  const rank = words.rank(percentile, low, high);
  if (low > 50) return `${rank} ${words.clearlyAbove}`;
  return `${rank} ${high < 50 ? words.clearlyBelow : words.couldBeChance}`;
}
