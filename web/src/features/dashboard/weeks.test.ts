import { expect, test } from 'vitest';
import { weeksOf } from './weeks.ts';

test('each day falls into one of the eight weeks up to today, empty ones are 0', () => {
  const weeks = weeksOf(
    [
      { day: '2026-09-01', people: 9 },
      { day: '2026-11-14', people: 2 },
      { day: '2026-11-15', people: 3 },
      { day: '2026-11-21', people: 4 },
    ],
    '2026-11-21',
  );
  expect(weeks.map(({ people }) => people)).toEqual([0, 0, 0, 0, 0, 0, 2, 7]);
  expect(weeks.at(-1)?.from).toBe('2026-11-15');
});
