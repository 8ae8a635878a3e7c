/**
 * For how many milliseconds an answer waited on the device before this try to send it; 0 without it. It travels in a header
 * because it belongs to the try, and because servers of the release before refuse fields that they do not know.
 */
export const waitedHeader = 'x-answer-waited';

/** Longer than any campaign. */
const longestWait = 366 * 24 * 3_600_000;

/** Whole milliseconds, 0..366 days; what is no such number counts as 0. */
export function readWaited(header: string | readonly string[] | undefined): number {
  if (typeof header !== 'string' || !/^\d{1,11}$/.test(header)) return 0;
  return Math.min(longestWait, Number(header));
}
