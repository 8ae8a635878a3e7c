import { presentPersonality } from '../personality/present.ts';
import { facets } from '../personality/scales.ts';
import { scorePersonality } from '../personality/score.ts';
import { answersOf } from '../personality/simulate.ts';
import { fitAt, fitToProfile, shortfallOf } from '../profiles/fit.ts';
import type { ReferenceProfile } from '../profiles/profile.ts';
import { mean, quantile } from '../statistics/descriptive.ts';
import { seededRandom } from '../statistics/random.ts';
import type { CohortMember } from './people.ts';

/** What a cohort gets on one profile, 0..100; shares in 0..1. */
export interface FitMeasures {
  name: string;
  median: number;
  quartiles: [lower: number, upper: number];
  /** Central 90 % of people. */
  range: [low: number, high: number];
  /** What T 50 everywhere gets. */
  averagePerson: number;
  /** Mean width of a person's 95 % interval. */
  width: number;
  /** People whose interval holds the fit of their true scores, as the plain formula gives it. */
  coversTruth: number;
  /** Mean of what is reported minus the fit of the true scores. */
  bias: number;
}

function facetTs(codes: ReadonlyMap<string, number>): Map<number, number> {
  return new Map(facets.map(({ id, code }) => [id, codes.get(code) ?? 50]));
}

function reportOf(scores: CohortMember['first'], profile: ReferenceProfile, seed: number) {
  const facetT = facetTs(new Map(scores.map(({ code, t }) => [code, t])));
  const fit = fitToProfile({ facetT, profile, seed });
  if (!fit) throw new Error(`No fit to ${profile.name}`);
  return fit;
}

function plainFit({ targets }: ReferenceProfile, facetT: ReadonlyMap<number, number>): number {
  const total = targets.reduce((sum, { weight }) => sum + weight, 0);
  const costs = targets.map(
    (target) => target.weight * shortfallOf(target, facetT.get(target.facetId) ?? 50) ** 2,
  );
  return fitAt(costs.reduce((sum, cost) => sum + cost, 0) / total);
}

const holds = ([low, high]: readonly [number, number], value: number) =>
  low <= value && value <= high;

/** Each person's fit to one profile, as reported and true. */
export function measureFit(
  cohort: readonly CohortMember[],
  profile: ReferenceProfile,
): FitMeasures {
  const people = cohort.map(({ first, trueT }, seed) => ({
    now: reportOf(first, profile, seed),
    truth: plainFit(profile, facetTs(trueT)),
  }));
  const medians = people.map(({ now }) => now.median);
  const at = (share: number) => quantile(medians, share);
  const covered = people.filter(({ now, truth }) => holds(now.interval, truth));
  return {
    name: profile.name,
    median: at(0.5),
    quartiles: [at(0.25), at(0.75)],
    range: [at(0.05), at(0.95)],
    averagePerson: people[0]?.now.averagePerson ?? 0,
    width: mean(people.map(({ now }) => now.interval[1] - now.interval[0])),
    coversTruth: covered.length / people.length,
    bias: mean(people.map(({ now, truth }) => now.median - truth)),
  };
}

/**
 * Share of people, 0..1, whose interval holds what reports on them would say on average over many measurements.
 * @param times how many further measurements make that average.
 */
export function fitIntervalCoverage(
  cohort: readonly CohortMember[],
  profile: ReferenceProfile,
  times: number,
): number {
  const covered = cohort.filter(({ first, person }, seed) => {
    const random = seededRandom(seed);
    const later = Array.from({ length: times }, (_, time) => {
      const stored = scorePersonality({ answers: answersOf(person, random) });
      const { scores } = presentPersonality(stored, { purpose: 'development' });
      return reportOf(scores, profile, time).median;
    });
    return holds(reportOf(first, profile, seed).interval, mean(later));
  });
  return covered.length / cohort.length;
}
