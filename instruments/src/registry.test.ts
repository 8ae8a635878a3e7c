import { expect, test } from 'vitest';
import { instrumentFacts, instrumentIds } from '@assay/contract/instruments';
import { personalityQuestions } from './personality/definition.ts';
import { getInstrument } from './registry.ts';

test.each(instrumentIds)('%s: simulate, complete, score, store, present', (id) => {
  const instrument = getInstrument(id);
  expect(instrument.id).toBe(id);
  expect(instrument.titles.en).toBe(instrumentFacts[id].name);
  const form = instrument.sampleForm(7);
  expect(form).toEqual(instrument.sampleForm(7));
  const questionIds = instrument.questionIds(form);
  expect(questionIds).toHaveLength(instrument.itemCount);

  const answers = instrument.simulate(42, form);
  expect(answers).toEqual(instrument.simulate(42, form));
  const asked = new Set(questionIds);
  for (const { questionId, index } of answers) {
    expect(asked).toContain(questionId);
    expect(index).toBeLessThan(instrument.optionsOf(questionId, form) ?? 0);
  }
  expect(instrument.optionsOf(0, form)).toBeUndefined();
  expect(instrument.isComplete({ answered: asked, ended: everyPart(instrument.parts), form })).toBe(
    true,
  );
  expect(instrument.isComplete({ answered: new Set(), ended: new Set(), form })).toBe(false);

  const stored = instrument.score(answers, { form, age: 35 });
  expect(stored).toEqual(instrument.score(answers.toReversed(), { form, age: 35 }));
  const reread = JSON.parse(JSON.stringify(stored));
  const view = instrument.present(reread, { purpose: 'recruitment' });
  expect(view).toEqual(instrument.present(stored, { purpose: 'recruitment' }));
  expect(view).toMatchObject({ version: instrument.version });
  const summary = instrument.summarise(reread);
  // Of an interview nothing is a number.
  expect(Object.keys(summary).length > 0).toBe(instrumentFacts[id].isWatched !== true);
  expect(Object.values(summary).every(Number.isFinite)).toBe(true);
});

test.each(instrumentIds.filter((id) => instrumentFacts[id].minutes !== undefined))(
  'managers and candidates are told how long %s takes',
  (id) => {
    expect(getInstrument(id).minutes).toBe(instrumentFacts[id].minutes);
  },
);

/** Names of timed parts differ; how many are over is what counts. */
function everyPart(parts: number): ReadonlySet<number> {
  return new Set(Array.from({ length: parts }, (_, i) => i + 1));
}

test('no question says how it is scored', () => {
  const shown = JSON.stringify(personalityQuestions('en'));
  expect(shown).not.toMatch(
    /"(keyed|key|reversed|score|scoring|direction|plus|minus|weight)":(?!"ltr"|"rtl")/,
  );
});
