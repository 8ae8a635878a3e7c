import { beforeAll, describe, expect, test } from 'vitest';
import { findProfile } from '../profiles/profiles.ts';
import { mean } from '../statistics/descriptive.ts';
import { careless, measureAnswering } from './answering.ts';
import { measureFit } from './fits.ts';
import { measurePairs, pairIntervalCoverage } from './pairs.ts';
import { type CohortMember, makeCohort } from './people.ts';
import { correlateFacets, measureScales, type ScaleMeasures } from './scales.ts';

/*
 * The cohort of `npm run cohort`, so that what the documentation states about it stays true. Tolerances of shares are
 * some three standard errors of 2,000 people.
 */

let cohort: CohortMember[];
let measures: ScaleMeasures[];

beforeAll(() => {
  cohort = makeCohort(2000);
  measures = measureScales(cohort);
});

const ofKind = (length: number) => measures.filter(({ code }) => code.length === length);
const factors = () => ofKind(1);
const facets = () => ofKind(2);
const tendencies = () => ofKind(3);

describe('scales', () => {
  test('mean 50 and SD 10 on every scale', () => {
    for (const one of measures) {
      expect(Math.abs(one.mean - 50)).toBeLessThan(0.8);
      expect(Math.abs(one.sd - 10)).toBeLessThan(0.5);
    }
  });

  test('facets and tendencies are as reliable as their norms say, twice measured too', () => {
    expect(Math.abs(mean(facets().map(({ alpha }) => alpha)) - 0.68)).toBeLessThan(0.015);
    for (const one of [...facets(), ...tendencies()]) {
      expect(Math.abs(one.alpha - one.stated)).toBeLessThan(0.06);
      expect(Math.abs(one.retest - one.stated)).toBeLessThan(0.06);
    }
  });

  test('factors are a little more reliable than the norm says', () => {
    for (const one of factors()) {
      expect(one.retest).toBeGreaterThan(one.stated);
      expect(one.retest).toBeLessThan(0.92);
    }
  });

  test('bands hold 31, 38 and 31 % of a factor, within 5; facets come in steps of 2 to 4 T', () => {
    for (const { bands } of factors()) {
      expect(Math.abs(bands.low - 0.31)).toBeLessThan(0.05);
      expect(Math.abs(bands.average - 0.38)).toBeLessThan(0.05);
      expect(Math.abs(bands.high - 0.31)).toBeLessThan(0.05);
    }
    for (const share of ['low', 'average', 'high'] as const) {
      const expected = share === 'average' ? 0.38 : 0.31;
      expect(Math.abs(mean(facets().map(({ bands }) => bands[share])) - expected)).toBeLessThan(
        0.04,
      );
      for (const { bands } of facets()) {
        expect(Math.abs(bands[share] - expected)).toBeLessThan(0.13);
      }
    }
  });

  test('the 95 % band holds the true score in 95 % of people, on factors in more', () => {
    expect(Math.abs(mean(facets().map(({ covered }) => covered)) - 0.95)).toBeLessThan(0.01);
    for (const { covered } of [...facets(), ...tendencies()]) {
      expect(Math.abs(covered - 0.95)).toBeLessThan(0.025);
    }
    for (const { covered } of factors()) expect(covered).toBeGreaterThan(0.955);
  });

  test('5 % of unchanged people seem to differ meaningfully, on factors fewer', () => {
    const shares = facets().map(({ falseDifferences }) => falseDifferences);
    expect(Math.abs(mean(shares) - 0.05)).toBeLessThan(0.01);
    for (const { falseDifferences } of [...facets(), ...tendencies()]) {
      expect(falseDifferences).toBeGreaterThan(0.02);
      expect(falseDifferences).toBeLessThan(0.085);
    }
    for (const { falseDifferences } of factors()) expect(falseDifferences).toBeLessThan(0.045);
  });

  test('facets hang together within their factor', () => {
    const { within, between, largestBetween } = correlateFacets(cohort);
    expect(Math.abs(within - 0.34)).toBeLessThan(0.03);
    expect(Math.abs(between - 0.07)).toBeLessThan(0.02);
    expect(largestBetween).toBeLessThan(0.22);
  });
});

describe('fit', () => {
  const profile = (kind: 'standard' | 'alt', id: number) => {
    const found = findProfile({ kind, id });
    if (!found) throw new Error('No such profile');
    return found;
  };

  test('the middle of all people ranks in the middle of typical people', () => {
    const fit = measureFit(cohort.slice(0, 300), profile('standard', 22));
    expect(Math.abs(fit.rank - 50)).toBeLessThan(5);
  });

  test.each([
    ['standard', 6],
    ['standard', 15],
    ['alt', 1],
    ['alt', 5],
  ] as const)('%s %i: the interval holds the fit of the true scores, without bias', (kind, id) => {
    const one = measureFit(cohort.slice(0, 400), profile(kind, id));
    // 86 to 93 % in a large sample; two standard errors of 400 people on either side.
    expect(one.coversTruth).toBeGreaterThan(0.83);
    expect(one.coversTruth).toBeLessThan(0.96);
    expect(Math.abs(one.bias)).toBeLessThan(1.5);
    expect(one.wrong).toBeLessThan(0.03);
  });
});

describe('answering', () => {
  test('few careful people are flagged, and hardly any strongly', () => {
    const careful = measureAnswering(cohort.map(({ answers }) => answers));
    expect(careful.oneSign).toBeLessThan(0.025);
    expect(careful.withCare).toBeLessThan(0.006);
  });

  test('one option all the way and hasty chance are found, unhurried chance in three of five people', () => {
    const of = (kind: keyof typeof careless) =>
      measureAnswering(cohort.slice(0, 1000).map(careless[kind]));
    expect(of('straight').withCare).toBe(1);
    expect(of('hasty').withCare).toBeGreaterThan(0.78);
    const random = of('random');
    expect(random.oneSign + random.withCare).toBeGreaterThan(0.78);
    expect(Math.abs(random.withCare - 0.6)).toBeLessThan(0.05);
    const halfway = of('halfway');
    expect(halfway.oneSign + halfway.withCare).toBeGreaterThan(0.4);
    expect(halfway.oneSign + halfway.withCare).toBeLessThan(0.52);
  });
});

describe('pairs', () => {
  test('random pairs spread nearly evenly over the percentiles of other people', () => {
    const { below, pairs, mean: centre } = measurePairs(cohort);
    expect(pairs).toBe(1000);
    expect(Math.abs(centre + 0.045)).toBeLessThan(0.03);
    for (const { limit, share } of below) {
      expect(Math.abs(share - limit / 100)).toBeLessThan(0.075);
    }
  });

  test('the interval of a likeness holds its long-run value', () => {
    const covered = pairIntervalCoverage(cohort.slice(0, 200), 20);
    expect(covered).toBeGreaterThan(0.88);
  });
});
