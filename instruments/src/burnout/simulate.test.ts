import { expect, test } from 'vitest';
import { measureBurnout } from '../cohort/burnout.ts';
import { burnout } from './instrument.ts';
import { planningPrecision } from './precision.ts';
import { simulateBurnout } from './simulate.ts';

test('the same seed gives the same answers, and the instrument completes, stores and presents them', () => {
  const answers = burnout.simulate(42);
  expect(answers).toEqual(simulateBurnout(42));
  expect(answers).not.toEqual(simulateBurnout(43));
  expect(answers.map(({ questionId }) => questionId)).toEqual(burnout.questionIds);
  expect(answers).toHaveLength(burnout.itemCount);
  for (const { questionId, index } of answers)
    expect(index).toBeLessThan(burnout.findQuestion(questionId)?.options ?? 0);
  expect(burnout.findQuestion(0)).toBeUndefined();
  expect(burnout.isComplete(answers)).toBe(true);
  expect(burnout.isComplete(answers.slice(0, 9))).toBe(false);
  const stored = burnout.score({ answers });
  const reread = JSON.parse(JSON.stringify(stored)) as typeof stored;
  expect(burnout.present(reread)).toEqual(burnout.present(stored));
  expect(burnout.presentForManager(reread)).toEqual(burnout.presentForManager(stored));
  expect(burnout.present(stored).version).toBe(burnout.version);
  expect(burnout.score({ answers: answers.toReversed() })).toEqual(stored);
});

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
