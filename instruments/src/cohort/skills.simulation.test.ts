import { beforeAll, expect, test } from 'vitest';
import { sampleTests } from '../skill/content/sample-tests.ts';
import type { SkillTest } from '../skill/definition.ts';
import {
  alarmRates,
  makeTakers,
  measureSkill,
  percentileCoverage,
  type SkillMeasures,
  type TestTaker,
} from './skills.ts';

/* The cohort of `npm run cohort:skills`, so that what the documentation states about it stays true. */

let cohorts: { test: SkillTest; takers: TestTaker[]; measures: SkillMeasures }[];

beforeAll(() => {
  cohorts = sampleTests.map((test) => {
    const takers = makeTakers(test, 500);
    return { test, takers, measures: measureSkill(test, takers) };
  });
});

test('twenty such questions reach .78 to .83, which a second sitting confirms', () => {
  for (const { measures } of cohorts) {
    expect(measures.reliability.value).toBeGreaterThan(0.78);
    expect(measures.reliability.value).toBeLessThan(0.83);
    expect(Math.abs(measures.retest - measures.reliability.value)).toBeLessThan(0.04);
    expect(Math.abs(measures.standardError - 9.7)).toBeLessThan(0.4);
    expect(Math.abs(measures.binomialError - 10)).toBeLessThan(0.4);
  }
});

test('both bands hold the true score in about 95 % of people', () => {
  for (const { measures } of cohorts) {
    for (const share of Object.values(measures.covered)) {
      expect(share).toBeGreaterThan(0.935);
      expect(share).toBeLessThan(0.985);
    }
    for (const share of Object.values(measures.falseDifferences)) {
      expect(share).toBeLessThan(0.07);
    }
  }
});

test('the band of a percentile holds the place among all', () => {
  for (const { test, takers } of cohorts) {
    expect(percentileCoverage(test, takers, 10)).toBeGreaterThan(0.97);
    expect(percentileCoverage(test, takers, 30)).toBeGreaterThan(0.94);
    expect(percentileCoverage(test, takers, 100)).toBeGreaterThan(0.93);
  }
});

test('mis-keyed questions are found, sound ones hardly accused', () => {
  const few = alarmRates(cohorts, 30);
  expect(few.misKeyed.any).toBeGreaterThan(0.95);
  expect(few.sound.any).toBeLessThan(0.11);
  expect(few.sound.beyondChance).toBeLessThan(0.015);
  const many = alarmRates(cohorts, 250);
  expect(many.misKeyed.any).toBe(1);
  expect(many.misKeyed.beyondChance).toBeGreaterThan(0.92);
  expect(many.sound.any).toBe(0);
});

test('difficulties spread, and time runs out now and then', () => {
  for (const { measures } of cohorts) {
    expect(measures.difficulty[0]).toBeLessThan(0.45);
    expect(measures.difficulty[1]).toBeGreaterThan(0.75);
    expect(measures.itemRest[0]).toBeGreaterThan(0.15);
    expect(measures.timeUp).toBeGreaterThan(0.005);
    expect(measures.timeUp).toBeLessThan(0.03);
  }
});
