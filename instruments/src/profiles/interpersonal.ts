import { type FacetCode, facets } from '../personality/scales.ts';
import { doubleEntryCorrelation } from '../statistics/correlation.ts';
import { mean, quantile } from '../statistics/descriptive.ts';
import { type Seed, seededRandom } from '../statistics/random.ts';
import reference from './interpersonal-fit.json' with { type: 'json' };
import { semOf, toHundredth, toTenth } from '../score/standard-scores.ts';

/** In the words of the calls; `words/` says them in a language. */
export type Verdict =
  | 'very different'
  | 'different'
  | 'different, but no clearer than chance'
  | 'as alike as two random people'
  | 'alike, but no clearer than chance'
  | 'alike'
  | 'very alike';

/** Likeness of two people over the facets: a conversation aid, no forecast of how they get on. */
export interface InterpersonalFit {
  /** Double-entry intraclass correlation, −1..1, two decimals: level counts as much as shape. */
  icc: number;
  /** Central 95 % with the facets' measurement error. */
  interval: [low: number, high: number];
  /** Per cent of random pairs that are less alike. The table ends at 5 and 95, which mean "at most" and "at least". */
  percentile: number;
  percentileInterval: [low: number, high: number];
  verdict: Verdict;
  /** Up to five facets on which both lie on the same side of the average and do not differ meaningfully, most marked first. */
  alike: FacetCode[];
  /** Up to five facets on which they differ meaningfully, most first; fewer or none for two people much alike. */
  different: FacetCode[];
}

/** Each pair of errors is used both ways round, which makes 400 draws and the result the same for (a, b) and (b, a). */
const errorPairs = 200;

/** Standard error of a facet in T under the norms that come with the product: published mean reliability .68. */
const facetSem = semOf(0.68);

const listLength = 5;

/** Per cent of random pairs below, by linear interpolation in the table; 5 below its start and 95 beyond its end. */
function percentileOf(icc: number): number {
  const limits = reference.facets30.icc_de;
  const at = limits.findIndex((limit) => icc < limit);
  const share = (position: number) => 100 * (reference.probs[position] ?? 0);
  if (at === 0) return share(0);
  if (at === -1) return share(limits.length - 1);
  const [low, high] = [limits[at - 1] ?? 0, limits[at] ?? 0];
  const way = (icc - low) / (high - low);
  return share(at - 1) + way * (share(at) - share(at - 1));
}

function verdictOf(percentile: number, [low, high]: readonly [number, number]): Verdict {
  if (percentile >= 25 && percentile <= 75) return 'as alike as two random people';
  const unclear = low < 50 && high > 50;
  if (percentile < 25) {
    if (unclear) return 'different, but no clearer than chance';
    return percentile < 10 ? 'very different' : 'different';
  }
  if (unclear) return 'alike, but no clearer than chance';
  return percentile > 90 ? 'very alike' : 'alike';
}

interface Pair {
  code: FacetCode;
  first: number;
  second: number;
  /** Standard error in T. */
  sem: number;
}

function iccOf(pairs: readonly Pair[]): number {
  return doubleEntryCorrelation(
    pairs.map(({ first }) => first),
    pairs.map(({ second }) => second),
  );
}

/** Sum of squares around the common mean of both profiles. */
function squaresOf(pairs: readonly Pair[]): number {
  const values = pairs.flatMap(({ first, second }) => [first, second]);
  const centre = mean(values);
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
}

/**
 * A draw adds error a second time: the products of the correlation stay what they were on average, but its
 * denominator grows by the error's variance. The draws are stretched by that much, which brings them back around
 * the measured value.
 */
function intervalOf(pairs: readonly Pair[], seed: Seed): [number, number] {
  const random = seededRandom(seed);
  const squares = squaresOf(pairs);
  const added = pairs.reduce((sum, { sem }) => sum + 2 * sem * sem, 0);
  const draws = Array.from({ length: errorPairs }, () => {
    const errors = pairs.map(({ sem }) => [sem * random.normal(), sem * random.normal()] as const);
    const drawn = (way: 0 | 1) =>
      pairs.map((pair, at) => ({
        ...pair,
        first: pair.first + (errors[at]?.[way] ?? 0),
        second: pair.second + (errors[at]?.[way === 0 ? 1 : 0] ?? 0),
      }));
    return [iccOf(drawn(0)), iccOf(drawn(1))];
  }).flat();
  const stretch = squares === 0 ? Infinity : 1 + added / squares;
  const limit = (share: number) => Math.max(-1, Math.min(1, quantile(draws, share) * stretch));
  return [limit(0.025), limit(0.975)];
}

/** How marked a common level is: the smaller of two distances from T 50, 0 on different sides. */
function commonOf({ first, second }: Pair): number {
  const [a, b] = [first - 50, second - 50];
  return a * b > 0 ? Math.min(Math.abs(a), Math.abs(b)) : 0;
}

const distanceOf = ({ first, second }: Pair) => Math.abs(first - second);
const differs = (pair: Pair) => distanceOf(pair) > 1.96 * pair.sem * Math.SQRT2;

/**
 * How alike two people describe themselves over the facets that both were measured on.
 * @param first T-scores by facet code; other scales are ignored. @param second the other person's, in either order.
 * @param seed fixes the draws.
 * @param sems standard errors in T by facet code, where the norm has others than the usual one.
 * @returns null when they share fewer than 23 facets, three quarters of them.
 * @throws RangeError when the seed is no safe integer.
 */
export function interpersonalFit(
  first: ReadonlyMap<string, number>,
  second: ReadonlyMap<string, number>,
  seed: Seed,
  sems?: ReadonlyMap<string, number>,
): InterpersonalFit | null {
  const pairs = facets.flatMap(({ code }): Pair[] => {
    const [a, b] = [first.get(code), second.get(code)];
    if (a === undefined || b === undefined) return [];
    return [{ code, first: a, second: b, sem: sems?.get(code) ?? facetSem }];
  });
  if (pairs.length < 0.75 * facets.length) return null;
  const icc = iccOf(pairs);
  const [low, high] = intervalOf(pairs, seed);
  const percentile = percentileOf(icc);
  const percentileInterval = [percentileOf(low), percentileOf(high)] as const;
  return {
    icc: toHundredth(icc),
    interval: [toHundredth(low), toHundredth(high)],
    percentile: toTenth(percentile),
    percentileInterval: [toTenth(percentileInterval[0]), toTenth(percentileInterval[1])],
    verdict: verdictOf(percentile, percentileInterval),
    alike: pairs
      .filter((pair) => commonOf(pair) > 0 && !differs(pair))
      .toSorted((left, right) => commonOf(right) - commonOf(left))
      .slice(0, listLength)
      .map(({ code }) => code),
    different: pairs
      .filter(differs)
      .toSorted((left, right) => distanceOf(right) - distanceOf(left))
      .slice(0, listLength)
      .map(({ code }) => code),
  };
}
