import { expect, test } from 'vitest';
import { instrumentIds, testTypeIds } from '@assay/contract/instruments';
import { personalityQuestions } from './personality/definition.ts';
import { instruments } from './registry.ts';

test.each(instrumentIds)('%s: simulate, complete, score, store, present', (id) => {
  const instrument = instruments[id];
  expect(instrument.id).toBe(id);
  expect(instrument.testTypeId).toBe(testTypeIds[id]);
  expect(instrument.questionIds).toHaveLength(instrument.itemCount);

  const answers = instrument.simulate(42);
  expect(answers).toEqual(instrument.simulate(42));
  expect(answers.map(({ questionId }) => questionId).toSorted((a, b) => a - b)).toEqual(
    instrument.questionIds.toSorted((a, b) => a - b),
  );
  for (const { questionId, index } of answers) {
    expect(index).toBeLessThan(instrument.findQuestion(questionId)?.options ?? 0);
  }
  expect(instrument.findQuestion(0)).toBeUndefined();
  expect(instrument.isComplete(answers.length)).toBe(true);
  expect(instrument.isComplete(answers.length - 1)).toBe(false);

  const stored = instrument.score(answers, { age: 35 });
  expect(stored).toEqual(instrument.score(answers.toReversed(), { age: 35 }));
  const reread = JSON.parse(JSON.stringify(stored)) as typeof stored;
  const view = instrument.present(reread, { purpose: 'recruitment' });
  expect(view).toEqual(instrument.present(stored, { purpose: 'recruitment' }));
  expect(view.version).toBe(instrument.version);
  const summary = instrument.summarise(reread);
  expect(Object.keys(summary).length).toBeGreaterThan(0);
  expect(Object.values(summary).every(Number.isFinite)).toBe(true);
  expect(view.scores.length).toBeGreaterThan(0);
});

test('no question says how it is scored', () => {
  const shown = JSON.stringify(personalityQuestions('en'));
  expect(shown).not.toMatch(
    /"(keyed|key|reversed|score|scoring|direction|plus|minus|weight)":(?!"ltr"|"rtl")/,
  );
});
