import { fiveFactorNorm } from '../personality/norms.ts';
import { toTenth } from '../score/standard-scores.ts';
import { pearson } from '../statistics/correlation.ts';
import { mean, quantileOfSorted } from '../statistics/descriptive.ts';
import { seededRandom } from '../statistics/random.ts';
import { profileFacets, type ProfileTarget } from './profile.ts';
import { fitAt, shortfallOf } from './targets.ts';
import { drawPeopleTwice, type NormRows, normRows } from './true-scores.ts';
import { typicalFit } from './typical.ts';

/** A profile before it is used: what people get on it, and what it can be told from. */
export interface ProfilePicture {
  /** Fit of a person with T 50 on every facet, 0..100. */
  average: number;
  /** Fits of typical people: the middle one, the middle half, and all but the lowest and highest 5 of 100. */
  median: number;
  quartiles: [low: number, high: number];
  range: [low: number, high: number];
  /** Shares of them in 20 bins of 5 points; the last one holds 100 too. */
  shares: number[];
  /** Standard error of a person's place among 100 typical people. */
  error: number;
  /** Profiles that it can hardly be told from, the most alike first. */
  alike: Likeness[];
}

export interface Likeness {
  id: number;
  /** Per cent of typical people whose places on the two profiles differ by less than the standard error. */
  share: number;
  /** Between the places on the two. */
  correlation: number;
}

const peopleCount = 2000;
const seed = 20261123;

/** Error alone keeps 68 of 100 within one standard error: where as many stay, two profiles differ no more than two tests. */
export const hardlyDifferent = 68;

interface People {
  norm: NormRows;
  inUse: ReadonlySet<number>;
  twice: ReturnType<typeof drawPeopleTwice>;
}

let drawn: People | undefined;

/** Under the norm that comes with the product. */
function people(): People {
  if (drawn) return drawn;
  const norm = normRows(fiveFactorNorm());
  const inUse = new Set(profileFacets.map(({ id }) => id));
  const random = seededRandom(seed);
  drawn = { norm, inUse, twice: drawPeopleTwice(inUse, norm, { random, draws: peopleCount }) };
  return drawn;
}

function fitsOf(
  targets: readonly ProfileTarget[],
  scores: ReadonlyMap<number, Float64Array>,
): number[] {
  const asked = targets.filter(({ facetId }) => scores.has(facetId));
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from({ length: peopleCount }, (_, person) => {
    const distance = asked.reduce((sum, target) => {
      const d = shortfallOf(target, scores.get(target.facetId)?.[person] ?? 50);
      return sum + (target.weight / whole) * d * d;
    }, 0);
    return fitAt(distance);
  });
}

/** How many of a sorted list lie below, or not above. */
function countBelow(sorted: readonly number[], value: number, orSame: boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = sorted[middle] ?? 0;
    if (one < value || (orSame && one === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Places 0..100 among the fits of a sorted list; those with the same share one. */
function placesOf(fits: readonly number[], sorted: readonly number[]): number[] {
  return fits.map(
    (fit) =>
      (50 * (countBelow(sorted, fit, false) + countBelow(sorted, fit, true))) / sorted.length,
  );
}

interface Places {
  first: number[];
  error: number;
}

const kept = new WeakMap<readonly ProfileTarget[], Places>();

function placesOn(targets: readonly ProfileTarget[]): Places {
  const known = kept.get(targets);
  if (known) return known;
  const { twice } = people();
  const fits = fitsOf(targets, twice.first);
  const sorted = fits.toSorted((left, right) => left - right);
  const first = placesOf(fits, sorted);
  const second = placesOf(fitsOf(targets, twice.second), sorted);
  const apart = mean(first.map((place, at) => (place - (second[at] ?? 0)) ** 2));
  const places = { first, error: Math.sqrt(apart / 2) };
  kept.set(targets, places);
  return places;
}

/**
 * @param targets at least one, with weights above 0.
 * @param others what to compare with; kept by their lists of targets, so the same list answers at once.
 * @throws RangeError without a target that counts in recruitment.
 */
export function pictureOf(
  targets: readonly ProfileTarget[],
  others: readonly { id: number; targets: readonly ProfileTarget[] }[],
): ProfilePicture {
  const { norm, inUse } = people();
  const typical = typicalFit({ targets }, norm, inUse);
  const at = (share: number) => toTenth(quantileOfSorted(typical.sorted, share));
  const own = placesOn(targets);
  const atFifty = new Map([...inUse].map((id) => [id, Float64Array.of(50)]));
  const alike = others
    .map(({ id, targets: theirs }): Likeness => {
      const { first } = placesOn(theirs);
      const near = own.first.filter((place, i) => Math.abs(place - (first[i] ?? 0)) < own.error);
      const correlation = pearson(own.first, first) ?? 0;
      return {
        id,
        share: Math.round((100 * near.length) / peopleCount),
        correlation: Math.round(100 * correlation) / 100,
      };
    })
    .filter(({ share }) => share >= hardlyDifferent)
    .toSorted(
      (left, right) =>
        right.share - left.share || right.correlation - left.correlation || left.id - right.id,
    );
  return {
    average: toTenth(fitsOf(targets, atFifty)[0] ?? 0),
    median: typical.median,
    quartiles: typical.quartiles,
    range: [at(0.05), at(0.95)],
    shares: typical.shares,
    error: toTenth(own.error),
    alike,
  };
}
