import * as z from 'zod/mini';

/** What the clocks of an attempt gave back for lost connections. */
export const clockGaps = z.object({
  times: z.int(),
  seconds: z.int(),
});
export type ClockGaps = z.output<typeof clockGaps>;

/** For managers who read a report, behind other words: `, clock credited 40 s for a lost connection`; empty when nothing was. */
export function asClockGaps({ times, seconds }: ClockGaps): string {
  if (seconds === 0) return '';
  const credited = `, clock credited ${seconds} s for`;
  return times > 1 ? `${credited} ${times} lost connections` : `${credited} a lost connection`;
}
