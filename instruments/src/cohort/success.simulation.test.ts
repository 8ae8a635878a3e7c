import { expect, test } from 'vitest';
import { simulateSuccess } from './success.ts';

/* Two rows of `npm run cohort:success`, so that what the documentation states about them stays true. */

test('where nothing is true: one study in ten calls something, nine in ten by p < .05', () => {
  const { ours, unadjusted, tried } = simulateSuccess(0, 50, 100, 20_261_123);
  expect(ours.falseAlarm).toBeLessThan(0.16);
  expect(unadjusted.falseAlarm).toBeGreaterThan(0.8);
  expect(ours.profiles).toBeLessThan(0.06);
  expect(unadjusted.profiles).toBeGreaterThan(0.3);
  for (const inNewPeople of [ours.inNewPeople, unadjusted.inNewPeople])
    expect(Math.abs(inNewPeople ?? 1)).toBeLessThan(0.08);
  // What was found by luck is found again by leave-one-out; the likely figure believes less of it.
  expect(tried?.likely).toBeLessThan((tried?.r ?? 0) * 0.6);
});

test('a facet with r = .30 among 100: about every second time, and the profile holds in new people', () => {
  const { ours, unadjusted, tried } = simulateSuccess(0.3, 100, 100, 20_261_123);
  expect(Math.abs(ours.verdicts.supported - 0.56)).toBeLessThan(0.1);
  expect(ours.verdicts.contrary).toBe(0);
  expect(Math.abs((ours.inNewPeople ?? 0) - 0.35)).toBeLessThan(0.04);
  expect(ours.unrelated ?? 1).toBeLessThan(0.2);
  expect(unadjusted.verdicts.supported).toBeGreaterThan(ours.verdicts.supported);
  expect(tried?.forecasts).toBeGreaterThan(0.8);
});
