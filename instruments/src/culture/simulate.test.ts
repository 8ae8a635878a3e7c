import { expect, test } from 'vitest';
import { mean, quantile, standardDeviation } from '../statistics/descriptive.ts';
import { scoreOrganization } from './organization.ts';
import { scoreCulture } from './score.ts';
import { summariseCulture } from './present.ts';
import { expectedAnswer, simulateCulture, simulateManagers } from './simulate.ts';

test('the same seed is the same person and the same managers; seconds are plausible', () => {
  expect(simulateCulture(9)).toEqual(simulateCulture(9));
  expect(simulateCulture(9)).not.toEqual(simulateCulture(10));
  expect(simulateManagers(9, 3)).toEqual(simulateManagers(9, 3));
  expect(simulateManagers(9, 3)).toHaveLength(3);
  expect(simulateManagers(9, 0)).toEqual([]);
  const [first, ...rest] = simulateCulture(9).map(({ seconds }) => seconds ?? null);
  expect(first).toBeNull();
  const timed = rest.filter((value) => value !== null);
  expect(timed).toHaveLength(39);
  expect(quantile(timed, 0.5)).toBeGreaterThan(2);
  expect(quantile(timed, 0.5)).toBeLessThan(15);
});

test('a wanted wish and a wanted culture show', () => {
  const inn = (summary: Record<string, number>) => summary.INN ?? 0;
  const wishes = Array.from({ length: 40 }, (_, seed) =>
    inn(summariseCulture(scoreCulture(simulateCulture(seed, { wishes: { INN: 2 } })))),
  );
  expect(mean(wishes)).toBeGreaterThan(0.8);
  const cultures = Array.from({ length: 40 }, (_, seed) => {
    const stored = scoreOrganization(simulateManagers(seed, 3, { culture: { INN: 2 } }));
    const values = stored?.values ?? [];
    return mean(values.slice(0, 5)) - mean(values);
  });
  expect(mean(cultures)).toBeGreaterThan(0.8);
});

test.each([0.7, 0.8, 0.9, 1])('managers agree as wanted: %d', (agreement) => {
  const found = Array.from(
    { length: 100 },
    (_, seed) =>
      scoreOrganization(simulateManagers(seed, 5, { agreement }))?.agreement?.overall ?? 0,
  );
  expect(Math.abs(mean(found) - agreement)).toBeLessThan(0.03);
});

test('what cannot be made is refused', () => {
  expect(() => simulateManagers(1, 2, { agreement: 0.4 })).toThrow(RangeError);
  expect(() => simulateManagers(1, 2, { agreement: 1.1 })).toThrow(RangeError);
  expect(() => simulateCulture(0.5)).toThrow(RangeError);
});

test('answers use the scale: neither all at the top nor all alike', () => {
  const values = Array.from({ length: 200 }, (_, seed) => scoreCulture(simulateCulture(seed)))
    .flatMap((stored) => stored.values)
    .map((value) => value ?? 0);
  expect(mean(values)).toBeGreaterThan(4.7);
  expect(mean(values)).toBeLessThan(5.4);
  expect(standardDeviation(values)).toBeGreaterThan(1);
  expect(values.filter((value) => value === 7).length / values.length).toBeLessThan(0.2);
});

test('expected answers: the middle stays, the ends pull in', () => {
  expect(expectedAnswer(4, 1)).toBeCloseTo(4, 10);
  expect(expectedAnswer(4, 1e-9)).toBeCloseTo(4, 10);
  expect(expectedAnswer(7, 1)).toBeLessThan(7);
  expect(expectedAnswer(100, 1)).toBeCloseTo(7, 10);
});
