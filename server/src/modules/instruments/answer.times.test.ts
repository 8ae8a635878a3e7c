import { expect, test } from 'vitest';
import { timesOf } from './answer.times.ts';

/** Moments in seconds. */
const at = (...seconds: number[]) => seconds.map((second) => new Date(1000 * second));

test('an answer took the time since the one before; the first one of a questionnaire is not timed', () => {
  expect(timesOf(at(10, 14, 30))).toEqual([undefined, 4, 16]);
});

test('in timed parts the first answer took the time since the part began', () => {
  expect(timesOf(at(10, 14, 130, 150), at(0, 100))).toEqual([10, 4, 30, 20]);
});

test('a long pause is not time spent', () => {
  expect(timesOf(at(10, 14, 500, 504))).toEqual([undefined, 4, undefined, 4]);
});

test('answers that waited for the connection share the time before them', () => {
  expect(timesOf(at(10, 70, 70.2, 70.5, 80), at(0))).toEqual([
    10, 20.166_666_666_666_668, 20.166_666_666_666_668, 20.166_666_666_666_668, 9.5,
  ]);
});

test('who clicks through in a rush stays quick', () => {
  expect(timesOf(at(0.4, 0.8, 1.2), at(0)).every((seconds = 9) => seconds < 1)).toBe(true);
});
