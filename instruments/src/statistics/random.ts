import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

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

/**
 * A reproducible stream of random numbers: the same seed gives the same numbers on every machine.
 * Not for secrets.
 * @param seed a safe integer; its lowest 32 bits count.
 * @throws RangeError when the seed is not a safe integer.
 */
export function seededRandom(seed: number): SeededRandom {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`Not a seed: ${seed}`);
  const generator = xoroshiro128plus(scramble(seed));
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
