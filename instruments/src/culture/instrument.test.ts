import { expect, test } from 'vitest';
import { culture } from './instrument.ts';

const form = culture.sampleForm(1);

test('its questions are numbered category by category, with seven options each', () => {
  expect(culture.questionIds(form)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(culture.optionsOf(1, form)).toBe(7);
  expect(culture.optionsOf(40, form)).toBe(7);
  for (const id of [0, 41, 1.5]) expect(culture.optionsOf(id, form)).toBeUndefined();
});

test('only the fortieth answer completes it', () => {
  const answered = new Set(culture.questionIds(form).slice(1));
  const sitting = { answered, ended: new Set<number>(), form };
  expect(culture.isComplete(sitting)).toBe(false);
  expect(culture.isComplete({ ...sitting, answered: new Set([...answered, 1]) })).toBe(true);
});
