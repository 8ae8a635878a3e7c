import { t } from '@lingui/core/macro';

interface Mean {
  /** Stands for the campaign: A, B, C, D. */
  letter: string;
  mean: number;
  interval: readonly [number, number];
}

/** Which campaigns lie apart on a scale: `A above B, C`, or that all could be chance. */
export function apartInWords(means: readonly Mean[]): { apart: boolean; words: string } {
  if (means.length < 2) return { apart: false, words: '' };
  const above = means.flatMap((high) => {
    const below = means.filter((low) => high.interval[0] > low.interval[1]);
    return below.length > 0 ? [aboveInWords(high, below)] : [];
  });
  if (above.length === 0) return { apart: false, words: t`Could be chance` };
  return { apart: true, words: above.join('; ') };
}

function aboveInWords({ letter: high }: Mean, below: readonly Mean[]): string {
  const low = below.map(({ letter }) => letter).join(', ');
  return t`${high} above ${low}`;
}
