import { momentOf, wallClock } from '../../lib/moments.ts';

type Unit = 'day' | 'month' | 'year';

const steps: readonly (readonly [unit: Unit, count: number, days: number])[] = [
  ['day', 1, 1],
  ['day', 2, 2],
  ['day', 7, 7],
  ['day', 14, 14],
  ['month', 1, 30.4],
  ['month', 3, 91.3],
  ['month', 6, 182.6],
  ['year', 1, 365.25],
  ['year', 2, 730.5],
  ['year', 5, 1826],
  ['year', 10, 3652],
];

export interface TimeTicks {
  /** Milliseconds since 1970: days, months or years that begin, by the clocks of the time zone. */
  at: number[];
  /** What tells one from the next. */
  unit: Unit | 'date';
}

const day = 86_400_000;

/**
 * A few round moments within a stretch of time given in milliseconds, at most `most`; one moment has itself. In the time zone in
 * which the days of the moments are told: by another one a mark would name the day after, or before.
 */
export function timeTicks(from: number, to: number, timeZone: string, most = 5): TimeTicks {
  if (to <= from) return { at: [from], unit: 'date' };
  const days = (to - from) / day;
  const [unit, count] =
    steps.find(([, , length]) => days / length <= most - 0.5) ??
    (['year', Math.ceil(days / 365.25 / (most - 1))] as const);
  const at: number[] = [];
  let date = startOf(unit, count, wallClock(from, timeZone).date);
  for (let moment = beginOf(date, timeZone); moment <= to; moment = beginOf(date, timeZone)) {
    if (moment >= from) at.push(moment);
    date = after(unit, count, date);
  }
  return at.length > 0 ? { at, unit } : { at: [from], unit: 'date' };
}

type CalendarDate = readonly [year: number, month: number, day: number];

const beginOf = (date: CalendarDate, timeZone: string) =>
  Date.parse(momentOf(new Date(Date.UTC(...date)).toISOString().slice(0, 10), '00:00', timeZone));

/** The round date at or before another one. */
function startOf(unit: Unit, count: number, date: string): CalendarDate {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  if (unit === 'year') return [year - (year % count), 0, 1];
  if (unit === 'month') return [year, month - 1 - ((month - 1) % count), 1];
  return [year, month - 1, dayOfMonth];
}

/** Months and days beyond the end of the year are those of the next. */
function after(unit: Unit, count: number, [year, month, dayOfMonth]: CalendarDate): CalendarDate {
  if (unit === 'day') return [year, month, dayOfMonth + count];
  return unit === 'month' ? [year, month + count, 1] : [year + count, 0, 1];
}
