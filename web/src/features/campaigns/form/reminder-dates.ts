import { momentOf, wallClock } from '../../../lib/moments.ts';

/**
 * When reminders would go out: spread evenly until the deadline, each at 09:00 of its day there. Two on one day become
 * one, and none lies outside. The server plans by the same rule when the campaign is activated.
 */
export function reminderDates(from: number, deadline: number, count: number, timeZone: string) {
  const moments = Array.from({ length: count }, (_, i) => {
    const even = from + ((deadline - from) * (i + 1)) / (count + 1);
    return momentOf(wallClock(even, timeZone).date, '09:00', timeZone);
  });
  return [...new Set(moments)].filter((moment) => {
    const at = Date.parse(moment);
    return at > from && at < deadline;
  });
}
