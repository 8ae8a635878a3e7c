interface Mean {
  /** Stands for the campaign: A, B, C, D. */
  letter: string;
  mean: number;
  interval: readonly [number, number];
}

/** Which campaigns lie apart on a scale: `A and B above C`, or that all is within chance. */
export function apartInWords(means: readonly Mean[]): string {
  if (means.length < 2) return '';
  const above = means.flatMap((high) => {
    const below = means.filter((low) => high.interval[0] > low.interval[1]);
    return below.length > 0 ? [{ high: high.letter, low: below.map(({ letter }) => letter) }] : [];
  });
  if (above.length === 0) return 'Within chance';
  return above.map(({ high, low }) => `${high} above ${low.join(', ')}`).join('; ');
}
