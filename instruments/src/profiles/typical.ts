import { toTenth } from '../score/standard-scores.ts';
import { quantileOfSorted } from '../statistics/descriptive.ts';
import { seededRandom } from '../statistics/random.ts';
import { facets, factors } from '../personality/scales.ts';
import type { ProfileTarget } from './profile.ts';
import { compareTargets, fitAt, shortfallOf } from './targets.ts';
import { drawTypicalPeople, type NormRows } from './true-scores.ts';

/** How the true scores of typical people fit a profile. */
export interface TypicalFit {
  median: number;
  quartiles: [lower: number, upper: number];
  /** Shares of them, which make 1, in 20 bins of 5 points; the last one holds 100 too. */
  shares: number[];
  /** All fits, lowest first. */
  sorted: Float64Array;
}

/** So many that no rank is off by more than one of 100 by chance; of 2,000 people ranks were off by up to three. */
const peopleCount = 20_000;

/** The people do not depend on whose report it is. */
const seed = 20261122;

/** Under which norm the people are drawn, with which facets, as a word. */
function modelName(norm: NormRows, inUse: ReadonlySet<number>): string {
  const rows = [...factors, ...facets].map(({ code }) => [norm[code].sd, norm[code].reliability]);
  return JSON.stringify([rows, [...inUse].toSorted((left, right) => left - right)]);
}

/** Imported data may lack any facet; what comes up again is used again, and the list stays short. */
const mostKept = 8;

interface Typical {
  people: Map<number, Float64Array>;
  /** By the profile's list of targets, which is the same for every person. */
  fits: WeakMap<readonly ProfileTarget[], TypicalFit>;
}

const kept = new Map<string, Typical>();

function typicalPeople(norm: NormRows, inUse: ReadonlySet<number>): Typical {
  const name = modelName(norm, inUse);
  const known = kept.get(name);
  if (known) return known;
  const random = seededRandom(seed);
  const drawn = drawTypicalPeople(inUse, norm, { random, draws: peopleCount / 2 });
  const people = new Map([...drawn].map(([facetId, t]) => [facetId, withMirrored(t)]));
  const oldest = kept.keys().next();
  if (kept.size >= mostKept && oldest.done === false) kept.delete(oldest.value);
  const made: Typical = { people, fits: new WeakMap() };
  kept.set(name, made);
  return made;
}

/** Each person has an opposite, as far on the other side of 50: half of the draws, and no facet lies too high or too low by chance. */
function withMirrored(t: Float64Array): Float64Array {
  const both = new Float64Array(2 * t.length);
  both.set(t);
  both.set(
    t.map((one) => 100 - one),
    t.length,
  );
  return both;
}

function fitsOf(targets: readonly ProfileTarget[], people: Typical['people']): Float64Array {
  const distances = new Float64Array(peopleCount);
  for (const target of targets) {
    const scores = people.get(target.facetId);
    if (scores === undefined) continue;
    for (let person = 0; person < peopleCount; person += 1) {
      const d = shortfallOf(target, scores[person] ?? 50);
      distances[person] = (distances[person] ?? 0) + target.weight * d * d;
    }
  }
  return distances.map(fitAt).toSorted();
}

/**
 * What typical people get on a profile: 10,000 draws of true scores under the norm and their opposites, fixed once and for all, over the same
 * facets as the person beside them.
 * @returns fits in 0..100 with one decimal.
 * @throws RangeError for a profile of which none of the facets is in use.
 */
export function typicalFit(
  { targets }: { targets: readonly ProfileTarget[] },
  norm: NormRows,
  inUse: ReadonlySet<number>,
): TypicalFit {
  const { people, fits } = typicalPeople(norm, inUse);
  const known = fits.get(targets);
  if (known) return known;
  const facetT = new Map([...inUse].map((id) => [id, 50]));
  const compared = compareTargets({ facetT, norm, profile: { targets } });
  if (compared === null) throw new RangeError('A profile without targets');
  const sorted = fitsOf(compared.comparison, people);
  const at = (share: number) => toTenth(quantileOfSorted(sorted, share));
  const shares = Array.from({ length: 20 }, () => 0);
  for (const fit of sorted) {
    const bin = Math.min(19, Math.floor(fit / 5));
    shares[bin] = (shares[bin] ?? 0) + 1 / peopleCount;
  }
  const made: TypicalFit = {
    median: at(0.5),
    quartiles: [at(0.25), at(0.75)],
    shares,
    sorted,
  };
  fits.set(targets, made);
  return made;
}

/**
 * Per cent of typical people with a lower fit, without those who have the same; 0..100, in full, for orders. Found by halving: lists of
 * people ask for thousands.
 */
export function shareBelow(sorted: Float64Array, fit: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((sorted[middle] ?? 0) < fit) from = middle + 1;
    else to = middle;
  }
  return (100 * from) / sorted.length;
}

/** A rank as it is shown: 1..99, of which the ends stand for what lies beyond them, too. */
export function wholeRank(share: number): number {
  return Math.min(99, Math.max(1, Math.round(share)));
}
