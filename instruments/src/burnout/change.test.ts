import { expect, test } from 'vitest';
import { compareBurnout } from './change.ts';
import { burnoutKey } from './definition.ts';
import { scoreBurnout, type StoredBurnout } from './score.ts';

/** Everything at `base`, the first `raised` questions 25 higher. */
function record(base: number, raised = 0): StoredBurnout {
  return scoreBurnout({
    answers: burnoutKey.map(({ questionId, reversed }) => {
      const position = (base + (questionId <= raised ? 25 : 0)) / 25;
      return { questionId, index: reversed ? 4 - position : position };
    }),
  });
}

test('the limit by hand: 1.96 √2 standard errors', () => {
  const change = compareBurnout(record(25), record(25));
  // 4.336 · 1.96 · √2, and 5.949 · 1.96 · √2.
  expect(change?.overall?.limit).toBe(12);
  expect(change?.categories[0]).toMatchObject({ code: 'personal', limit: 16.5 });
});

test('a change within the error is none', () => {
  expect(compareBurnout(record(25), record(25, 4))?.overall).toMatchObject({
    difference: 8.4,
    verdict: 'no meaningful difference',
  });
});

test('a change beyond it has a direction', () => {
  expect(compareBurnout(record(25), record(50))?.overall?.verdict).toBe('more strain');
  expect(compareBurnout(record(50), record(25))?.overall).toMatchObject({
    difference: -25,
    verdict: 'less strain',
  });
});

test('parts that one of the two lacks are left out; other questions are not compared', () => {
  const skipped = scoreBurnout({
    answers: [{ questionId: 1, index: 2 }],
    servedNotApplicable: true,
  });
  expect(compareBurnout(skipped, record(50))).toEqual({ overall: null, categories: [] });
  expect(compareBurnout({ ...record(50), version: '2026.1' }, record(50))).toBeNull();
});
