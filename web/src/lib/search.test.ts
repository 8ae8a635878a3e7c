import { expect, test } from 'vitest';
import { day, oneOf, orderOf, pageNumber, positive, testName, text } from './search.ts';

test('what makes sense is kept', () => {
  expect(text('lee')).toBe('lee');
  for (const test of ['1', 'burnout', 'mcqt_5', 'interview_1a2b3c4d5e'])
    expect(testName(test)).toBe(test);
  // The router reads `?score=2` as a number.
  expect(testName(2)).toBe('2');
  expect(pageNumber('3')).toBe(3);
  expect(positive('1')).toBe(1);
  expect(oneOf('25', [10, 25])).toBe(25);
  expect(orderOf('-name', ['name', 'status'])).toBe('-name');
  expect(day('2026-11-21')).toBe('2026-11-21');
});

test('everything else is left out', () => {
  expect(text('  ')).toBeUndefined();
  expect(text(undefined)).toBeUndefined();
  for (const page of ['1', '0', '-2', '1.5', 'x', undefined])
    expect(pageNumber(page)).toBeUndefined();
  for (const test of ['logical', '9', 'mcqt_', 'interview_x', ''])
    expect(testName(test)).toBeUndefined();
  expect(positive('0')).toBeUndefined();
  expect(oneOf('7', [10, 25])).toBeUndefined();
  expect(orderOf('--name', ['name'])).toBeUndefined();
  expect(day('2026-13-45')).toBeUndefined();
});
