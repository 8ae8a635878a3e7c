import { normalCdf } from '../statistics/normal.ts';

/*
 * The scores that reports show, and how sure they are. z is the distance from the norm's mean in its
 * standard deviations. Definitions are the usual ones; the band limits at T 45 and 55 are a convention.
 */

export type Band = 'low' | 'average' | 'high';

/** T-score: mean 50, SD 10, unbounded. @param z any number. */
export function toT(z: number): number {
  return 50 + 10 * z;
}

/** Standard ten: whole number 1..10, mean 5.5, SD 2. @param z any number. */
export function stenOf(z: number): number {
  return Math.min(10, Math.max(1, Math.round(5.5 + 2 * z)));
}

/** Per cent of the norm group below, 0..100, if scores are normally distributed. @param z any number. */
export function percentileOf(z: number): number {
  return 100 * normalCdf(z);
}

/** T below 45 is low, above 55 high, both limits themselves average. @param t T-score. */
export function bandOf(t: number): Band {
  if (t < 45) return 'low';
  return t > 55 ? 'high' : 'average';
}

/**
 * Standard error of measurement in T.
 * @param reliability 0..1. @throws RangeError outside.
 */
export function semOf(reliability: number): number {
  if (!(reliability >= 0 && reliability <= 1))
    throw new RangeError(`No reliability: ${reliability}`);
  return 10 * Math.sqrt(1 - reliability);
}

/** 95 % band around a T-score: T ± 1.96 standard errors. @throws RangeError for a reliability outside 0..1. */
export function intervalOf(t: number, reliability: number): [low: number, high: number] {
  const half = 1.96 * semOf(reliability);
  return [t - half, t + half];
}

/** Two decimals, for correlations and agreements. */
export function toHundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

/** One decimal: finer digits would claim a precision that no scale has. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
