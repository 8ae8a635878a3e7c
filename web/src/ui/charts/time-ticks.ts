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
  /** Milliseconds since 1970: days, months or years that begin, by UTC. */
  at: number[];
  /** What tells one from the next. */
  unit: Unit | 'date';
}

const day = 86_400_000;

/** A few round moments within a stretch of time given in milliseconds, at most `most`; one moment has itself. */
export function timeTicks(from: number, to: number, most = 5): TimeTicks {
  if (to <= from) return { at: [from], unit: 'date' };
  const days = (to - from) / day;
  const [unit, count] =
    steps.find(([, , length]) => days / length <= most - 0.5) ??
    (['year', Math.ceil(days / 365.25 / (most - 1))] as const);
  const at: number[] = [];
  for (let moment = startOf(unit, count, from); moment <= to; moment = after(unit, count, moment)) {
    if (moment >= from) at.push(moment);
  }
  return at.length > 0 ? { at, unit } : { at: [from], unit: 'date' };
}

/** The round moment at or before another one. */
function startOf(unit: Unit, count: number, moment: number): number {
  const date = new Date(moment);
  const year = date.getUTCFullYear();
  if (unit === 'year') return Date.UTC(year - (year % count), 0);
  if (unit === 'month') return Date.UTC(year, date.getUTCMonth() - (date.getUTCMonth() % count));
  return Math.floor(moment / day) * day;
}

function after(unit: Unit, count: number, moment: number): number {
  if (unit === 'day') return moment + count * day;
  const date = new Date(moment);
  const months = unit === 'month' ? count : count * 12;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months);
}
