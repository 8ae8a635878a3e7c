import { quantile } from '../statistics/descriptive.ts';
import { type Seed, seededRandom, type SeededRandom } from '../statistics/random.ts';
import { leastPeople } from './evidence.ts';
import type { RankedPair } from './people.ts';

/** What scales show where nothing is to be seen. */
export interface ChanceReference {
  permutations: number;
  /** Scales and outcomes that were looked at in each. */
  tests: number;
  /** Share of all correlations in 20 bins of .1 from -1 to 1; they make 1. */
  shares: number[];
  /** 95 % of all correlations lie between this and its negative. */
  oneScale: number;
  /** The largest of all, without its sign: what one in two and one in twenty studies of nothing find, and what each did. */
  largest: { median: number; limit: number; sizes: number[] };
}

const mostPermutations = 2000;

function shuffled(count: number, random: SeededRandom): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = random.integer(0, at);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** Deviations from the mean, divided by their length, so that a product of two lists is a correlation. */
function standardised(values: readonly number[]): Float64Array {
  const centre = (values.length + 1) / 2;
  const length = Math.hypot(...values.map((value) => value - centre));
  return Float64Array.from(values, (value) => (length === 0 ? 0 : (value - centre) / length));
}

/**
 * Correlations after everyone's ratings have been dealt out anew among the same people: scores and ratings stay what they
 * are, only who has which is left to chance. Both outcomes of a person travel together, and all scales see the same deal.
 * @param pairs as `rankPairs` makes them; those of fewer than 20 people are left out. @param people how many there are.
 * @param options.permutations 1..2,000. @returns null when no pair is left. @throws RangeError for another number.
 */
export function chanceReference(
  pairs: readonly RankedPair[],
  people: number,
  { seed, permutations = 500 }: { seed: Seed; permutations?: number },
): ChanceReference | null {
  if (!(Number.isInteger(permutations) && permutations >= 1 && permutations <= mostPermutations)) {
    throw new RangeError(`1 to ${mostPermutations} permutations, please: ${permutations}`);
  }
  const tests = pairs
    .filter(({ who }) => who.length >= leastPeople)
    .map(({ who, scale, rating }) => {
      const placeOf = new Int32Array(people).fill(-1);
      for (const [place, person] of who.entries()) placeOf[person] = place;
      return { placeOf, x: standardised(scale), y: standardised(rating) };
    });
  if (tests.length === 0) return null;
  const random = seededRandom(seed);
  const counts = Array.from({ length: 20 }, () => 0);
  const sizes: number[] = [];
  const largest: number[] = [];
  for (let round = 0; round < permutations; round += 1) {
    const order = shuffled(people, random);
    let most = 0;
    for (const { placeOf, x, y } of tests) {
      let [r, place] = [0, 0];
      for (const person of order) {
        const from = placeOf[person] ?? -1;
        if (from === -1) continue;
        r += (x[place] ?? 0) * (y[from] ?? 0);
        place += 1;
      }
      const bin = Math.max(0, Math.min(19, Math.floor(r * 10 + 10)));
      counts[bin] = (counts[bin] ?? 0) + 1;
      sizes.push(Math.abs(r));
      most = Math.max(most, Math.abs(r));
    }
    largest.push(most);
  }
  return {
    permutations,
    tests: tests.length,
    shares: counts.map((count) => count / sizes.length),
    oneScale: quantile(sizes, 0.95),
    largest: { median: quantile(largest, 0.5), limit: quantile(largest, 0.95), sizes: largest },
  };
}
