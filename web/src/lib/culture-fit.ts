import { t } from '@lingui/core/macro';

type Interval = readonly [low: number, high: number];

/**
 * The end of the scale at which a fit lies with its whole band: the band is cut off there, and a band without width
 * would read as certainty. Null where there is a band to show.
 */
export function fitEnd([low, high]: Interval): string | null {
  if (high <= 0) return t`no agreement, the lowest there is`;
  return low >= 100 ? t`the highest there is` : null;
}

/** What stands beside a fit: `between 12 and 43`, or the end of the scale. 0 is what every correlation of 0 and below becomes. */
export function fitRange(fit: number, interval: Interval): string {
  const end = fitEnd(interval);
  if (end !== null) return end;
  const [from, to] = interval;
  return fit > 0 ? t`between ${from} and ${to}` : t`no agreement, at most ${to}`;
}
