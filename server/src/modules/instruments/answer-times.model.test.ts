import { expect, test } from 'vitest';
import { timesOf } from './answer-times.model.ts';

/** Moments in seconds. */
const at = (...seconds: number[]) => seconds.map((second) => new Date(1000 * second));
const began = new Date(0);

test('an answer took the time since the one before, the first one since the beginning', () => {
  expect(timesOf(at(10, 14, 30), { began })).toEqual([10, 4, 16]);
});

test('in timed parts the first answer took the time since the part began', () => {
  expect(timesOf(at(10, 14, 130, 150), { began, starts: at(0, 100) })).toEqual([10, 4, 30, 20]);
});

test('a long pause is not time spent', () => {
  expect(timesOf(at(400, 404, 900, 904), { began })).toEqual([undefined, 4, undefined, 4]);
});

test('answers of one call share the time before it', () => {
  expect(timesOf(at(10, 40, 40, 40, 45), { began })).toEqual([10, 10, 10, 10, 5]);
});

test('haste is haste, whatever pause came before it', () => {
  expect(timesOf(at(400, 400.5, 401), { began })).toEqual([undefined, 0.5, 0.5]);
});

test('in timed parts, answers that waited for the connection share the time before them', () => {
  expect(timesOf(at(10, 70, 70.2, 70.5, 80), { began, starts: at(0) })).toEqual([
    10, 20.166_666_666_666_668, 20.166_666_666_666_668, 20.166_666_666_666_668, 9.5,
  ]);
});

test('who clicks through a timed part in a rush stays quick', () => {
  const times = timesOf(at(0.4, 0.8, 1.2), { began, starts: at(0) });
  expect(times.every((seconds = 9) => seconds < 1)).toBe(true);
});
