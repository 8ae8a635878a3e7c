import { expect, test } from 'vitest';
import { measureBurnout } from '../cohort/burnout.ts';
import { planningPrecision } from './precision.ts';

test('500 made-up people: reliability, mean and spread come near the planning values', () => {
  const { categories } = measureBurnout(500);
  for (const { code, alpha, retest, mean, sd } of categories) {
    const planned = planningPrecision.categories[code];
    expect(Math.abs(alpha - planned.reliability)).toBeLessThan(0.03);
    expect(Math.abs(retest - planned.reliability)).toBeLessThan(0.04);
    expect(Math.abs(mean - planned.mean)).toBeLessThan(2);
    expect(Math.abs(sd - planned.sd)).toBeLessThan(1.5);
  }
});

test('500 made-up people: 5 % of the unchanged seem to have changed, and the interval holds in 95 %', () => {
  const { overall } = measureBurnout(500);
  expect(Math.abs(overall.falseChanges - 0.05)).toBeLessThan(0.03);
  expect(Math.abs(overall.covered - 0.95)).toBeLessThan(0.03);
});
