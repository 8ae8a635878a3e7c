import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { correctedForRatings, spreadBesideNorm } from './beside.ts';
import { chanceReference } from './chance.ts';
import {
  byEvidence,
  type Correlated,
  expectedCorrelation,
  judge,
  shrunkCorrelation,
  strengthOf,
} from './evidence.ts';
import { correlate, correlateWithout, rankPairs, type ReviewedPeople } from './people.ts';
import { seededRandom } from '../statistics/random.ts';

const found = (code: Correlated['code'], n: number, r: number | null): Correlated => ({
  code,
  outcome: 'performance',
  n,
  r,
});

/** People with gaps and ties; A1 goes with performance, N2 against it. */
function madeUp(count: number, seed: number): ReviewedPeople {
  const random = seededRandom(seed);
  const people = Array.from({ length: count }, () => {
    const [a, n, c] = [random.normal(), random.normal(), random.normal()];
    const performance = 0.6 * a - 0.6 * n + 0.5 * random.normal();
    return { a, n, c, performance, engagement: random.normal() };
  });
  const t = (z: number) => Math.round(50 + 10 * z);
  return {
    scales: [
      { code: 'A1', t: people.map(({ a }) => t(a)) },
      { code: 'N2', t: people.map(({ n }) => t(n)) },
      { code: 'C4', t: people.map(({ c }, at) => (at % 7 === 0 ? null : t(c))) },
      { code: 'O5', t: people.map(() => 50) },
    ],
    outcomes: {
      performance: people.map(({ performance }) => Math.round(4 * (3 + performance)) / 4),
      engagement: people.map(({ engagement }, at) => (at % 5 === 0 ? null : engagement)),
    },
  };
}

test('shrinking by hand: the twelve people of the reference', () => {
  // SE² = (1 − .613803)² / 11 = .0135589; (.783456 · .01) / (.0135589 + .01) = .332551.
  expect(shrunkCorrelation(0.7834556, 12, 0)).toBeCloseTo(0.332551, 6);
  // With .20 expected: (.2 · .0135589 + .00783456) / .0235589 = .447658.
  expect(shrunkCorrelation(0.7834556, 12, 0.2)).toBeCloseTo(0.447658, 6);
  // The same in the words of the formula, with its two quotients.
  const [precision, own] = [1 / 0.01, 1 / ((1 - 0.25) ** 2 / 99)];
  expect(shrunkCorrelation(-0.5, 100, 0.2)).toBeCloseTo(
    (0.2 * precision - 0.5 * own) / (precision + own),
    12,
  );
  expect(shrunkCorrelation(1, 30, 0)).toBe(1);
  expect(() => shrunkCorrelation(1.1, 30, 0)).toThrow(RangeError);
  expect((['C', 'C6', 'CAN', 'N1'] as const).map(expectedCorrelation)).toEqual([0.2, 0.2, 0, 0]);
});

test('no number at all below twenty, and a strength for every n', () => {
  const [few, enough] = judge([found('A1', 19, 0.9), found('A2', 20, 0.9)]);
  expect(few).toMatchObject({ verdict: 'too few', strength: 'hidden', numbers: null });
  expect(enough).toMatchObject({ verdict: 'supported', strength: 'exploratory' });
  expect([19, 20, 49, 50, 99, 100].map(strengthOf)).toEqual([
    'hidden',
    'exploratory',
    'exploratory',
    'tentative',
    'tentative',
    'usable',
  ]);
});

test('verdicts: both ways, too little to matter, and lost among many', () => {
  const verdicts = (all: Correlated[]) => judge(all).map(({ verdict }) => verdict);
  expect(verdicts([found('A1', 100, 0.4), found('N2', 100, -0.4), found('E1', 100, 0.05)])).toEqual(
    ['supported', 'contrary', 'unclear'],
  );
  // Certain and of no use.
  expect(verdicts([found('A1', 5000, 0.08)])).toEqual(['unclear']);
  expect(verdicts([found('O5', 100, null)])).toEqual(['unclear']);
  const other = Array.from({ length: 59 }, () => found('E2', 60, 0.01));
  const one = found('A1', 60, 0.27);
  expect(verdicts([one])).toEqual(['supported']);
  expect(verdicts([one, ...other])[0]).toBe('unclear');
  expect(judge([one, ...other])[0]?.numbers?.p).toBeLessThan(0.05);
});

test('sorted by evidence, what has no number last', () => {
  const all = judge([found('E1', 19, 0.9), found('A1', 60, 0.2), found('A2', 60, -0.5)]);
  expect(all.toSorted(byEvidence).map(({ code }) => code)).toEqual(['A2', 'A1', 'E1']);
});

test('leaving a person out gives what ranking the others gives', () => {
  const people = madeUp(31, 4);
  const pairs = rankPairs(people);
  expect(pairs.map(({ who }) => who.length).slice(0, 4)).toEqual([31, 31, 26, 31]);
  for (let gone = 0; gone < 31; gone += 1) {
    const rest: ReviewedPeople = {
      scales: people.scales.map(({ code, t }) => ({ code, t: t.toSpliced(gone, 1) })),
      outcomes: {
        performance: people.outcomes.performance.toSpliced(gone, 1),
        engagement: people.outcomes.engagement.toSpliced(gone, 1),
      },
    };
    const direct = rankPairs(rest).map(correlate);
    for (const [at, pair] of pairs.entries()) {
      const { n, r } = correlateWithout(pair, gone);
      expect([n, r === null]).toEqual([direct[at]?.n, direct[at]?.r === null]);
      expect(r ?? 0).toBeCloseTo(direct[at]?.r ?? 0, 12);
    }
  }
  expect(() => rankPairs({ ...people, scales: [{ code: 'A1', t: [50] }] })).toThrow(RangeError);
});

test('chance: the same seed gives the same deal, and many scales find more than one', () => {
  const people = madeUp(50, 5);
  const pairs = rankPairs(people).filter(({ code }) => code !== 'O5');
  const found500 = chanceReference(pairs, 50, { seed: 8 });
  expect(found500).toEqual(chanceReference(pairs, 50, { seed: 8 }));
  expect(found500).not.toEqual(chanceReference(pairs, 50, { seed: 9 }));
  expect(found500).toMatchObject({ permutations: 500, tests: 6 });
  expect(found500?.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  // 1.96 / √(n − 1) with 34 to 50 people: between .28 and .34.
  expect(found500?.oneScale).toBeGreaterThan(0.27);
  expect(found500?.oneScale).toBeLessThan(0.35);
  // The largest of six independent ones exceeds what each of them has one time in 120 (1 − .95^(1/6) = .0085, z 2.63).
  expect(found500?.largest.limit).toBeGreaterThan(2.4 / 7);
  expect(found500?.largest.limit).toBeLessThan(2.9 / Math.sqrt(33));
  expect(found500?.largest.median).toBeLessThan(found500?.largest.limit ?? 0);
  expect(chanceReference(rankPairs(madeUp(19, 1)), 19, { seed: 1 })).toBeNull();
  for (const permutations of [0, 2001, 1.5])
    expect(() => chanceReference(pairs, 50, { seed: 1, permutations })).toThrow(RangeError);
});

test('range restriction is named where it is clear', () => {
  // SD of 45, 50, 55 is 5; half of the norm's, times and over exp(1.96 / √4).
  const { sd, ratio, interval } = spreadBesideNorm([45, 50, 55]);
  expect([sd, ratio]).toEqual([5, 0.5]);
  expect(interval[1]).toBeCloseTo(0.5 * Math.exp(0.98), 12);
  const spread = (half: number) => Array.from({ length: 40 }, (_, at) => 50 + half * (-1) ** at);
  expect([4, 10, 16].map((half) => spreadBesideNorm(spread(half)).verdict)).toEqual([
    'narrower',
    'as the norm',
    'wider',
  ]);
});

test('correction for unreliable ratings is a second figure, and none for ratings that say nothing', () => {
  expect(correctedForRatings(0.3, 0.64)).toBeCloseTo(0.375, 12);
  expect(correctedForRatings(-0.9, 0.5)).toBe(-1);
  expect(correctedForRatings(0.3, 0.29)).toBeNull();
  expect(correctedForRatings(0.3, null)).toBeNull();
});

test('the data that R has read have the verdict that they should', () => {
  const text = readFileSync(join(import.meta.dirname, 'reference/sixty-people.csv'), 'utf8');
  const rows = text.trim().split('\n').slice(1);
  const column = (at: number) => rows.map((row) => Number(row.split(',')[at]));
  const pairs = rankPairs({
    scales: [{ code: 'E3', t: column(1) }],
    outcomes: { performance: column(2), engagement: column(2).map(() => null) },
  });
  const [performance, engagement] = judge(pairs.map(correlate));
  expect(performance).toMatchObject({ n: 60, verdict: 'supported', strength: 'tentative' });
  expect(performance?.numbers?.q).toBe(performance?.numbers?.p);
  expect(engagement).toMatchObject({ n: 0, verdict: 'too few', numbers: null });
});
