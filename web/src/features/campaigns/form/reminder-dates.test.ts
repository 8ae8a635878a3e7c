import { expect, test } from 'vitest';
import { reminderDates } from './reminder-dates.ts';

const from = Date.parse('2026-11-21T10:00:00Z');

test('reminders are spread evenly, at nine in the morning there', () => {
  const deadline = Date.parse('2026-12-03T22:59:00Z');
  expect(reminderDates(from, deadline, 2, 'Europe/Amsterdam')).toEqual([
    '2026-11-25T08:00:00.000Z',
    '2026-11-29T08:00:00.000Z',
  ]);
});

test('two on one day are one, and none is outside', () => {
  const deadline = Date.parse('2026-11-22T22:00:00Z');
  expect(reminderDates(from, deadline, 5, 'UTC')).toEqual(['2026-11-22T09:00:00.000Z']);
  expect(reminderDates(from, from + 3_600_000, 3, 'UTC')).toEqual([]);
});
