import { fQuantile } from './beta.ts';
import { mean } from './descriptive.ts';

/** How far ratings of the same person agree. */
export interface IntraclassCorrelation {
  /** People with a rating, and ratings. */
  people: number;
  ratings: number;
  /** Of one rating. It can be negative: then ratings of one person differ more than those of different people. */
  single: number;
  singleInterval: [low: number, high: number];
  /** Of a person's average, over the numbers of ratings that these people have; 0 where `single` is below it. */
  average: number;
  averageInterval: [low: number, high: number];
}

/**
 * Intraclass correlation, one-way random effects, ICC(1) (Shrout & Fleiss, 1979), for people with unlike numbers of ratings.
 *
 * One-way because people are rated by whoever knows them: there is no table in which the same reviewers fill every row, so
 * a reviewer's leniency cannot be taken out of the average and has to count as error. A two-way form would leave it out and
 * promise more than an average of these ratings holds.
 *
 * Estimate from the analysis of variance with n₀ = (N − Σ k² / N) / (n − 1) ratings a person. Interval, 95 %, from the
 * unweighted means and the harmonic mean of k (Thomas & Hultquist, 1978), exact where everyone has equally many. An average
 * of k ratings has the reliability σ²ₚ / (σ²ₚ + σ²w / k); over people, 1 / k is averaged.
 * @param groups the ratings of each person; those without any are left out.
 * @returns null for fewer than two people, when nobody has two ratings, or when ratings of one person never differ.
 */
export function intraclassCorrelation(
  groups: readonly (readonly number[])[],
): IntraclassCorrelation | null {
  const rated = groups.filter(({ length }) => length > 0);
  const [n, all] = [rated.length, rated.flat()];
  const [between, within] = [n - 1, all.length - n];
  if (between < 1 || within < 1) return null;
  const grand = mean(all);
  const means = rated.map(mean);
  let [sumBetween, sumWithin] = [0, 0];
  for (const [at, ratings] of rated.entries()) {
    const own = means[at] ?? grand;
    sumBetween += ratings.length * (own - grand) ** 2;
    for (const rating of ratings) sumWithin += (rating - own) ** 2;
  }
  const error = sumWithin / within;
  if (error === 0) return null;
  const squares = rated.reduce((sum, { length }) => sum + length ** 2, 0);
  const usual = (all.length - squares / all.length) / between;
  // θ = σ²ₚ / σ²w: how much people differ beside how much ratings of one person do.
  const theta = (sumBetween / between / error - 1) / usual;
  const inverse = mean(rated.map(({ length }) => 1 / length));
  const centre = mean(means);
  const spread = means.reduce((sum, one) => sum + (one - centre) ** 2, 0) / between;
  const f = spread / inverse / error;
  const bound = (p: number) => (f / fQuantile(p, between, within) - 1) * inverse;
  const thetas: [number, number] = [bound(0.975), bound(0.025)];
  const single = (one: number) => one / (1 + one);
  const average = (one: number) => Math.max(0, one) / (Math.max(0, one) + inverse);
  return {
    people: n,
    ratings: all.length,
    single: single(theta),
    singleInterval: [single(thetas[0]), single(thetas[1])],
    average: average(theta),
    averageInterval: [average(thetas[0]), average(thetas[1])],
  };
}
