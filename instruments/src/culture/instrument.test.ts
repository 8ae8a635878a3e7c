import { expect, test } from 'vitest';
import { culture } from './instrument.ts';

test('simulate, complete, score, summarise, present', () => {
  const answers = culture.simulate(1);
  expect(answers.map(({ questionId }) => questionId)).toEqual(culture.questionIds);
  for (const { questionId, index } of answers) {
    const question = culture.findQuestion(questionId);
    expect(question).toEqual({ categoryId: Math.ceil(questionId / 5), options: 7 });
    expect(index).toBeLessThan(question?.options ?? 0);
  }
  expect(culture.findQuestion(0)).toBeUndefined();
  expect(culture.findQuestion(41)).toBeUndefined();
  expect(culture.isComplete(39)).toBe(false);
  expect(culture.isComplete(40)).toBe(true);
  const stored = culture.score(answers);
  expect(stored.version).toBe(culture.version);
  expect(Object.keys(culture.summarise(stored))).toHaveLength(8);
  expect(culture.present(stored, { organisation: null }).categories).toHaveLength(8);
});
