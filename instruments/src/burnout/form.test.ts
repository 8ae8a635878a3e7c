import { describe, expect, test } from 'vitest';
import { burnoutKey, keysOf } from './definition.ts';
import { type BurnoutForm, emptyBurnoutForm, openBurnoutQuestions } from './form.ts';
import { burnout } from './instrument.ts';
import { simulateBurnout } from './simulate.ts';

const agreed: BurnoutForm = { ...burnout.sampleForm(1), served: null };
const idsOf = (...categories: Parameters<typeof keysOf>[0][]) =>
  categories.flatMap((category) => keysOf(category).map(({ questionId }) => questionId));
const complete = (ids: readonly number[], form: Partial<BurnoutForm>) =>
  burnout.isComplete({ answered: new Set(ids), ended: new Set(), form: { ...agreed, ...form } });

describe('complete', () => {
  const all = burnout.questionIds(agreed);
  const both = idsOf('personal', 'work');

  test('with every question answered and the last part settled', () => {
    expect(complete(all, { served: 'answered' })).toBe(true);
    expect(complete(all, { served: null })).toBe(false);
    expect(complete(all.slice(1), { served: 'answered' })).toBe(false);
  });

  test('without the last part where it does not apply', () => {
    expect(complete(both, { served: 'not_applicable' })).toBe(true);
    expect(complete(both, { served: 'answered' })).toBe(false);
    expect(complete(both.slice(1), { served: 'not_applicable' })).toBe(false);
  });

  test('with questions left out only when the person says so, and half of both parts is there', () => {
    const half = [...idsOf('personal').slice(0, 3), ...idsOf('work').slice(0, 4)];
    expect(complete(half, { served: 'answered' })).toBe(false);
    expect(complete(half, { served: 'answered', finished: true })).toBe(true);
    for (const missing of half) {
      const less = half.filter((id) => id !== missing);
      expect(complete(less, { served: 'answered', finished: true })).toBe(false);
    }
  });

  test('never without consent', () => {
    expect(complete(all, { served: 'answered', consentedAt: null })).toBe(false);
  });
});

test('open questions are those that apply and have no answer', () => {
  expect(openBurnoutQuestions(new Set([1, 19]), emptyBurnoutForm)).toHaveLength(17);
  expect(openBurnoutQuestions(new Set([1]), { served: 'not_applicable' })).toEqual(
    [...idsOf('personal'), ...idsOf('work')].slice(1),
  );
});

test('answers from before "not applicable" do not count', () => {
  const answers = simulateBurnout(3);
  const form: BurnoutForm = { ...agreed, served: 'not_applicable' };
  const stored = burnout.score(answers, { form });
  expect(stored.servedNotApplicable).toBe(true);
  expect(stored).toEqual(
    burnout.score(
      answers.filter(({ questionId }) => burnoutKey[questionId - 1]?.category !== 'served'),
      { form },
    ),
  );
});
