import { spearman, spearmanInterval } from '../statistics/rank-correlation.ts';
import { facets, type FacetCode } from '../personality/scales.ts';
import type { NormRows } from '../profiles/true-scores.ts';
import { type Evidence, leastPeople, type Outcome, shrunkCorrelation } from './evidence.ts';
import { expectedFit, type TrueFacets, trueFacets } from './expected-fit.ts';
import type { ReviewedPeople } from './people.ts';
import { profileFrom, type SuccessProfile } from './profile.ts';
import { type Yield, yieldOf } from './yield.ts';

/** What a profile says of people who had no part in making it. */
export interface CrossValidation {
  /** People who were left out in turn. */
  n: number;
  /** Spearman's r of the fit and the outcome, 95 %; null where no fold, or too few of them, made a profile. */
  r: number | null;
  interval: [low: number, high: number] | null;
  /**
   * r drawn towards 0 as a scale's is: what to expect of new people. Profiles are only saved where something was found, and
   * what luck found for everyone it mostly finds in every fold too, so that r alone is too high where little is to be found.
   */
  likely: number | null;
  /** Of the best rated, how many the forecasts find; null where r is. */
  found: Yield | null;
  /** Folds in which no scale was chosen, so that the one left out got no forecast. */
  empty: number;
  /** In how many folds each facet was chosen, most often first. */
  chosen: { code: FacetCode; folds: number }[];
  /** Whether the interval lies above 0; otherwise the profile forecasts nothing that can be told from chance. */
  forecasts: boolean;
}

/** True facet scores of everyone. */
export function facetsOfAll({ scales, outcomes }: ReviewedPeople, norm: NormRows): TrueFacets[] {
  const columns = facets.flatMap(({ id, code }) => {
    const t = scales.find((scale) => scale.code === code)?.t;
    return t === undefined ? [] : [{ id, t }];
  });
  return outcomes.performance.map((_, person) => {
    const measured = columns.flatMap(({ id, t }) => {
      const score = t[person] ?? null;
      return score === null ? [] : [[id, score] as const];
    });
    return trueFacets(new Map(measured), norm);
  });
}

/** Share of the others with a lower fit, ties by half. Profiles of two folds differ in level; ranks do not. */
function rankOf(fit: number, others: readonly number[]): number {
  const below = others.filter((other) => other < fit).length;
  const same = others.filter((other) => other === fit).length;
  return (below + same / 2) / others.length;
}

/**
 * Leave-one-out: for everyone in turn the whole procedure is repeated with the others, from ranks and false discoveries over
 * the choice of scales to weights and targets, and its fit forecasts the one who was left out. To choose scales once, with
 * everyone, and only try the weights would make a profile of pure chance look valid.
 * @param norm the one that the T-scores were made with. @param folds as `foldsOf` makes them of these people.
 */
export function crossValidate(
  people: ReviewedPeople,
  outcome: Outcome,
  norm: NormRows,
  folds: readonly (readonly Evidence[])[],
): CrossValidation {
  const everyone = facetsOfAll(people, norm);
  const ratings = people.outcomes[outcome];
  const rated = ratings.flatMap((rating, at) => (rating === null ? [] : [at]));
  const chosen = new Map<FacetCode, number>();
  const [forecasts, seen]: [number[], number[]] = [[], []];
  let empty = 0;
  for (const person of rated) {
    const { targets } = profileFrom(people, folds[person] ?? [], outcome, person);
    if (targets.length === 0) empty += 1;
    for (const { code } of targets) chosen.set(code, (chosen.get(code) ?? 0) + 1);
    const forecast = forecastOf(person, targets, { everyone, rated });
    if (forecast === null) continue;
    forecasts.push(forecast);
    seen.push(ratings[person] ?? 0);
  }
  const enough = empty < rated.length && forecasts.length >= leastPeople;
  const r = enough ? spearman(forecasts, seen) : null;
  const interval = r === null ? null : spearmanInterval(r, forecasts.length);
  return {
    n: rated.length,
    r,
    interval,
    likely: r === null ? null : shrunkCorrelation(r, forecasts.length, 0),
    found: r === null ? null : yieldOf(forecasts, seen),
    empty,
    chosen: [...chosen]
      .map(([code, folds]) => ({ code, folds }))
      .toSorted((one, other) => other.folds - one.folds),
    forecasts: interval !== null && interval[0] > 0,
  };
}

/** Rank of a person among the others by a fold's profile; the middle where it has no scale, null where none was measured. */
function forecastOf(
  person: number,
  targets: SuccessProfile['targets'],
  { everyone, rated }: { everyone: readonly TrueFacets[]; rated: readonly number[] },
): number | null {
  if (targets.length === 0) return 0.5;
  const fitOf = (at: number) => expectedFit(everyone[at] ?? new Map(), targets);
  const own = fitOf(person);
  if (own === null) return null;
  const others = rated.flatMap((at) => {
    const fit = at === person ? null : fitOf(at);
    return fit === null ? [] : [fit];
  });
  return others.length === 0 ? null : rankOf(own, others);
}
