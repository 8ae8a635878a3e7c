import { beforeAll, expect, test } from 'vitest';
import { isPolitical } from './definition.ts';
import { compareNorms, computeNorm, leastForNorm, type NormPerson } from './norm-engine.ts';
import { fiveFactorNorm, type Norm, tendencyNorm } from './norms.ts';
import { scales } from './scales.ts';
import { scorePersonality } from './score.ts';
import { simulatePersonality } from './simulate.ts';

const about = {
  part: 'five-factor',
  previous: fiveFactorNorm(),
  name: 'Own people',
  version: '1',
  group: 'age 21–60',
  source: 'Results of 400 people',
} as const;

const ofTendencies = { ...about, part: 'tendencies', previous: tendencyNorm() } as const;

let people: (NormPerson & { answers: ReturnType<typeof simulatePersonality> })[];
let withoutAnswers: NormPerson[];
let ofEverybody: { fiveFactor: Norm; tendencies: Norm };

beforeAll(() => {
  people = Array.from({ length: 400 }, (_, seed) => {
    const answers = simulatePersonality(seed + 1);
    return { stored: scorePersonality({ answers }), answers };
  });
  withoutAnswers = people.map(({ stored }) => ({ stored }));
  ofEverybody = {
    fiveFactor: computeNorm(people, about),
    tendencies: computeNorm(people, ofTendencies),
  };
});

test.each([
  ['five-factor', 'fiveFactor', about],
  ['tendencies', 'tendencies', ofTendencies],
] as const)('%s: people made up from a norm give that norm back', (_, part, request) => {
  const norm = ofEverybody[part];
  expect(norm).toMatchObject({ name: 'Own people', version: '1', n: 400 });
  expect(norm.scales.map(({ code }) => code)).toEqual(
    request.previous.scales.map(({ code }) => code),
  );
  for (const row of norm.scales) {
    const old = request.previous.scales.find(({ code }) => code === row.code);
    if (!old) throw new Error(`${row.code} is absent`);
    expect(Math.abs(row.mean - old.mean) / old.sd).toBeLessThan(0.17);
    expect(Math.abs(row.sd / old.sd - 1)).toBeLessThan(0.12);
    expect(Math.abs(row.reliability - old.reliability)).toBeLessThan(0.1);
  }
});

test('by hand: mean and SD of one facet and of its factor', () => {
  const norm = ofEverybody.fiveFactor;
  const row = (code: string) => norm.scales.find((one) => one.code === code);
  const sums = people.map(({ stored }) => stored.sums.E3.sum);
  const mean = sums.reduce((sum, value) => sum + value, 0) / 400;
  const squares = sums.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  expect(row('E3')?.mean).toBeCloseTo(mean, 3);
  expect(row('E3')?.sd).toBeCloseTo(Math.sqrt(squares / 399), 3);
  const facetMeans = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'].map((code) => row(code)?.mean ?? 0);
  expect(row('C')?.mean).toBeCloseTo(
    facetMeans.reduce((sum, value) => sum + value, 0),
    2,
  );
});

test('without answers, all reliabilities stay what they were', () => {
  const kept = computeNorm(withoutAnswers, about);
  const one = computeNorm([...people.slice(1), ...withoutAnswers.slice(0, 1)], about);
  for (const norm of [kept, one]) {
    expect(norm.scales.map(({ reliability }) => reliability)).toEqual(
      about.previous.scales.map(({ reliability }) => reliability),
    );
  }
  expect(kept.scales[0]?.mean).toBe(ofEverybody.fiveFactor.scales[0]?.mean);
});

test('too few people are refused in so many words; whoever left something out is not counted', () => {
  expect(leastForNorm).toBe(200);
  expect(computeNorm(people.slice(0, 200), about).n).toBe(200);
  expect(() => computeNorm(people.slice(0, 199), about)).toThrow(
    'A norm needs 200 people with complete results; there are 199.',
  );
  const gapped = people.slice(0, 200).map(({ answers }, at) => {
    const given = at === 0 ? answers.filter(({ questionId }) => questionId !== 7) : answers;
    return { stored: scorePersonality({ answers: given }), answers: given };
  });
  expect(() => computeNorm(gapped, about)).toThrow(RangeError);
  // The gap is in the other part.
  expect(computeNorm(gapped, ofTendencies).n).toBe(200);
});

test('people who were not asked O6 make every other row; O6 and O stay what they were', () => {
  const without = people.map(({ answers }) => {
    const given = answers.filter(({ questionId }) => !isPolitical(questionId));
    return { stored: scorePersonality({ answers: given }), answers: given };
  });
  const norm = computeNorm(without, about);
  const row = (some: Norm, code: string) => some.scales.find((one) => one.code === code);
  expect(norm.n).toBe(400);
  for (const code of ['O', 'O6']) expect(row(norm, code)).toEqual(row(about.previous, code));
  for (const code of ['N', 'O1', 'C6']) {
    expect(row(norm, code)).toEqual(row(ofEverybody.fiveFactor, code));
  }
});

test('a scale on which all are the same is refused, and so is one whose items contradict each other', () => {
  const same = withoutAnswers.map(({ stored }) => ({
    stored: { ...stored, sums: { ...stored.sums, A4: { sum: 12, answered: 4 } } },
  }));
  expect(() => computeNorm(same, about)).toThrow('Everybody has the same score on A4');
  const previous: Norm = {
    ...about.previous,
    scales: about.previous.scales.map((row) => ({ ...row, reliability: 0 })),
  };
  expect(() => computeNorm(withoutAnswers, { ...about, previous })).toThrow(
    'do not belong together',
  );
});

test('a new norm scores, and is complete', () => {
  const answers = simulatePersonality(77);
  const stored = scorePersonality({ answers, norms: ofEverybody });
  expect(Object.keys(stored.scaleNorms).toSorted()).toEqual(
    scales.map(({ code }) => code).toSorted(),
  );
  expect(stored.norm).toEqual({
    name: 'Own people',
    version: '1',
    group: 'age 21–60',
    source: 'Results of 400 people',
    n: 400,
  });
});

test('side by side: half a standard deviation up is five T down for everybody', () => {
  const results = people.map(({ stored }) => stored);
  const shifted: Norm = {
    ...about.previous,
    scales: about.previous.scales.map((row) => ({ ...row, mean: row.mean + row.sd / 2 })),
  };
  for (const change of compareNorms(about.previous, shifted, results)) {
    expect(change.shift).toBeCloseTo(-5, 6);
    expect(change.largest).toBeCloseTo(5, 6);
    expect(change.bandChanges).toBeGreaterThan(0.15);
    expect(change.bandChanges).toBeLessThan(0.6);
    expect(change.after.mean).toBeGreaterThan(change.before.mean);
  }
  for (const change of compareNorms(about.previous, about.previous, results)) {
    expect(change).toMatchObject({ shift: 0, largest: 0, bandChanges: 0 });
  }
  const [nobody] = compareNorms(about.previous, shifted, []);
  expect(nobody).toMatchObject({ shift: null, largest: null, bandChanges: null });
  const lacking = { ...shifted, scales: shifted.scales.slice(1) };
  expect(() => compareNorms(lacking, shifted, results)).toThrow(RangeError);
});
