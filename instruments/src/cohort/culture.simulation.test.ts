import { beforeAll, describe, expect, test } from 'vitest';
import { mean } from '../statistics/descriptive.ts';
import {
  type CategoryMeasures,
  type CultureMember,
  makeCultureCohort,
  measureCategories,
  measureNaming,
} from './culture-categories.ts';
import { measureAgreement, matchIntervalCoverage, measureMatches } from './culture-matches.ts';

/*
 * The cohort of `npm run cohort:culture`, so that what the documentation states about it stays true. Tolerances of
 * shares are some three standard errors of 500 people.
 */

const people = 500;
let cohort: CultureMember[];
let measures: CategoryMeasures[];

beforeAll(() => {
  cohort = makeCultureCohort(people);
  measures = measureCategories(cohort);
});

describe('categories', () => {
  test('as reliable as five-item scales usually are, centred somewhat less', () => {
    for (const { alpha, centredAlpha, retest } of measures) {
      expect(alpha).toBeGreaterThan(0.7);
      expect(alpha).toBeLessThan(0.82);
      expect(centredAlpha).toBeGreaterThan(0.55);
      expect(centredAlpha).toBeLessThan(0.72);
      expect(retest).toBeGreaterThan(0.7);
    }
    expect(Math.abs(mean(measures.map(({ alpha }) => alpha)) - 0.77)).toBeLessThan(0.02);
    expect(Math.abs(mean(measures.map(({ centredAlpha }) => centredAlpha)) - 0.64)).toBeLessThan(
      0.03,
    );
  });

  test('the band holds the lasting wish in 95 % of people', () => {
    for (const { covered } of measures) expect(Math.abs(covered - 0.95)).toBeLessThan(0.03);
    expect(Math.abs(mean(measures.map(({ covered }) => covered)) - 0.95)).toBeLessThan(0.012);
  });

  test('no category stands out by itself; one in four is named', () => {
    for (const one of measures) {
      expect(Math.abs(one.mean)).toBeLessThan(0.11);
      expect(Math.abs(one.half - 0.83)).toBeLessThan(0.02);
    }
    const { named, namedOfIndifferent } = measureNaming(cohort);
    expect(Math.abs(named - 1.94)).toBeLessThan(0.2);
    // Eight bands of 95 % would miss .4 times; half-open rounding makes it a little less.
    expect(namedOfIndifferent).toBeLessThan(0.45);
  });
});

describe('fit', () => {
  test('answers by chance: the interval holds 0 in 95 %, and so often is "could be chance" said', () => {
    const random = measureMatches('random', people);
    expect(Math.abs(random.mean)).toBeLessThan(0.025);
    expect(Math.abs(random.sd - 0.16)).toBeLessThan(0.017);
    expect(Math.abs(random.holdsZero - 0.95)).toBeLessThan(0.03);
    expect(random.saidWithinChance).toBe(random.holdsZero);
    expect(random.bands.moderate + random.bands.strong).toBeLessThan(0.05);
    expect(Math.abs(random.bands.opposed - 0.48)).toBeLessThan(0.07);
  });

  test('careful people with other wishes spread wider, so some look alike by luck', () => {
    const unrelated = measureMatches(0, people);
    expect(Math.abs(unrelated.mean)).toBeLessThan(0.03);
    expect(Math.abs(unrelated.sd - 0.21)).toBeLessThan(0.02);
    expect(Math.abs(unrelated.holdsZero - 0.86)).toBeLessThan(0.05);
    const lucky = unrelated.bands.moderate + unrelated.bands.strong;
    expect(Math.abs(lucky - 0.07)).toBeLessThan(0.035);
  });

  test('who wants exactly this culture gets about .66 and not 1', () => {
    const same = measureMatches(1, people);
    expect(Math.abs(same.mean - 0.66)).toBeLessThan(0.02);
    expect(same.bands.strong).toBeGreaterThan(0.88);
    expect(same.saidWithinChance).toBeLessThan(0.02);
    expect(same.gap).toBeLessThan(measureMatches(0, people).gap);
  });

  test('practices that everybody likes would make unrelated people look alike', () => {
    const liked = measureMatches(0, people, 0.5);
    expect(Math.abs(liked.mean - 0.17)).toBeLessThan(0.04);
  });

  test.each([0, 0.5, 1])(
    'likeness %d: the interval holds what other practices would give',
    (likeness) => {
      const { samePractices, otherPractices } = matchIntervalCoverage(likeness, 300, 15);
      expect(otherPractices).toBeGreaterThan(0.91);
      expect(samePractices).toBeGreaterThan(otherPractices - 0.01);
    },
  );
});

test('two managers cannot settle whether a culture is shared, ten can', () => {
  const [two, ten] = [measureAgreement(0.6, 2, 200), measureAgreement(0.6, 10, 200)];
  expect(two.shared).toBeGreaterThan(0.25);
  expect(ten.shared).toBeLessThan(0.15);
  expect(measureAgreement(0.85, 5, 200).shared).toBeGreaterThan(0.98);
});
