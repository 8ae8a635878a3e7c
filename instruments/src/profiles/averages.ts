import { toTenth } from '../score/standard-scores.ts';
import { studentQuantile } from '../statistics/beta.ts';

/** What has to be kept of one scale's T-scores to know mean and spread without reading them again. */
export interface KeptSums {
  n: number;
  sum: number;
  sumOfSquares: number;
}

/** In T, one decimal. */
export interface Average {
  n: number;
  mean: number;
  sd: number;
  /** 95 % confidence interval of the mean, Student's t with n − 1 degrees of freedom. */
  interval: [low: number, high: number];
}

/** Fewer people are never averaged: an average of a few shows the single person. */
export const leastN = 5;

/**
 * Mean, spread and how sure the mean is, from kept sums.
 * @returns null below `leastN` people.
 * @throws RangeError when n is no number of people or the sums cannot belong to n scores.
 */
export function averageOf({ n, sum, sumOfSquares }: KeptSums): Average | null {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`Not a number of people: ${n}`);
  if (n < leastN) return null;
  const mean = sum / n;
  const squares = sumOfSquares - n * mean * mean;
  // Equal scores leave a rounding error of this size, on either side of 0.
  if (!(squares > -1e-6 * sumOfSquares)) throw new RangeError('The sums do not belong together');
  const sd = Math.sqrt(Math.max(0, squares) / (n - 1));
  const half = (studentQuantile(0.975, n - 1) * sd) / Math.sqrt(n);
  return {
    n,
    mean: toTenth(mean),
    sd: toTenth(sd),
    interval: [toTenth(mean - half), toTenth(mean + half)],
  };
}
