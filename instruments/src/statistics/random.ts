import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** One whole number, or up to four for a start that nobody can guess by trying. */
export type Seed = number | readonly number[];

export interface SeededRandom {
  /** Uniform in [0, 1). */
  uniform(): number;
  /** Standard normal. */
  normal(): number;
  /** Uniform whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
}

/** Finaliser of MurmurHash3. Without it neighbouring seeds start with nearly the same numbers. */
function scramble(seed: number): number {
  let h = (seed | 0) ^ 0x9e3779b9;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function startOf(seed: Seed) {
  const words = typeof seed === 'number' ? [seed] : seed;
  const odd = words.find((word) => !Number.isSafeInteger(word));
  if (odd !== undefined || words.length === 0 || words.length > 4) {
    throw new RangeError(`Not a seed: ${words.join(' ')}`);
  }
  if (typeof seed === 'number') return xoroshiro128plus(scramble(seed));
  // A state of nothing but zeros would never leave it.
  const state = [0, 1, 2, 3].map((at) => scramble((seed[at] ?? 0) + at));
  return xoroshiro128plusFromState(state.every((word) => word === 0) ? [1, 2, 3, 4] : state);
}

/**
 * A reproducible stream of random numbers: the same seed gives the same numbers on every machine.
 * Not for secrets.
 * @param seed a safe integer or up to four of them, where one could be guessed; their lowest 32 bits count.
 * @throws RangeError when the seed is none of that.
 */
export function seededRandom(seed: Seed): SeededRandom {
  const generator = startOf(seed);
  // The first outputs still show the sparse state that the generator starts from.
  for (let skipped = 0; skipped < 16; skipped += 1) generator.next();
  let spare: number | undefined;
  /** Box-Muller: two normals from two uniforms, the second kept for the next call. */
  function normal(): number {
    if (spare !== undefined) {
      const kept = spare;
      spare = undefined;
      return kept;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - uniformFloat64(generator)));
    const angle = 2 * Math.PI * uniformFloat64(generator);
    spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  }
  return {
    uniform: () => uniformFloat64(generator),
    normal,
    integer: (min, max) => uniformInt(generator, min, max),
  };
}
