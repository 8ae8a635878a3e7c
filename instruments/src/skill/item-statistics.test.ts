import { describe, expect, test } from 'vitest';
import type { KeyedQuestion } from './form.ts';
import { measureItems } from './item-statistics.ts';
import { type Choice, judgeKey } from './key-alarm.ts';
import { scoreSkill } from './score.ts';

const question = (questionId: number, scores: number[]): KeyedQuestion => ({
  questionId,
  versionId: questionId * 10,
  topic: 'a',
  seconds: 60,
  options: scores.map((score, position) => ({ id: questionId * 100 + position, score })),
});

const questions = [question(1, [1, 0, 0.5]), question(2, [1, 0]), question(3, [1, 0])];

/** One person: the options chosen on the three questions; undefined where time ran out. */
const person = (chosen: readonly (number | undefined)[]) =>
  scoreSkill(
    chosen.flatMap((index, position) =>
      index === undefined ? [] : [{ questionId: position + 1, index, seconds: 10 + position }],
    ),
    { form: { testId: 1, questions } },
  );

const times = (count: number, chosen: readonly (number | undefined)[]) =>
  Array.from({ length: count }, () => person(chosen));

/** 40 people, by what they chose. */
const forty = [
  ...times(10, [0, 0, 0]),
  ...times(10, [2, 0, 1]),
  ...times(10, [1, 1, 1]),
  ...times(5, [undefined, 1, 1]),
  ...times(5, [0, 1, 0]),
];

describe('by hand', () => {
  const [first, second] = measureItems(forty, questions);

  test('exposure, shares and difficulty', () => {
    expect(first).toMatchObject({
      versionId: 10,
      n: 40,
      notShown: 0,
      answered: 0.875,
      timeUp: 0.125,
    });
    // Wilson for 15 of 40: (.375 + .048) / 1.096 ± .1452.
    expect(first?.right).toBe(15);
    expect(first?.rightInterval?.[0]).toBeCloseTo(0.2422, 3);
    expect(first?.rightInterval?.[1]).toBeCloseTo(0.5297, 3);
    // 15 with 1 point, 10 with half of one.
    expect(first?.difficulty).toBeCloseTo(20 / 40, 12);
    expect(first?.options.map(({ share }) => share)).toEqual([0.375, 0.25, 0.25]);
    expect(first?.options.map(({ chosen }) => chosen)).toEqual([15, 10, 10]);
    expect(second?.difficulty).toBeCloseTo(0.5, 12);
    expect(second?.medianSeconds).toBe(11);
  });

  test('item-rest correlation', () => {
    // Points 1, .5, 0, 0, 1 and rests 1, .5, 0, 0, .5 for 10, 10, 10, 5, 5 people. Means .5 and .4375.
    // Σxy = 10 + 2.5 + 0 + 0 + 2.5 = 15 − 40 · .5 · .4375 = 6.25; Σxx = 17.5 − 10 = 7.5; Σyy = 13.75 − 7.65625.
    expect(first?.itemRestR).toBeCloseTo(6.25 / Math.sqrt(7.5 * 6.09375), 12);
    const z = Math.atanh(first?.itemRestR ?? 0);
    expect(first?.itemRestInterval?.[0]).toBeCloseTo(Math.tanh(z - 1.96 / Math.sqrt(37)), 12);
  });

  test('option-rest correlation', () => {
    // Chosen by the 10 with rest 0: Σxy = 0 − 10 · .4375; Σxx = 10 − 2.5.
    expect(first?.options[1]?.restR).toBeCloseTo(-4.375 / Math.sqrt(7.5 * 6.09375), 12);
  });
});

test('too few people: counts, and a note in place of statistics', () => {
  const [first] = measureItems(forty.slice(0, 29), questions);
  expect(first).toMatchObject({ n: 29, right: 10, rightInterval: null });
  expect(first).toMatchObject({ difficulty: null, itemRestR: null, alarm: null });
  expect(first?.options.map(({ restR }) => restR)).toEqual([null, null, null]);
  expect(first?.note).toContain('29 of at least 30');
  const [never] = measureItems([], questions);
  expect(never).toMatchObject({ n: 0, answered: 0, timeUp: 0, medianSeconds: null });
});

test('what was not shown does not count', () => {
  const unseen = scoreSkill([{ questionId: 2, index: 0 }], {
    form: {
      testId: 1,
      questions: questions.map((one) => ({ ...one, shown: one.questionId === 2 })),
    },
  });
  const [first] = measureItems([...forty, unseen], questions);
  expect(first).toMatchObject({ n: 40, notShown: 1 });
});

test('versions are apart, and a mended key is judged on what was chosen', () => {
  const newer = questions.map((one) => ({ ...one, versionId: one.versionId + 1 }));
  expect(measureItems(forty, newer)[0]?.n).toBe(0);
  const mended = {
    ...question(1, []),
    options: [0, 1, 0.5].map((score, at) => ({ id: 100 + at, score })),
  };
  const [first] = measureItems(forty, [mended]);
  expect(first?.itemRestR).toBeLessThan(0);
  // 10 with 1 point now, 10 with half of one.
  expect(first?.difficulty).toBeCloseTo(15 / 40, 12);
});

describe('wrong-key alarm', () => {
  const options = [
    { id: 1, score: 1 },
    { id: 2, score: 0 },
    { id: 3, score: 0 },
  ];
  const choices = (...groups: [optionId: number | null, ...rests: number[]][]): Choice[] =>
    groups.flatMap(([optionId, ...rests]) => rests.map((rest) => ({ optionId, rest })));
  const spread = (centre: number, count: number) =>
    Array.from({ length: count }, (_, at) => centre + (at % 5) * 0.02 - 0.04);

  test('silent where the best option goes with doing well', () => {
    const fine = choices([1, ...spread(0.8, 20)], [2, ...spread(0.4, 20)], [3, ...spread(0.5, 10)]);
    expect(judgeKey(options, fine)).toBeNull();
  });

  test('another option that the better people choose', () => {
    const wrong = choices(
      [1, ...spread(0.4, 15)],
      [2, ...spread(0.8, 20)],
      [3, ...spread(0.5, 10)],
    );
    const alarm = judgeKey(options, wrong);
    expect(alarm).toMatchObject({ reason: 'another option', optionId: 2, beyondChance: true });
    expect(alarm?.text).toContain('45 people');
    expect(alarm?.text).toMatch(/correlation 0\.\d\d, of the best option −0\.\d\d/);
  });

  test('a lead that chance can make is called that', () => {
    const close = choices([1, 0.4, 0.6, 0.5, 0.5], [2, 0.55, 0.6, 0.45, 0.5], [3, 0.2, 0.3]);
    expect(judgeKey(options, close)).toMatchObject({ optionId: 2, beyondChance: false });
  });

  test('several best options count as one, a partly right one can be the rival', () => {
    const two = options.map((one) => (one.id === 2 ? { ...one, score: 1 } : one));
    const wrong = choices(
      [1, ...spread(0.4, 15)],
      [2, ...spread(0.8, 20)],
      [3, ...spread(0.3, 10)],
    );
    expect(judgeKey(two, wrong)).toBeNull();
    const partly = options.map((one) => (one.id === 2 ? { ...one, score: 0.5 } : one));
    expect(judgeKey(partly, wrong)?.optionId).toBe(2);
  });

  test('a best option that goes with doing badly, from fifty people on', () => {
    // All others let their time run out, so no option stands out.
    const negative = choices([1, ...spread(0.4, 20)], [null, ...spread(0.6, 30)]);
    expect(judgeKey(options, negative)).toMatchObject({ reason: 'key negative', optionId: null });
    expect(judgeKey(options, negative.slice(1))).toBeNull();
  });
});
