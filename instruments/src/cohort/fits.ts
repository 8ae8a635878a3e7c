import { fiveFactorNorm } from '../personality/norms.ts';
import { type Fit, fitDifference, fitToProfile } from '../profiles/fit.ts';
import { profileFacets, type ReferenceProfile } from '../profiles/profile.ts';
import { fitAt, shortfallOf } from '../profiles/targets.ts';
import { normRows } from '../profiles/true-scores.ts';
import { pearson } from '../statistics/correlation.ts';
import { mean, quantile } from '../statistics/descriptive.ts';
import type { CohortMember } from './people.ts';

/** What a cohort gets on one profile, 0..100; shares in 0..1. */
export interface FitMeasures {
  name: string;
  median: number;
  quartiles: [lower: number, upper: number];
  /** Central 90 % of people. */
  range: [low: number, high: number];
  /** Middle of the ranks among typical people, 1..99. */
  rank: number;
  /** Mean width of a person's 90 % interval, of the fit and of its percentile. */
  width: number;
  percentileWidth: number;
  /** People whose interval holds the fit of their true scores. */
  coversTruth: number;
  /** Mean of what is reported minus the fit of the true scores, and the root of the mean square. */
  bias: number;
  rmse: number;
  /** Pairs of people whose fits clearly differ, and those of them whose true fits lie the other way round. */
  clear: number;
  wrong: number;
}

const norm = normRows(fiveFactorNorm());

function facetTs(codes: ReadonlyMap<string, number>): Map<number, number> {
  return new Map(profileFacets.map(({ id, code }) => [id, codes.get(code) ?? 50]));
}

function reportOf(scores: CohortMember['first'], profile: ReferenceProfile, seed: number): Fit {
  const facetT = facetTs(new Map(scores.map(({ code, t }) => [code, t])));
  const fit = fitToProfile({ facetT, norm, profile, seed });
  if (!fit) throw new Error(`No fit to ${profile.name}`);
  return fit;
}

/** The formula over true scores, of the facets that count. */
function trueFit({ targets }: ReferenceProfile, facetT: ReadonlyMap<number, number>): number {
  const used = targets.filter(({ facetId }) => facetT.has(facetId));
  const total = used.reduce((sum, { weight }) => sum + weight, 0);
  const costs = used.map(
    (target) => target.weight * shortfallOf(target, facetT.get(target.facetId) ?? 50) ** 2,
  );
  return fitAt(costs.reduce((sum, cost) => sum + cost, 0) / total);
}

const holds = ([low, high]: readonly [number, number], value: number) =>
  low <= value && value <= high;

interface Measured {
  now: Fit;
  truth: number;
}

/** Neighbours in the cohort, who have nothing to do with each other. */
function measurePairs(people: readonly Measured[]): { clear: number; wrong: number } {
  const pairs = people.flatMap((first, at) => {
    const second = people[at + 1];
    if (at % 2 === 1 || !second) return [];
    const { clear, interval } = fitDifference(first.now, second.now);
    return [{ clear, wrong: clear && interval[0] > 0 !== first.truth > second.truth }];
  });
  return {
    clear: pairs.filter(({ clear }) => clear).length / pairs.length,
    wrong: pairs.filter(({ wrong }) => wrong).length / pairs.length,
  };
}

/** Each person's fit to one profile, as reported and true. */
export function measureFit(
  cohort: readonly CohortMember[],
  profile: ReferenceProfile,
): FitMeasures {
  const people = cohort.map(({ first, trueT }, seed) => ({
    now: reportOf(first, profile, seed),
    truth: trueFit(profile, facetTs(trueT)),
  }));
  const medians = people.map(({ now }) => now.median);
  const at = (share: number) => quantile(medians, share);
  const errors = people.map(({ now, truth }) => now.median - truth);
  const covered = people.filter(({ now, truth }) => holds(now.interval, truth));
  return {
    name: profile.name,
    median: at(0.5),
    quartiles: [at(0.25), at(0.75)],
    range: [at(0.05), at(0.95)],
    rank: quantile(
      people.map(({ now }) => now.percentile),
      0.5,
    ),
    width: mean(people.map(({ now }) => now.interval[1] - now.interval[0])),
    percentileWidth: mean(
      people.map(({ now }) => now.percentileInterval[1] - now.percentileInterval[0]),
    ),
    coversTruth: covered.length / people.length,
    bias: mean(errors),
    rmse: Math.sqrt(mean(errors.map((error) => error ** 2))),
    ...measurePairs(people),
  };
}

/** Mean correlation of two profiles' fits over the people. */
export function correlateFits(
  cohort: readonly CohortMember[],
  profiles: readonly ReferenceProfile[],
): number {
  const columns = profiles.map((profile) =>
    cohort.map(({ first }, seed) => reportOf(first, profile, seed).median),
  );
  const pairs = columns.flatMap((first, row) =>
    columns.slice(row + 1).map((second) => pearson(first, second) ?? 0),
  );
  return mean(pairs);
}
