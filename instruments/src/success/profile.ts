import { facets } from '../personality/scales.ts';
import type { ProfileTarget } from '../profiles/profile.ts';
import { mean } from '../statistics/descriptive.ts';
import type { Evidence, Outcome } from './evidence.ts';
import type { ReviewedPeople } from './people.ts';

/** Why a scale is not in a profile. */
export type LeftOut =
  /** More of it goes with less: a fit in which only falling short counts cannot say that. */
  | 'negative'
  | 'unclear'
  | 'too few'
  /** A factor or a tendency: factors are sums of facets already in it, tendencies are not part of fits. */
  | 'no facet';

export interface SuccessProfile {
  outcome: Outcome;
  /** Weights make 1, the heaviest first; empty where nothing is supported, so that there is nothing to save. */
  targets: ProfileTarget[];
  leftOut: { code: Evidence['code']; why: LeftOut }[];
}

const facetByCode = new Map<string, (typeof facets)[number]>(
  facets.map((facet) => [facet.code, facet]),
);

/** Mean T of the third with the highest ratings; those who share the lowest rating among them all count. */
function meanOfTopThird(
  { scales, outcomes }: ReviewedPeople,
  { code, outcome }: Pick<Evidence, 'code' | 'outcome'>,
  without: number | null,
): number {
  const t = scales.find((scale) => scale.code === code)?.t ?? [];
  const people = t.flatMap((score, at) => {
    const rating = outcomes[outcome][at] ?? null;
    return score === null || rating === null || at === without ? [] : [{ score, rating }];
  });
  const sorted = people.map(({ rating }) => rating).toSorted((one, other) => other - one);
  const limit = sorted[Math.ceil(sorted.length / 3) - 1] ?? 0;
  return mean(people.filter(({ rating }) => rating >= limit).map(({ score }) => score));
}

/**
 * The profile that an outcome's evidence makes: supported facets, weight ∝ r̃², target = mean T of the third with the
 * highest ratings.
 * @param evidence of all scales, as `judge` makes it. @param without place of somebody who does not count.
 */
export function profileFrom(
  people: ReviewedPeople,
  evidence: readonly Evidence[],
  outcome: Outcome,
  without: number | null = null,
): SuccessProfile {
  const own = evidence.filter((one) => one.outcome === outcome);
  const chosen = own.flatMap((one) => {
    const facet = facetByCode.get(one.code);
    if (facet === undefined || one.numbers === null || one.verdict !== 'supported') return [];
    return [{ evidence: one, facet, weight: one.numbers.shrunk ** 2 }];
  });
  const total = chosen.reduce((sum, { weight }) => sum + weight, 0);
  const targets = chosen.map(({ evidence: one, facet, weight }) => ({
    facetId: facet.id,
    code: facet.code,
    weight: weight / total,
    direction: 'high' as const,
    targetT: meanOfTopThird(people, one, without),
  }));
  const leftOut = own
    .filter(({ code }) => !targets.some((target) => target.code === code))
    .map(({ code, verdict }) => ({ code, why: whyLeftOut(code, verdict) }));
  return {
    outcome,
    targets: targets.toSorted((one, other) => other.weight - one.weight),
    leftOut,
  };
}

function whyLeftOut(code: string, verdict: Evidence['verdict']): LeftOut {
  if (!facetByCode.has(code)) return 'no facet';
  if (verdict === 'contrary') return 'negative';
  return verdict === 'too few' ? 'too few' : 'unclear';
}
