import { expect, test } from 'vitest';
import { asAttempt, attemptInWords } from './attempt-number.ts';

test('which attempt it is, in words; nothing of a first one', () => {
  const previousAt = '2026-10-03T09:00:00Z';
  const words = (number: number, within30Days: boolean) =>
    attemptInWords({ number, previousAt, within30Days });
  const first = { number: 1, previousAt: null, within30Days: false };
  expect([attemptInWords(first), asAttempt(first)]).toEqual(['', '']);
  expect(asAttempt({ number: 2, previousAt, within30Days: true })).toBe(
    ', 2nd attempt within 30 days',
  );
  expect(words(2, true)).toBe('2nd attempt within 30 days');
  expect(words(3, true)).toBe('3rd attempt within 30 days');
  expect(words(11, false)).toBe('11th attempt; the previous one began on 3 Oct 2026');
});
