import { presentPersonality } from '../personality/present.ts';
import { scorePersonality } from '../personality/score.ts';
import { answersOf } from '../personality/simulate.ts';
import { interpersonalFit } from '../profiles/interpersonal.ts';
import { doubleEntryCorrelation } from '../statistics/correlation.ts';
import { mean, standardDeviation } from '../statistics/descriptive.ts';
import { seededRandom } from '../statistics/random.ts';
import type { CohortMember } from './people.ts';

type Scores = CohortMember['first'];

/** What random pairs of a cohort get; shares in 0..1. */
export interface PairMeasures {
  pairs: number;
  /** Mean and SD of the double-entry correlation. */
  mean: number;
  sd: number;
  /** Share of pairs whose percentile is below each limit; with a table of the same people it would be the limit itself. */
  below: { limit: number; share: number }[];
  verdicts: Record<string, number>;
  /** Mean number of facets on which two people differ meaningfully (at most five are named). */
  differing: number;
}

function facetTs(scores: Scores): Map<string, number> {
  return new Map(
    scores.filter(({ kind }) => kind === 'facet').map(({ code, t }) => [code, t] as const),
  );
}

function pairsOf(cohort: readonly CohortMember[]): [CohortMember, CohortMember][] {
  return cohort.flatMap((first, at) => {
    const second = cohort[at + 1];
    return at % 2 === 0 && second ? [[first, second]] : [];
  });
}

/** Neighbours in the cohort, who have nothing in common, two by two. */
export function measurePairs(cohort: readonly CohortMember[]): PairMeasures {
  const fits = pairsOf(cohort).flatMap(([first, second], seed) => {
    const fit = interpersonalFit(facetTs(first.first), facetTs(second.first), seed);
    return fit ? [fit] : [];
  });
  const share = (count: number) => count / fits.length;
  const verdicts = new Map<string, number>();
  for (const { verdict } of fits) verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + share(1));
  return {
    pairs: fits.length,
    mean: mean(fits.map(({ icc }) => icc)),
    sd: standardDeviation(fits.map(({ icc }) => icc)),
    below: [10, 25, 50, 75, 90].map((limit) => ({
      limit,
      share: share(fits.filter(({ percentile }) => percentile < limit).length),
    })),
    verdicts: Object.fromEntries(verdicts),
    differing: mean(fits.map(({ different }) => different.length)),
  };
}

/**
 * Share of pairs whose interval holds the correlation that they would have on average over many measurements.
 * @param times how many further measurements make that average.
 */
export function pairIntervalCoverage(cohort: readonly CohortMember[], times: number): number {
  const random = seededRandom(20260103);
  const measure = ({ person }: CohortMember) => {
    const stored = scorePersonality({ answers: answersOf(person, random) });
    return [...facetTs(presentPersonality(stored, { purpose: 'development' }).scores).values()];
  };
  const pairs = pairsOf(cohort);
  const covered = pairs.filter(([first, second], seed) => {
    const fit = interpersonalFit(facetTs(first.first), facetTs(second.first), seed);
    const later = Array.from({ length: times }, () =>
      doubleEntryCorrelation(measure(first), measure(second)),
    );
    const centre = mean(later);
    return fit !== null && fit.interval[0] <= centre && centre <= fit.interval[1];
  });
  return covered.length / pairs.length;
}
