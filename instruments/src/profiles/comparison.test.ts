import { expect, test } from 'vitest';
import { type PersonalityScore, presentPersonality } from '../personality/present.ts';
import { scorePersonality } from '../personality/score.ts';
import { simulatePersonality } from '../personality/simulate.ts';
import { mean, standardDeviation } from '../statistics/descriptive.ts';
import {
  compareTwo,
  meaningfulDifference,
  similarityMatrix,
  teamStatistics,
} from './comparison.ts';
import { listProfiles } from './profiles.ts';

function person(seed: number): PersonalityScore[] {
  const stored = scorePersonality({ answers: simulatePersonality(seed) });
  return presentPersonality(stored, { purpose: 'recruitment' }).scores;
}

const team = Array.from({ length: 7 }, (_, seed) => person(seed + 1));
const [profile] = listProfiles();
const facetTs = (scores: readonly PersonalityScore[]) =>
  new Map(scores.filter(({ kind }) => kind === 'facet').map(({ code, t }) => [code, t]));

/** The same scores with one scale moved. */
function moved(
  scores: readonly PersonalityScore[],
  code: string,
  by: number,
  reliability?: number,
) {
  return scores.map((score) => {
    if (score.code !== code) return score;
    const norm = { ...score.norm, reliability: reliability ?? score.norm.reliability };
    return { ...score, t: score.t + by, norm };
  });
}

test('1.96 · SEM · √2: 15.7 T on a facet, 11.1 on a factor', () => {
  expect(meaningfulDifference(0.68)).toBeCloseTo(15.68, 2);
  expect(meaningfulDifference(0.84)).toBeCloseTo(11.09, 2);
  expect(() => meaningfulDifference(1.1)).toThrow(RangeError);
});

test('two people: first minus second, meaningful beyond the error of both', () => {
  const [one] = team;
  if (!one) throw new Error('Nobody');
  const of = (other: PersonalityScore[], code: string) =>
    compareTwo(other, one).find((row) => row.code === code);
  expect(
    compareTwo(one, one).every(({ difference, meaningful }) => difference === 0 && !meaningful),
  ).toBe(true);
  expect(of(moved(one, 'A1', 15.6), 'A1')).toEqual({
    code: 'A1',
    difference: 15.6,
    meaningful: false,
  });
  expect(of(moved(one, 'A1', -15.7), 'A1')).toEqual({
    code: 'A1',
    difference: -15.7,
    meaningful: true,
  });
  // A surer norm on one side: 1.96 · √(32 + 10) = 12.7.
  expect(of(moved(one, 'A1', 12.8, 0.9), 'A1')?.meaningful).toBe(true);
  expect(of(moved(one, 'A1', 12.6, 0.9), 'A1')?.meaningful).toBe(false);
  expect(of(one.slice(1), 'N')).toBeUndefined();
});

test('likeness: symmetric, 1 with oneself, the double-entry correlation elsewhere', () => {
  const matrix = similarityMatrix(team.map(facetTs));
  matrix.forEach((row, at) => {
    expect(row).toHaveLength(team.length);
    expect(row[at]).toBe(1);
    row.forEach((value, other) => {
      expect(value).toBe(matrix[other]?.[at]);
      expect(Math.abs(value)).toBeLessThanOrEqual(1);
    });
  });
  const mirrored = (codes: ReadonlyMap<string, number>) =>
    new Map([...codes].map(([code, t]) => [code, 100 - t] as const));
  const own = new Map([
    ['N1', 40],
    ['N2', 60],
  ]);
  expect(similarityMatrix([own, mirrored(own), new Map(own)])).toEqual([
    [1, -1, 1],
    [-1, 1, -1],
    [1, -1, 1],
  ]);
});

/** The slow way: everything from the scores of those who are left. */
function byHand(members: readonly (readonly PersonalityScore[])[]) {
  const values = (code: string) =>
    members.flatMap((scores) => scores.find((score) => score.code === code)?.t ?? []);
  const sds = [...facetTs(members[0] ?? []).keys()].map((code) => standardDeviation(values(code)));
  const reaches = (code: string, t: number) => {
    const target = profile?.targets.find((one) => one.code === code);
    if (!target) return false;
    return target.direction === 'high' ? t >= target.targetT : t <= target.targetT;
  };
  const total = profile?.targets.reduce((sum, { weight }) => sum + weight, 0) ?? 0;
  const weigh = (test: (code: string) => boolean) =>
    (profile?.targets ?? [])
      .filter(({ code }) => test(code))
      .reduce((sum, { weight }) => sum + weight, 0) / total;
  return {
    values,
    reaches,
    spread: mean(sds),
    byAnyone: weigh((code) => values(code).some((t) => reaches(code, t))),
    byMean: weigh((code) => reaches(code, mean(values(code)))),
  };
}

test('a team in numbers, with and without each member, as from scratch', () => {
  const result = teamStatistics(team, profile ?? null);
  const hand = byHand(team);
  expect(result.spread).toBeCloseTo(hand.spread, 0.5);
  expect(result.coverage?.byAnyone).toBeCloseTo(hand.byAnyone, 2);
  expect(result.coverage?.byMean).toBeCloseTo(hand.byMean, 2);
  for (const scale of result.scales) {
    const values = hand.values(scale.code);
    expect(Math.abs(scale.mean - mean(values))).toBeLessThan(0.051);
    expect(Math.abs(scale.sd - standardDeviation(values))).toBeLessThan(0.051);
    expect([scale.lowest, scale.highest]).toEqual([Math.min(...values), Math.max(...values)]);
    const hasTarget = profile?.targets.some(({ code }) => code === scale.code);
    const reached = values.filter((t) => hand.reaches(scale.code, t)).length;
    expect(scale.reached).toBe(hasTarget ? reached : null);
  }
  result.without.forEach((without, member) => {
    const rest = byHand(team.filter((_, at) => at !== member));
    expect(Math.abs((without?.spread ?? 0) - rest.spread)).toBeLessThan(0.051);
    expect(without?.coverage?.byAnyone).toBeCloseTo(rest.byAnyone, 2);
    expect(without?.coverage?.byMean).toBeCloseTo(rest.byMean, 2);
  });
});

test('small teams and missing pieces', () => {
  const [one, two] = team;
  if (!one || !two) throw new Error('Nobody');
  const pair = teamStatistics([one, two], null);
  expect(pair.coverage).toBeNull();
  expect(pair.without).toEqual([null, null]);
  // Of three, two are left to compare.
  expect(teamStatistics(team.slice(0, 3), profile ?? null).without).not.toContain(null);
  expect(pair.scales.every(({ reached }) => reached === null)).toBe(true);
  expect(teamStatistics([one], profile ?? null)).toMatchObject({ scales: [], spread: 0 });
  const lacking = two.filter(({ code }) => code !== 'C1');
  expect(teamStatistics([one, lacking], null).scales.some(({ code }) => code === 'C1')).toBe(false);
  // What the first member lacks is told of the others, in its place, whoever comes first.
  const [other, third] = [team[2], team[3]];
  if (!other || !third) throw new Error('Nobody');
  const told = (members: PersonalityScore[][]) => teamStatistics(members, profile ?? null);
  const [before, after] = [told([lacking, other, third]), told([other, third, lacking])];
  expect(before).toMatchObject({ scales: after.scales, spread: after.spread });
  expect(before.coverage).toEqual(after.coverage);
  expect(before.scales.map(({ code }) => code)).toEqual(one.map(({ code }) => code));
  expect(() => teamStatistics([], null)).toThrow(RangeError);
});
