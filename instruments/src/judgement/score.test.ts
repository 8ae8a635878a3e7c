import { choiceIndex } from '@assay/contract/judgement-choice';
import { describe, expect, test } from 'vitest';
import { chancePoints, possiblePoints, questionIds } from './definition.ts';
import { judgementKey } from './key.data.ts';
import { pointsInterval } from './precision.ts';
import { agreementOf, presentJudgement, presentOwnJudgement } from './present.ts';
import { pointsOf, scoreJudgement } from './score.ts';

/** Places of the responses by rank, 1 to 4. */
const placeOf = (questionId: number, rank: number) =>
  judgementKey[questionId - 1]?.responses.findIndex((one) => one.rank === rank) ?? -1;

const answersBy = (most: number, least: number) =>
  questionIds.map((questionId) => ({
    questionId,
    index: choiceIndex({ most: placeOf(questionId, most), least: placeOf(questionId, least) }),
  }));

test('the key ranks the four responses of each of twelve situations, three of each area', () => {
  expect(judgementKey).toHaveLength(12);
  for (const { responses } of judgementKey) {
    expect(responses.map(({ rank }) => rank).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    for (const { reason } of responses) expect(reason.length).toBeGreaterThan(20);
  }
  const areas = Map.groupBy(judgementKey, ({ area }) => area);
  expect([...areas.values()].map((items) => items.length)).toEqual([3, 3, 3, 3]);
});

test('no place is the best or the worst one more often than chance would have it', () => {
  for (const rank of [1, 4]) {
    const places = questionIds.map((id) => placeOf(id, rank));
    for (const place of [0, 1, 2, 3])
      expect(places.filter((one) => one === place).length).toBeLessThanOrEqual(4);
  }
});

describe('points of a situation', () => {
  // Situation 1 ranks its responses 2, 1, 4, 3.
  test.each([
    ['both as the key', 1, 2, 4],
    ['best response, second to last as the least effective', 1, 3, 3],
    ['second best, worst', 0, 2, 3],
    ['second best, second to last', 0, 3, 2],
    ['best, second best as the least effective', 1, 0, 2],
    ['third as the most effective, worst', 3, 2, 2],
    ['worst as the most effective, second to last', 2, 3, 1],
    ['worst and best exchanged', 2, 1, 0],
    ['third and second', 3, 0, 0],
  ])('%s', (_, most, least, points) => {
    expect(pointsOf(1, most, least)).toBe(points);
  });

  test.each([
    [1, 2, 2],
    [1, 4, 0],
    [13, 0, 1],
  ])('question %i has no responses %i and %i', (questionId, most, least) => {
    expect(() => pointsOf(questionId, most, least)).toThrow(RangeError);
  });
});

test('choosing without reading gives 18 of 48 on average', () => {
  const pairs = [0, 1, 2, 3].flatMap((most) =>
    [0, 1, 2, 3].flatMap((least) => (most === least ? [] : [[most, least] as const])),
  );
  const all = questionIds.flatMap((id) => pairs.map(([most, least]) => pointsOf(id, most, least)));
  const mean = all.reduce((sum, one) => sum + one, 0) / pairs.length;
  expect([mean, chancePoints, possiblePoints]).toEqual([18, 18, 48]);
});

test('all as the key is all that is possible, all exchanged is nothing, and neither is without a range', () => {
  const [best, worst] = [scoreJudgement(answersBy(1, 4)), scoreJudgement(answersBy(4, 1))];
  expect(best).toMatchObject({ points: 48, possible: 48, interval: [40, 48] });
  expect(worst).toMatchObject({ points: 0, interval: [0, 8] });
  expect(scoreJudgement(answersBy(2, 3)).points).toBe(24);
});

test('the range is Wilson’s for 18 questions, calculated by hand for 33 of 48', () => {
  // p = .6875, n = 18, z² = 3.8416: centre (.6875 + .10671) / 1.21342 = .65452; half 1.96 / 1.21342 √(.011936 + .002964) = .19717.
  expect(pointsInterval(33)).toEqual([22, 41]);
  for (let points = 0; points <= possiblePoints; points++) {
    const [low, high] = pointsInterval(points);
    expect(low).toBeLessThanOrEqual(points);
    expect(high).toBeGreaterThanOrEqual(points);
    expect(high - low).toBeGreaterThanOrEqual(8);
  }
});

test.each([
  [0, 'below'],
  [6, 'below'],
  [7, 'chance'],
  [18, 'chance'],
  [27, 'chance'],
  [29, 'chance'],
  [30, 'some'],
  [40, 'some'],
  [41, 'most'],
  [48, 'most'],
] as const)('%i points are told as %s', (points, agreement) => {
  const stored = { ...scoreJudgement(answersBy(1, 4)), points, interval: pointsInterval(points) };
  expect(agreementOf(stored)).toBe(agreement);
  expect(presentJudgement(stored, 'de').agreement).toBe(agreement);
});

test('what lies wholly below chance is told as perhaps misread, and not to its taker', () => {
  const swapped = scoreJudgement(answersBy(4, 1));
  expect(presentJudgement(swapped, 'en')).toMatchObject({
    points: 0,
    verdict: 'Lower than chance',
    text: expect.stringMatching(/may have misread.*says nothing about how/),
  });
  const own = presentOwnJudgement(swapped, 'en');
  expect(own.agreement).toBe('chance');
  expect(`${own.title} ${own.text}`).not.toMatch(/chance|misread/);
});

test('its taker reads no number', () => {
  for (const [most, least] of [
    [1, 4],
    [2, 3],
    [4, 1],
  ] as const) {
    const { title, text } = presentOwnJudgement(scoreJudgement(answersBy(most, least)), 'en');
    expect(`${title} ${text}`).not.toMatch(/\d|pass|fail|wrong|right/i);
  }
});

test('what is stored says what was chosen and not what each choice gave', () => {
  const { situations } = scoreJudgement(answersBy(1, 4));
  for (const one of situations) expect(Object.keys(one)).toEqual(['questionId', 'most', 'least']);
});

test('answers that come faster than anybody reads are told', () => {
  const at = (seconds: number) =>
    scoreJudgement(answersBy(1, 4).map((answer) => ({ ...answer, seconds })));
  expect(presentJudgement(at(4), 'en').hasty).toMatch(/less than 10 seconds/);
  expect(presentJudgement(at(30), 'en').hasty).toBeNull();
  expect(presentJudgement(scoreJudgement(answersBy(1, 4)), 'en').hasty).toBeNull();
});

test('answers that are missing, there twice or of no question are refused', () => {
  const all = answersBy(1, 4);
  expect(() => scoreJudgement(all.slice(1))).toThrow(RangeError);
  expect(() => scoreJudgement([...all, { questionId: 1, index: 1 }])).toThrow(RangeError);
  expect(() => scoreJudgement([...all, { questionId: 13, index: 1 }])).toThrow(RangeError);
});
