import type { StoredAnswer } from '@assay/contract/instruments';
import { type LatentRating, latentRating, ratingOf } from '../personality/latent-rating.ts';
import { type SeededRandom, seededRandom } from '../statistics/random.ts';
import { categories, type CategoryCode } from './categories.ts';
import { burnoutKey, keysOf } from './definition.ts';
import { planningPrecision } from './precision.ts';

/*
 * Made-up people for demonstrations and tests. Their scores have the means, spreads and reliabilities of the planning
 * values; how the three parts go together is our assumption too.
 */

/** Found for the first person that is made up, as most nodes make up nobody. */
let latents: ReadonlyMap<CategoryCode, LatentRating> | undefined;

/** A rating 1..5 is 0..100 in steps of 25. */
function findLatents(): ReadonlyMap<CategoryCode, LatentRating> {
  return new Map(
    categories.map(({ code }) => {
      const { mean, sd, reliability } = planningPrecision.categories[code];
      const items = keysOf(code).length;
      const rating = { mean: items * (1 + mean / 25), sd: (items * sd) / 25, reliability };
      return [code, latentRating(rating, items)];
    }),
  );
}

/** True scores (z) by category. */
export type Strain = Record<CategoryCode, number>;

/** Draws a person: personal and work go together with .8, work and people served with .7. */
export function drawStrain(random: SeededRandom): Strain {
  const work = random.normal();
  return {
    personal: 0.8 * work + 0.6 * random.normal(),
    work,
    served: 0.7 * work + Math.sqrt(1 - 0.7 ** 2) * random.normal(),
  };
}

/** The person's 19 answers on one occasion: the same person answers a little differently each time. */
export function answersOf(strain: Strain, random: SeededRandom): StoredAnswer[] {
  return burnoutKey.map(({ questionId, category, reversed }, position) => {
    latents ??= findLatents();
    const latent = latents.get(category);
    if (!latent) throw new Error(`No category ${category}`);
    const rating = ratingOf(latent, strain[category], random.normal());
    const index = reversed ? 5 - rating : rating - 1;
    const seconds = Math.max(1.5, Math.round(10 * 7 * Math.exp(0.4 * random.normal())) / 10);
    return position === 0 ? { questionId, index } : { questionId, index, seconds };
  });
}

/**
 * A made-up person's 19 answers, the same for the same seed, with plausible seconds (the first has none).
 * @param seed a safe integer. @throws RangeError when it is none.
 */
export function simulateBurnout(seed: number): StoredAnswer[] {
  const random = seededRandom(seed);
  return answersOf(drawStrain(random), random);
}
