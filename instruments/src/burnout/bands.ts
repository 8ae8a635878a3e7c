import { toTenth } from '../score/standard-scores.ts';
import type { Measured } from './score.ts';

export const strainBands = ['low', 'moderate', 'high', 'severe'] as const;
export type StrainBand = (typeof strainBands)[number];

/**
 * Bands by what the options say and not by how many people reach them: 50 is "now and then" on average, 75 "often",
 * 100 "nearly always" throughout.
 * @param score 0..100.
 */
export function strainBandOf(score: number): StrainBand {
  if (score < 50) return 'low';
  if (score < 75) return 'moderate';
  return score < 100 ? 'high' : 'severe';
}

/** 95 % band, score ± 1.96 standard errors, cut off at 0 and 100. */
export function strainInterval({ score, sem }: Measured): [low: number, high: number] {
  return [toTenth(Math.max(0, score - 1.96 * sem)), toTenth(Math.min(100, score + 1.96 * sem))];
}
