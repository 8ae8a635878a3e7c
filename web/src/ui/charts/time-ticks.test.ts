import { expect, test } from 'vitest';
import { calendarMark, dayInShort } from '../../lib/moments.ts';
import { timeTicks } from './time-ticks.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const marks = (from: string, to: string) => {
  const { at, unit } = timeTicks(Date.parse(from), Date.parse(to), 'UTC');
  return { unit, at: at.map((moment) => new Date(moment).toISOString().slice(0, 10)) };
};

test('marks stand at days, months or years that begin, whichever keeps them few', () => {
  expect(marks('2026-11-01', '2026-11-04')).toEqual({
    unit: 'day',
    at: ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'],
  });
  expect(marks('2026-01-20', '2026-11-20')).toEqual({
    unit: 'month',
    at: ['2026-04-01', '2026-07-01', '2026-10-01'],
  });
  expect(marks('2022-05-01', '2026-11-20')).toEqual({
    unit: 'year',
    at: ['2024-01-01', '2026-01-01'],
  });
});

test('from hours to a century there are never more than five marks and never none', () => {
  for (let hours = 1; hours < 900_000; hours = Math.ceil(hours * 1.3)) {
    const to = day('2026-11-21') + 7 * 3_600_000;
    const { at } = timeTicks(to - hours * 3_600_000, to, 'Europe/Amsterdam');
    expect(at.length, `${hours} h`).toBeGreaterThan(0);
    expect(at.length, `${hours} h`).toBeLessThanOrEqual(5);
  }
});

test('one moment has itself', () => {
  expect(timeTicks(5, 5, 'UTC')).toEqual({ at: [5], unit: 'date' });
});

test.each(['America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'])(
  'in %s a mark names the day that begins there, and what comes after it is of that day or a later one',
  (zone) => {
    // Evenings in New York, one after the other: by UTC they are of the next day.
    const moments = [15, 16, 17].map((at) => Date.parse(`2026-11-${at}T01:30:00Z`));
    const { at, unit } = timeTicks(moments[0] ?? 0, moments.at(-1) ?? 0, zone);
    expect(unit).toBe('day');
    const dayOf = (moment: number) => dayInShort(new Date(moment).toISOString(), zone);
    const told = at.map((tick) => calendarMark(tick, unit, zone));
    const days = moments.slice(1).map(dayOf);
    expect(told).toEqual(days.map((one) => one.replace(/ 2026$/, '')));
    for (const [place, tick] of at.entries()) {
      expect(dayOf(tick - 1)).not.toBe(dayOf(tick));
      expect(tick).toBeLessThanOrEqual(moments[place + 1] ?? 0);
    }
  },
);

test('one moment is named by the day on which it was', () => {
  const moment = Date.parse('2026-11-15T01:30:00Z');
  const { at, unit } = timeTicks(moment, moment, 'America/New_York');
  expect(at.map((tick) => calendarMark(tick, unit, 'America/New_York'))).toEqual(['14 Nov 2026']);
});

test('the day on which clocks change is one day', () => {
  const { at } = timeTicks(
    Date.parse('2026-03-27T12:00:00Z'),
    Date.parse('2026-03-31T12:00:00Z'),
    'Europe/Amsterdam',
  );
  expect(at.map((tick) => new Date(tick).toISOString())).toEqual([
    '2026-03-27T23:00:00.000Z',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
    '2026-03-30T22:00:00.000Z',
  ]);
});
