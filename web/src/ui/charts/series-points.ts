import { counted } from '../../lib/numbers.ts';
import type { Hue } from './hue.ts';
import type { Range } from './scale.ts';

export interface SeriesPoint {
  /** ISO 8601. */
  at: string;
  /** Null leaves a gap. */
  value: number | null;
  band?: Range;
  /** How many it is the mean of. */
  n?: number;
}

export interface SeriesLine {
  name: string;
  /** Oldest first. */
  points: readonly SeriesPoint[];
  hue?: Hue;
}

/** `3.8 (3.2–4.4)`, `3.8, n = 2`, or a dash for a gap. */
export function valueInWords({ value, band, n }: SeriesPoint, format: (value: number) => string) {
  if (value === null) return '–';
  const words = band ? `${format(value)} (${band.map(format).join('–')})` : format(value);
  return n === undefined ? words : `${words}, n = ${counted(n)}`;
}
