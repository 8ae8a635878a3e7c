import { normalCdf } from '../statistics/normal.ts';
import type { ScaleNorm } from './norms.ts';

/** A normal variable behind one 1..5 rating, which appears rounded and cut off at the ends. */
export interface LatentRating {
  mean: number;
  sd: number;
  /** Correlation of two such variables of the same scale, 0..1. */
  correlation: number;
}

/** Rounding and cutting off weaken correlations; this makes up for it (found by simulation). */
const attenuation = 0.9;

function momentsOf(mean: number, sd: number): { mean: number; sd: number } {
  const upTo = (limit: number) => normalCdf((limit - mean) / sd);
  const shares = [1, 2, 3, 4, 5].map(
    (rating) => (rating === 5 ? 1 : upTo(rating + 0.5)) - (rating === 1 ? 0 : upTo(rating - 0.5)),
  );
  const moment = (power: number) =>
    shares.reduce((sum, share, position) => sum + share * (position + 1) ** power, 0);
  return { mean: moment(1), sd: Math.sqrt(moment(2) - moment(1) ** 2) };
}

/**
 * Finds the variable whose ratings add up to the mean, SD and reliability of a scale.
 * @param items of the scale, 2 or more.
 */
export function latentRating(norm: ScaleNorm, items = 4): LatentRating {
  // Alpha = kr / (1 + (k − 1) r) and SD² = k · item variance · (1 + (k − 1) r), both solved for the item.
  const r = norm.reliability / (items - (items - 1) * norm.reliability);
  const target = {
    mean: norm.mean / items,
    sd: norm.sd / Math.sqrt(items * (1 + (items - 1) * r)),
  };
  let { mean, sd } = target;
  for (let step = 0; step < 200; step += 1) {
    const seen = momentsOf(mean, sd);
    mean += target.mean - seen.mean;
    sd *= target.sd / seen.sd;
  }
  return { mean, sd, correlation: Math.min(0.95, r / attenuation) };
}

/** A rating 1..5 of somebody with the true score `trait` (z), with the chance part `noise` (z). */
export function ratingOf(latent: LatentRating, trait: number, noise: number): number {
  const z = Math.sqrt(latent.correlation) * trait + Math.sqrt(1 - latent.correlation) * noise;
  return Math.min(5, Math.max(1, Math.round(latent.mean + latent.sd * z)));
}

/** Mean of the ratings that somebody with this true score (z) gives over many occasions, 1..5. */
export function expectedRating(latent: LatentRating, trait: number): number {
  const mean = latent.mean + latent.sd * Math.sqrt(latent.correlation) * trait;
  return momentsOf(mean, latent.sd * Math.sqrt(1 - latent.correlation)).mean;
}
