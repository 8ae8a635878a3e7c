import { t } from '@lingui/core/macro';

type Interval = readonly [low: number, high: number];

/**
 * The end of the scale at which a fit lies with its whole band: the band is cut off there, and a band without width
 * would read as certainty. Null where there is a band to show.
 */
export function fitEnd([low, high]: Interval): string | null {
  if (high <= 0) return t`the lowest there is`;
  return low >= 100 ? t`the highest there is` : null;
}

/** What stands beside a fit: `between 12 and 43`, or the end of the scale. */
export function fitRange(interval: Interval): string {
  const [from, to] = interval;
  return fitEnd(interval) ?? t`between ${from} and ${to}`;
}
