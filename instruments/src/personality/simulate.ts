import type { StoredAnswer } from '@assay/contract/instruments';
import { type SeededRandom, seededRandom } from '../statistics/random.ts';
import { personalityKey } from './definition.ts';
import { expectedRating, type LatentRating, latentRating, ratingOf } from './latent-rating.ts';
import { fiveFactorNorm, tendencyNorm } from './norms.ts';
import {
  type FactorCode,
  facets,
  facetsOf,
  factors,
  type ScaleCode,
  tendencies,
} from './scales.ts';

/*
 * Made-up people for demonstrations and tests. An answer grows from a factor, the facet's own part and chance,
 * in shares chosen so that means, standard deviations and reliabilities come near the norm's.
 */

export type Traits = Partial<Record<FactorCode, number>>;

/** Factors lean on one general tendency, which gives the usual small correlations among them. */
const general: Record<FactorCode, number> = { N: -0.55, E: 0.5, O: 0.25, A: 0.35, C: 0.5 };

/** Which factor each tendency goes with, and how closely (correlation of the true scores). */
const tendencyLoadings: Record<(typeof tendencies)[number]['code'], [FactorCode, number]> = {
  INF: ['E', 0.6],
  DRV: ['C', 0.45],
  STD: ['C', 0.5],
  ORG: ['O', 0.6],
  LRN: ['O', 0.45],
  RUL: ['C', 0.45],
  RSK: ['E', 0.4],
  CAN: ['A', -0.4],
};

const norms = new Map(
  [...fiveFactorNorm().scales, ...tendencyNorm().scales].map(({ code, ...norm }) => [code, norm]),
);

function normOf(
  code: (typeof facets)[number]['code'] | FactorCode | (typeof tendencies)[number]['code'],
) {
  const norm = norms.get(code);
  if (!norm) throw new Error(`No norm for ${code}`);
  return norm;
}

/** Share of a facet's true variance that its factor explains, from the norm's standard deviations. */
function communality(factor: FactorCode): number {
  const spreads = facetsOf(factor).map(({ code }) => normOf(code).sd);
  const own = spreads.reduce((sum, sd) => sum + sd * sd, 0);
  const together = spreads.reduce((sum, sd) => sum + sd, 0) ** 2;
  const correlation = (normOf(factor).sd ** 2 - own) / (together - own);
  return Math.min(0.95, correlation / normOf('N1').reliability);
}

const loadings = new Map(factors.map(({ code }) => [code, Math.sqrt(communality(code))]));
/** Found for the first person that is made up: it takes a tenth of a second, and most nodes make up nobody. */
let latents: ReadonlyMap<number, LatentRating> | undefined;

function latentOf(scaleId: number) {
  latents ??= new Map(
    [...facets, ...tendencies].map(({ id, code }) => [id, latentRating(normOf(code))]),
  );
  const latent = latents.get(scaleId);
  if (!latent) throw new Error(`No scale ${scaleId}`);
  return latent;
}

function drawFactors(random: SeededRandom, traits: Traits): Record<FactorCode, number> {
  const common = random.normal();
  const drawn = factors.map(({ code }) => {
    const share = general[code];
    const own = random.normal();
    return [code, traits[code] ?? share * common + Math.sqrt(1 - share * share) * own];
  });
  return Object.fromEntries(drawn);
}

/** True scores (z) by `scaleId`. */
function drawScales(random: SeededRandom, drawn: Record<FactorCode, number>): Map<number, number> {
  const mix = (factor: FactorCode, loading: number) =>
    loading * drawn[factor] + Math.sqrt(1 - loading * loading) * random.normal();
  return new Map([
    ...facets.map(({ id, factor }) => [id, mix(factor, loadings.get(factor) ?? 0)] as const),
    ...tendencies.map(({ id, code }) => [id, mix(...tendencyLoadings[code])] as const),
  ]);
}

/** A made-up person behind the answers. */
export interface MadeUpPerson {
  /** True scores (z) by `scaleId`: facets 1..30, tendencies 31..38. */
  trueScores: ReadonlyMap<number, number>;
  /** Typical seconds a question. */
  pace: number;
}

/** Draws a person. @param traits true factor scores in standard deviations, where wanted. */
export function makeUpPerson(random: SeededRandom, traits: Traits = {}): MadeUpPerson {
  const trueScores = drawScales(random, drawFactors(random, traits));
  return { trueScores, pace: 5 * Math.exp(0.25 * random.normal()) };
}

/** The person's 152 answers on one occasion: the same person answers a little differently each time. */
export function answersOf(person: MadeUpPerson, random: SeededRandom): StoredAnswer[] {
  return personalityKey.map(({ questionId, scaleId, reversed }, position) => {
    const rating = ratingOf(
      latentOf(scaleId),
      person.trueScores.get(scaleId) ?? 0,
      random.normal(),
    );
    const seconds = Math.max(
      1.2,
      Math.round(10 * person.pace * Math.exp(0.4 * random.normal())) / 10,
    );
    const index = reversed ? 5 - rating : rating - 1;
    return position === 0 ? { questionId, index } : { questionId, index, seconds };
  });
}

/**
 * What the person's raw scores would be on average over many occasions, by code: facets and tendencies 4..20,
 * factors 24..120. This is the true score that the band around a measured one is meant to hold.
 */
export function trueRawScores(person: MadeUpPerson): Map<ScaleCode, number> {
  const parts = [...facets, ...tendencies].map(({ id, code }) => {
    const rating = expectedRating(latentOf(id), person.trueScores.get(id) ?? 0);
    return [code, 4 * rating] as const;
  });
  const raw = new Map<ScaleCode, number>(parts);
  for (const { code } of factors) {
    raw.set(
      code,
      facetsOf(code).reduce((sum, facet) => sum + (raw.get(facet.code) ?? 0), 0),
    );
  }
  return raw;
}

/**
 * A made-up person's 152 answers, the same for the same seed, with plausible seconds (the first has none).
 * @param seed a safe integer. @param options.traits true factor scores in standard deviations, where wanted.
 * @throws RangeError when the seed is not a safe integer.
 */
export function simulatePersonality(
  seed: number,
  options: { traits?: Traits } = {},
): StoredAnswer[] {
  const random = seededRandom(seed);
  return answersOf(makeUpPerson(random, options.traits), random);
}
