import { expect, test } from 'vitest';
import { timeTicks } from './time-ticks.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const marks = (from: string, to: string) => {
  const { at, unit } = timeTicks(Date.parse(from), Date.parse(to));
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
    const { at } = timeTicks(to - hours * 3_600_000, to);
    expect(at.length, `${hours} h`).toBeGreaterThan(0);
    expect(at.length, `${hours} h`).toBeLessThanOrEqual(5);
  }
});

test('one moment has itself', () => {
  expect(timeTicks(5, 5)).toEqual({ at: [5], unit: 'date' });
});
