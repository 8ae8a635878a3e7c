import type { TestCard } from '@assay/contract/subject-profile';
import { t } from '@lingui/core/macro';
import { fitRange } from '../../lib/culture-fit.ts';
import { decimal } from '../../lib/numbers.ts';

type Score = NonNullable<TestCard['score']>;
type Metric = Score['metric'];

const clamped = (value: number) => Math.min(100, Math.max(0, value));

/** Where a number is on the line, in per cent of its width; the middle of the scale of ability is the middle of the line. */
export const metricScales: Record<Metric, (value: number) => number> = {
  fit: clamped,
  match: clamped,
  percent: clamped,
  iq: (value) => clamped(((value - 55) / 90) * 100),
};

/** A number is never said without the range of its error. */
export function scoreInWords(name: string, score: Score): { whole: string; short: string } {
  const value = decimal(score.value, 0);
  const [low, high] = score.interval.map((end) => decimal(end, 0)) as [string, string];
  // No line breaks within it.
  const range = `${low}–\u2060${high}`;
  const reference = score.reference ?? '';
  switch (score.metric) {
    case 'fit':
      return {
        short: t`Fit with ${reference} (${range})`,
        whole: t`Fit with ${reference}: higher than about ${value} of 100 typical people, between ${low} and ${high}`,
      };
    case 'match': {
      const within = fitRange(score.value, score.interval);
      const words = t`Fit with ${reference}: ${value} of 100, ${within}`;
      return { short: words, whole: words };
    }
    case 'iq':
      return {
        short: t`provisional model score ${value} (${range})`,
        whole: t`${name}: provisional model score ${value}, between ${low} and ${high}`,
      };
    case 'percent':
      return {
        short: t`${value}\u00a0% right (${range}\u00a0%)`,
        whole: t`${name}: ${value} % right, between ${low} and ${high}`,
      };
  }
}
