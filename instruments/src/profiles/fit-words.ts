import type { Language } from '@assay/contract/languages';
import type { Fit } from './fit.ts';
import { fitWords } from './words/words.ts';

type Ranked = Pick<Fit, 'percentile' | 'percentileInterval' | 'interval' | 'sharesTop'> & {
  typical: Pick<Fit['typical'], 'median'>;
};

/** A fit as the first thing that a reader sees: a rank among typical people with its uncertainty. Null stands for English. */
export function fitInWords(fit: Ranked, language: Language | null): string {
  const { percentile, percentileInterval, interval, typical, sharesTop } = fit;
  const [low, high] = percentileInterval;
  const words = fitWords(language);
  const rank = [words.rank(percentile, low, high), ...(sharesTop ? [words.sharesTop] : [])].join(
    ' ',
  );
  if (low > 50) return `${rank} ${words.clearlyAbove}`;
  // Where half of all meet a profile fully, the highest fit is higher than fewer than 50 of 100, and no lower than any.
  const below = high < 50 && interval[1] < typical.median;
  return `${rank} ${below ? words.clearlyBelow : words.couldBeChance}`;
}
