import type { StoredAnswer } from '@assay/contract/instruments';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPolitical, personalityKey } from './definition.ts';
import { fiveFactorNorm, type Norm, tendencyNorm } from './norms.ts';
import {
  presentPersonality,
  type PersonalityView,
  type Purpose,
  summarisePersonality,
} from './present.ts';
import { findScale, scales, type ScaleCode } from './scales.ts';
import { scorePersonality } from './score.ts';
import { simulatePersonality } from './simulate.ts';

/** Everybody's answers when each keyed item score is the same. */
function uniform(score: number): StoredAnswer[] {
  return personalityKey.map(({ questionId, reversed }) => ({
    questionId,
    index: reversed ? 5 - score : score - 1,
  }));
}

function view(answers: StoredAnswer[], purpose: Purpose = 'development', age?: number) {
  return presentPersonality(scorePersonality({ answers, age }), { purpose });
}

/** With a norm for the tendencies, too. */
function viewAll(answers: StoredAnswer[]) {
  const tendencies = { ...tendencyNorm(), name: 'Own people, tendencies' };
  const stored = scorePersonality({ answers, norms: { tendencies } });
  return presentPersonality(stored, { purpose: 'development' });
}

function score(shown: PersonalityView, code: ScaleCode) {
  const found = shown.scores.find((entry) => entry.code === code);
  if (!found) throw new Error(`${code} is absent`);
  return found;
}

const scaleIdOf = (code: ScaleCode) => findScale(code)?.id;

test('hand-computed: middle answers, no age (published and pooled: N 67.65/16.45, A2 17.09/2.85)', () => {
  const shown = view(uniform(3));
  expect(score(shown, 'N')).toMatchObject({
    raw: 72,
    t: 52.6,
    sten: 6,
    percentile: 60.4,
    band: 'average',
  });
  // 50 + 10 (72 − 67.65) / 16.45 = 52.64; ± 1.96 · 10 √.16 = ± 7.84
  expect(score(shown, 'N').interval).toEqual([44.8, 60.4]);
  // 50 + 10 (12 − 17.09) / 2.85 = 32.14; z = −1.786, sten 5.5 − 3.57 = 1.93
  expect(score(shown, 'A2')).toMatchObject({ raw: 12, t: 32.1, sten: 2, band: 'low' });
  expect(score(shown, 'A2').percentile).toBeCloseTo(3.7, 6);
  expect(shown.scores).toHaveLength(35);
  expect(shown.absent).toEqual([]);
});

test('age changes no score: it only names the group that a report on development may show beside', () => {
  for (const purpose of ['recruitment', 'development'] as const) {
    const shown = [19, 30, 61, undefined].map((age) => view(uniform(3), purpose, age));
    for (const { norm, scores } of shown) {
      expect(norm.group).toBe('age 21–60');
      expect(scores).toEqual(shown[0]?.scores);
    }
  }
  const stored = scorePersonality({ answers: uniform(3), age: 30 });
  // Pooled 21–40: N 69.56/16.52.
  expect(stored.ageGroup).toMatchObject({
    group: 'age 21–40',
    factors: [{ code: 'N', mean: 69.56, sd: 16.52 }, {}, {}, {}, {}],
  });
  expect(scorePersonality({ answers: uniform(3) }).ageGroup).toBeUndefined();
});

test('a result from before the rules of today keeps its norm and its facets, and says so', () => {
  const stored = { ...scorePersonality({ answers: uniform(3) }), scoring: undefined };
  const before = presentPersonality(stored, { purpose: 'recruitment' });
  expect(before).toMatchObject({ earlier: true, norm: stored.norm });
  expect(before.scores.some(({ code }) => code === 'N3')).toBe(true);
  expect(view(uniform(3), 'recruitment').earlier).toBe(false);
});

test('recruitment: O6 and N3 are gone, O is five facets × 6/5 against a mean made the same way', () => {
  const answers = uniform(3).map((answer) => {
    const scaleId = personalityKey[answer.questionId - 1]?.scaleId;
    return scaleId === scaleIdOf('O6') ? { ...answer, index: 4 } : answer;
  });
  const shown = view(answers, 'recruitment');
  expect(shown.scores.some(({ code }) => code === 'O6')).toBe(false);
  expect(JSON.stringify(shown)).not.toContain('O6');
  expect(shown.scores.some(({ code }) => code === 'N3')).toBe(false);
  expect(shown.scores).toHaveLength(33);
  // (15.16 + 15.39 + 15.54 + 12.81 + 15.41) · 6/5 = 89.172; 50 + 10 (72 − 89.172) / 12.76 = 36.54
  expect(score(shown, 'O')).toMatchObject({ raw: 72, t: 36.5, norm: { mean: 89.172, sd: 12.76 } });
  expect(score(view(answers), 'O').norm.mean).toBe(85.99);
});

test('development without O6 makes O of five facets, against a mean made the same way', () => {
  const answers = uniform(3).filter(({ questionId }) => !isPolitical(questionId));
  const shown = view(answers, 'development');
  expect(shown.absent).toEqual(['O6']);
  expect(score(shown, 'O')).toMatchObject({ raw: 72, t: 36.5, norm: { mean: 89.172 } });
});

test('names that are loaded are ours; a result from before keeps the published ones', () => {
  const stored = scorePersonality({ answers: uniform(3) });
  const names = (of: typeof stored) =>
    ['A2', 'N5', 'N6'].map(
      (code) => score(presentPersonality(of, { purpose: 'recruitment' }), code as ScaleCode).name,
    );
  expect(names(stored)).toEqual(['Straightforwardness', 'Impulsiveness', 'Stress sensitivity']);
  expect(names({ ...stored, scoring: undefined })).toEqual([
    'Morality',
    'Immoderation',
    'Vulnerability',
  ]);
});

test('the summary holds T by code, without N3, O6 and what is absent', () => {
  const summary = summarisePersonality(scorePersonality({ answers: uniform(3) }));
  expect(summary).toMatchObject({ N: 52.6, A2: 32.1, O: 36.5 });
  expect(Object.keys(summary)).toHaveLength(33);
  expect(summarisePersonality(scorePersonality({ answers: [] }))).toEqual({});
});

test('a tendency without a norm of its own has a position and nothing that compares', () => {
  const stored = scorePersonality({ answers: uniform(3) });
  const { scores, positions } = presentPersonality(stored, { purpose: 'development' });
  expect(scores.filter(({ kind }) => kind === 'tendency')).toEqual([]);
  expect(positions).toHaveLength(8);
  expect(positions[0]).toEqual({
    code: 'INF',
    name: 'Influence',
    raw: 12,
    position: 50,
    band: 'average',
  });
  const bandAt = (raw: number) => {
    const sums = { ...stored.sums, INF: { sum: raw, answered: 4 } };
    const { positions: at } = presentPersonality({ ...stored, sums }, { purpose: 'development' });
    return [at[0]?.position, at[0]?.band];
  };
  expect([4, 10, 11, 13, 14, 20].map(bandAt)).toEqual([
    [0, 'low'],
    [38, 'low'],
    [44, 'average'],
    [56, 'average'],
    [63, 'high'],
    [100, 'high'],
  ]);
});

test('with a norm of their own, and in results from before 2026.2, tendencies keep their scores', () => {
  const own = { ...tendencyNorm(), name: 'Own people, tendencies', n: 240 };
  const stored = scorePersonality({ answers: uniform(3), norms: { tendencies: own } });
  const earlier = { ...scorePersonality({ answers: uniform(3) }), scoring: undefined };
  for (const one of [stored, earlier]) {
    const shown = presentPersonality(one, { purpose: 'development' });
    // Influence: mean 13.1168, sd 3.5648 → 50 − 3.13
    expect(score(shown, 'INF')).toMatchObject({ raw: 12, t: 46.9, band: 'average' });
    expect(shown.positions).toEqual([]);
  }
});

test('at the end of a scale the percentile is a bound', () => {
  const top = scorePersonality({ answers: uniform(3) });
  const at = (sum: number) => {
    const sums = { ...top.sums, A2: { sum, answered: 4 } };
    return score(presentPersonality({ ...top, sums }, { purpose: 'development' }), 'A2');
  };
  expect(at(20)).toMatchObject({ t: 60.2, percentile: 84.6, end: 'highest' });
  expect([at(19).end, at(5).end, at(4).end]).toEqual([null, null, 'lowest']);
  expect(score(view(uniform(5)), 'C').end).toBe('highest');
});

test('the ends of the scale', () => {
  const top = view(uniform(5));
  expect(score(top, 'C')).toMatchObject({ raw: 120, t: 71.9, sten: 10, band: 'high' });
  expect(score(top, 'C5').raw).toBe(20);
  expect(score(view(uniform(1)), 'C').raw).toBe(24);
});

test('missing answers: three of four items make a facet, two do not, and nothing becomes 0', () => {
  const [first, second] = personalityKey.filter(({ scaleId }) => scaleId === scaleIdOf('C2'));
  const one = view(uniform(5).filter(({ questionId }) => questionId !== first?.questionId));
  expect(score(one, 'C2').raw).toBe(20);
  expect(score(one, 'C').raw).toBe(120);
  const left = new Set([first?.questionId, second?.questionId]);
  const two = view(uniform(5).filter(({ questionId }) => !left.has(questionId)));
  expect(two.absent).toEqual(['C2']);
  expect(score(two, 'C').raw).toBe(120);
  const none = view([]);
  expect(none.scores).toEqual([]);
  expect(none.absent).toHaveLength(43);
});

test('a factor needs 18 of its 24 items', () => {
  const ofN = personalityKey
    .filter(({ scaleId }) => scaleId <= 6)
    .map(({ questionId }) => questionId);
  const without = (count: number) =>
    view(uniform(4).filter(({ questionId }) => !ofN.slice(0, count).includes(questionId)));
  expect(score(without(6), 'N').raw).toBe(96);
  expect(without(7).absent).toContain('N');
});

test('impossible answers are refused', () => {
  const refused: StoredAnswer[][] = [
    [{ questionId: 153, index: 0 }],
    [{ questionId: 1, index: 5 }],
    [{ questionId: 1, index: 1.5 }],
    [
      { questionId: 1, index: 1 },
      { questionId: 1, index: 2 },
    ],
  ];
  for (const answers of refused) expect(() => scorePersonality({ answers })).toThrow(RangeError);
  expect(() => scorePersonality({ answers: [], age: -3 })).toThrow(RangeError);
});

test('a switched norm scores new results; those that are there keep theirs', () => {
  const usual = fiveFactorNorm();
  const own: Norm = {
    ...usual,
    name: 'Own people',
    version: '1',
    n: 240,
    scales: usual.scales.map((row) => ({ ...row, mean: row.mean + row.sd / 2 })),
  };
  const before = scorePersonality({ answers: uniform(3), age: 30 });
  const kept = JSON.stringify(before);
  const after = scorePersonality({ answers: uniform(3), age: 30, norms: { fiveFactor: own } });
  const t = (stored: typeof before, code: ScaleCode) =>
    score(presentPersonality(stored, { purpose: 'development' }), code).t;
  expect(after.norm).toEqual({ ...before.norm, name: 'Own people', version: '1', n: 240 });
  expect(t(after, 'N')).toBeCloseTo(t(before, 'N') - 5, 1);
  expect(JSON.stringify(before)).toBe(kept);
  const tendencies = { ...tendencyNorm(), version: '2' };
  const both = scorePersonality({ answers: uniform(3), norms: { fiveFactor: own, tendencies } });
  expect(both.tendencyNorm.version).toBe('2');
});

test('a norm that lacks a scale or its spread is refused', () => {
  const usual = fiveFactorNorm();
  const without = { ...usual, scales: usual.scales.filter(({ code }) => code !== 'C3') };
  const flat = { ...usual, scales: usual.scales.map((row) => ({ ...row, sd: 0 })) };
  for (const fiveFactor of [without, flat]) {
    expect(() => scorePersonality({ answers: [], norms: { fiveFactor } })).toThrow(RangeError);
  }
});

const person = fc.nat(100_000).map((seed) => simulatePersonality(seed));

test('agreeing more in the keyed direction never lowers a scale', () => {
  fc.assert(
    fc.property(person, fc.nat(151), fc.nat(4), fc.nat(4), (answers, at, a, b) => {
      const key = personalityKey[at];
      const [less, more] = (a <= b ? [a, b] : [b, a]).map((step) => {
        const index = key?.reversed ? 4 - step : step;
        return viewAll(
          answers.map((answer, position) => (position === at ? { ...answer, index } : answer)),
        );
      });
      for (const { code } of scales) {
        const [before, after] = [
          score(less as PersonalityView, code),
          score(more as PersonalityView, code),
        ];
        expect(after.t).toBeGreaterThanOrEqual(before.t);
        expect(after.percentile).toBeGreaterThanOrEqual(before.percentile);
        expect(after.sten).toBeGreaterThanOrEqual(before.sten);
      }
    }),
    { numRuns: 40 },
  );
});

test('the order in which answers arrive does not matter', () => {
  fc.assert(
    fc.property(
      person.chain((answers) =>
        fc.tuple(fc.constant(answers), fc.shuffledSubarray(answers, { minLength: 152 })),
      ),
      ([answers, shuffled]) => {
        expect(scorePersonality({ answers: shuffled })).toEqual(scorePersonality({ answers }));
      },
    ),
    { numRuns: 40 },
  );
});

test('scores stay in range, and what is stored is plain JSON', () => {
  fc.assert(
    fc.property(
      person,
      fc.option(fc.integer({ min: 16, max: 80 }), { nil: undefined }),
      (answers, age) => {
        const stored = scorePersonality({ answers, age });
        expect(JSON.parse(JSON.stringify(stored))).toEqual(stored);
        for (const { t, sten, percentile, raw, kind, interval } of view(answers, 'recruitment', age)
          .scores) {
          expect(raw).toBeGreaterThanOrEqual(kind === 'factor' ? 24 : 4);
          expect(raw).toBeLessThanOrEqual(kind === 'factor' ? 120 : 20);
          expect(sten).toBeGreaterThanOrEqual(1);
          expect(sten).toBeLessThanOrEqual(10);
          expect(percentile).toBeGreaterThanOrEqual(0);
          expect(percentile).toBeLessThanOrEqual(100);
          expect(interval[0]).toBeLessThan(t);
          expect(interval[1]).toBeGreaterThan(t);
        }
      },
    ),
    { numRuns: 40 },
  );
});
