import { expect, test } from 'vitest';
import { strainBandOf, strainInterval } from './bands.ts';
import { burnoutKey, keysOf } from './definition.ts';
import type { CategoryCode } from './categories.ts';
import { burnoutScore, categoryScore, energyOf, itemScore, scoreBurnout } from './score.ts';

/** Every question of a category with the same score. */
const all = (category: CategoryCode, score: number) =>
  keysOf(category).map(({ questionId, reversed }) => {
    const position = score / 25;
    return { questionId, index: reversed ? 4 - position : position };
  });

test('options score 0, 25, 50, 75, 100, the other way round when reversed', () => {
  expect([0, 1, 2, 3, 4].map((index) => itemScore(index, false))).toEqual([0, 25, 50, 75, 100]);
  expect([0, 1, 2, 3, 4].map((index) => itemScore(index, true))).toEqual([100, 75, 50, 25, 0]);
});

test('in the first version the options ran from the most to the least', () => {
  expect([0, 1, 2, 3, 4].map((index) => itemScore(index, false, '2026.1'))).toEqual([
    100, 75, 50, 25, 0,
  ]);
  const answers = [
    { questionId: 9, index: 0 },
    { questionId: 10, index: 0 },
  ];
  expect(scoreBurnout({ answers, version: '2026.1' })).toMatchObject({
    version: '2026.1',
    topics: { recovery: { sum: 100, answered: 2 } },
  });
});

test('the last option everywhere: 100, but the reversed question counts 0', () => {
  const stored = scoreBurnout({
    answers: burnoutKey.map(({ questionId }) => ({ questionId, index: 4 })),
  });
  expect(categoryScore(stored, 'personal')?.score).toBe(100);
  expect(categoryScore(stored, 'work')?.score).toBe(85.7);
  expect(categoryScore(stored, 'served')?.score).toBe(100);
  expect(burnoutScore(stored)?.score).toBe(92.9);
});

test('by hand: personal 50, work (75 × 6 + 0) / 7, the third part does not count', () => {
  const work = all('work', 75).map((answer) =>
    answer.questionId === 10 ? { questionId: 10, index: 4 } : answer,
  );
  const stored = scoreBurnout({
    answers: [...all('personal', 50), ...work, ...all('served', 100)],
  });
  expect(categoryScore(stored, 'work')?.score).toBe(64.3);
  expect(burnoutScore(stored)?.score).toBe(57.2);
  expect(energyOf(57.2)).toBe(42.8);
});

test('half of a category is enough, less is not: three of six, four of seven', () => {
  const score = (category: CategoryCode, count: number) =>
    categoryScore(scoreBurnout({ answers: all(category, 75).slice(0, count) }), category)?.score;
  expect([score('personal', 2), score('personal', 3)]).toEqual([undefined, 75]);
  expect([score('work', 3), score('work', 4)]).toEqual([undefined, 75]);
  expect([score('served', 2), score('served', 3)]).toEqual([undefined, 75]);
});

test('no burnout score until personal and work are there', () => {
  const score = (...parts: ReturnType<typeof all>[]) =>
    burnoutScore(scoreBurnout({ answers: parts.flat() }))?.score ?? null;
  expect(score()).toBeNull();
  expect(score(all('personal', 50))).toBeNull();
  expect(score(all('work', 50), all('served', 50))).toBeNull();
  expect(score(all('personal', 50), all('work', 25))).toBe(37.5);
});

test('standard errors by hand, and larger where questions were left out', () => {
  const full = scoreBurnout({ answers: [...all('personal', 50), ...all('work', 50)] });
  // 16.5 √.13 and 17.5 √.13; their mean: half the root of the squares' sum.
  expect(categoryScore(full, 'personal')?.sem).toBeCloseTo(5.949, 3);
  expect(categoryScore(full, 'work')?.sem).toBeCloseTo(6.31, 3);
  expect(burnoutScore(full)?.sem).toBeCloseTo(4.336, 3);
  const half = scoreBurnout({ answers: all('personal', 50).slice(0, 3) });
  expect(categoryScore(half, 'personal')?.sem).toBeCloseTo(5.949 * Math.SQRT2, 2);
  expect(strainInterval({ score: 50, sem: 4.336 })).toEqual([41.5, 58.5]);
  expect(strainInterval({ score: 98, sem: 4.336 })[1]).toBe(100);
});

test('bands by the words of the options', () => {
  expect([0, 49.9, 50, 74.9, 75, 99.9, 100].map(strainBandOf)).toEqual([
    'low',
    'low',
    'moderate',
    'moderate',
    'high',
    'high',
    'severe',
  ]);
});

test('no single answer is stored', () => {
  const stored = scoreBurnout({ answers: all('personal', 75) });
  expect(stored.topics.rest).toEqual({ sum: 225, answered: 3 });
  expect(JSON.stringify(stored)).not.toContain('questionId');
});

test.each([
  ['an unknown question', [{ questionId: 20, index: 0 }]],
  ['the same twice', [all('work', 0)[0], all('work', 50)[0]].flatMap((one) => one ?? [])],
  ['no such option', [{ questionId: 1, index: 5 }]],
  ['half an option', [{ questionId: 1, index: 0.5 }]],
  ['what does not apply', all('served', 50)],
])('refused: %s', (_, answers) => {
  expect(() => scoreBurnout({ answers, servedNotApplicable: true })).toThrow(RangeError);
});
