import { expect, test } from 'vitest';
import { fiveFactorNorm } from '../personality/norms.ts';
import { type FacetCode, facets } from '../personality/scales.ts';
import { fitToProfile } from '../profiles/fit.ts';
import { normRows } from '../profiles/true-scores.ts';
import { mean } from '../statistics/descriptive.ts';
import { seededRandom } from '../statistics/random.ts';
import { spearman, spearmanInterval } from '../statistics/rank-correlation.ts';
import { crossValidate } from './cross-validation.ts';
import { judge } from './evidence.ts';
import { expectedFit, trueFacets } from './expected-fit.ts';
import { foldsOf } from './folds.ts';
import { correlate, rankPairs, type ReviewedPeople } from './people.ts';
import { profileFrom } from './profile.ts';
import { yieldOf } from './yield.ts';

const norm = normRows(fiveFactorNorm());
const codes: FacetCode[] = ['C4', 'E3', 'A1', 'N2', 'O5'];

/** Performance that C4 and E3 push up and N2 down, engagement that nothing pushes. @param force 0 for pure chance. */
function madeUp(count: number, seed: number, force: number): ReviewedPeople {
  const random = seededRandom(seed);
  const z = Array.from({ length: count }, () => codes.map(() => random.normal()));
  const performance = z.map(([c = 0, e = 0, _a, n = 0]) => {
    return 3 + 0.25 * (force * (c + e - n) + random.normal());
  });
  return {
    scales: codes.map((code, at) => ({ code, t: z.map((row) => 50 + 10 * (row[at] ?? 0)) })),
    outcomes: { performance, engagement: z.map(() => random.normal()) },
  };
}

const evidenceOf = (people: ReviewedPeople) => judge(rankPairs(people).map(correlate));
const tryOut = (people: ReviewedPeople) =>
  crossValidate(
    people,
    'performance',
    norm,
    foldsOf(rankPairs(people), people.outcomes.performance.length),
  );

test('the profile by hand: supported facets, squares of r̃ as weights, the mean of the top third', () => {
  const people = madeUp(99, 3, 0.8);
  const evidence = evidenceOf(people);
  const { targets, leftOut } = profileFrom(people, evidence, 'performance');
  expect(targets.map(({ code }) => code).toSorted()).toEqual(['C4', 'E3']);
  const squares = new Map(
    evidence
      .filter(({ outcome }) => outcome === 'performance')
      .map(({ code, numbers }) => [code, (numbers?.shrunk ?? 0) ** 2]),
  );
  const total = (squares.get('C4') ?? 0) + (squares.get('E3') ?? 0);
  // The 33 with the highest ratings, by sorting people instead of ratings.
  const best = people.outcomes.performance
    .map((rating, at) => ({ rating: rating ?? 0, at }))
    .toSorted((one, other) => other.rating - one.rating)
    .slice(0, 33);
  for (const { code, weight, targetT, direction } of targets) {
    expect(weight).toBeCloseTo((squares.get(code) ?? 0) / total, 12);
    const t = people.scales.find((scale) => scale.code === code)?.t ?? [];
    expect(targetT).toBeCloseTo(mean(best.map(({ at }) => t[at] ?? 0)), 10);
    expect(direction).toBe('high');
  }
  expect(targets[0]?.weight).toBeGreaterThan(targets[1]?.weight ?? 1);
  expect(leftOut).toContainEqual({ code: 'N2', why: 'negative' });
  expect(leftOut).toContainEqual({ code: 'O5', why: 'unclear' });
});

test('what is no facet, or has too few people, is left out by name', () => {
  const { performance, engagement } = madeUp(40, 1, 0.8).outcomes;
  const few = performance.map((rating, at) => (at < 15 ? rating : null));
  const people: ReviewedPeople = {
    scales: [
      { code: 'C', t: performance },
      { code: 'C4', t: few },
      { code: 'CAN', t: performance },
    ],
    outcomes: { performance, engagement },
  };
  const evidence = evidenceOf(people);
  expect(profileFrom(people, evidence, 'performance')).toEqual({
    outcome: 'performance',
    targets: [],
    leftOut: [
      { code: 'C', why: 'no facet' },
      { code: 'C4', why: 'too few' },
      { code: 'CAN', why: 'no facet' },
    ],
  });
});

test('those who share the last rating of the top third all count', () => {
  const t = Array.from({ length: 30 }, (_, at) => 40 + at);
  // The nine best, then five with one rating: the tenth is one of these.
  const performance = t.map((_, at) => (at >= 21 ? 5 + at / 100 : at >= 16 ? 4 : 1 + at / 100));
  const people: ReviewedPeople = {
    scales: [{ code: 'A1', t }],
    outcomes: { performance, engagement: t.map(() => null) },
  };
  const { targets } = profileFrom(people, evidenceOf(people), 'performance');
  expect(targets[0]?.targetT).toBeCloseTo(mean(t.slice(16)), 12);
});

test('the fit without draws ranks people as the fit of reports does', () => {
  const random = seededRandom(11);
  const targets = codes.slice(0, 3).map((code, at) => ({
    facetId: facets.find((facet) => facet.code === code)?.id ?? 0,
    code,
    weight: [0.5, 0.3, 0.2][at] ?? 0,
    direction: 'high' as const,
    targetT: 54,
  }));
  const fits = Array.from({ length: 150 }, (_, seed) => {
    const facetT = new Map(facets.map(({ id }) => [id, 50 + 10 * random.normal()]));
    return {
      quick: expectedFit(trueFacets(facetT, norm), targets) ?? 0,
      drawn: fitToProfile({ facetT, norm, profile: { targets }, seed })?.median ?? 0,
    };
  });
  const [quick, drawn] = [fits.map((fit) => fit.quick), fits.map((fit) => fit.drawn)];
  expect(spearman(quick, drawn)).toBeGreaterThan(0.99);
  expect(expectedFit(new Map(), targets)).toBeNull();
});

test('leave-one-out is the whole procedure without each one, done over', () => {
  const people = madeUp(40, 12, 0.6);
  const tried = tryOut(people);
  const folds = people.outcomes.performance.map((_, gone) => {
    const rest: ReviewedPeople = {
      scales: people.scales.map(({ code, t }) => ({ code, t: t.toSpliced(gone, 1) })),
      outcomes: {
        performance: people.outcomes.performance.toSpliced(gone, 1),
        engagement: people.outcomes.engagement.toSpliced(gone, 1),
      },
    };
    const { targets } = profileFrom(rest, evidenceOf(rest), 'performance');
    const fitOf = (at: number) => {
      const facetT = new Map(
        people.scales.map(({ code, t }) => [
          facets.find((facet) => facet.code === code)?.id ?? 0,
          t[at] ?? 0,
        ]),
      );
      return expectedFit(trueFacets(facetT, norm), targets) ?? 0;
    };
    const own = fitOf(gone);
    const others = people.outcomes.performance.flatMap((__, at) =>
      at === gone ? [] : [fitOf(at)],
    );
    const rank = others.filter((fit) => fit < own).length / others.length;
    return { codes: targets.map(({ code }) => code), rank: targets.length === 0 ? 0.5 : rank };
  });
  const r = spearman(
    folds.map(({ rank }) => rank),
    people.outcomes.performance.map((rating) => rating ?? 0),
  );
  expect(tried.r).toBeCloseTo(r ?? 9, 12);
  expect(tried.interval).toEqual(spearmanInterval(tried.r ?? 0, 40));
  // Half-way and more towards 0: .01 / (.01 + (1 − r²)² / 39).
  const error = (1 - (tried.r ?? 0) ** 2) ** 2 / 39;
  expect(tried.likely).toBeCloseTo(((tried.r ?? 0) * 0.01) / (0.01 + error), 12);
  const forecasts = folds.map(({ rank }) => rank);
  const ratings = people.outcomes.performance.map((rating) => rating ?? 0);
  expect(tried.found).toEqual(yieldOf(forecasts, ratings));
  expect(tried.n).toBe(40);
  expect(tried.empty).toBe(folds.filter((fold) => fold.codes.length === 0).length);
  for (const { code, folds: times } of tried.chosen)
    expect(times).toBe(folds.filter((fold) => fold.codes.includes(code)).length);
});

test('a profile that holds says so; where nothing is supported, and with too few people, none is made', () => {
  const targetsOf = (people: ReviewedPeople) =>
    profileFrom(people, evidenceOf(people), 'performance').targets;
  const good = tryOut(madeUp(100, 5, 0.7));
  expect(good.forecasts).toBe(true);
  expect(good.interval?.[0]).toBeGreaterThan(0);
  const nothing = madeUp(60, 7, 0);
  expect(targetsOf(nothing)).toEqual([]);
  expect(tryOut(nothing)).toMatchObject({ forecasts: false });
  const few = madeUp(19, 5, 2);
  expect(targetsOf(few)).toEqual([]);
  expect(tryOut(few)).toMatchObject({ r: null, interval: null, empty: 19, forecasts: false });
  // Twenty are enough, in every fold as well.
  expect(tryOut(madeUp(20, 5, 2)).empty).toBeLessThan(20);
});
