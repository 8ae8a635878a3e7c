import type { CategoryCode } from './categories.ts';

/** What a result is taken to be measured with; stored with it, so that an old result keeps its own. */
export interface Precision {
  name: string;
  version: string;
  source: string;
  /** Mean and standard deviation of the category's score (0..100) and its reliability (0..1). */
  categories: Record<CategoryCode, { mean: number; sd: number; reliability: number }>;
}

/**
 * Planning values (ours). Nobody has answered these wordings in a study yet; the numbers lie where questionnaires of
 * the same build and length usually come out, and give way to own data.
 */
export const planningPrecision: Precision = {
  name: 'Planning values',
  version: '1',
  source:
    'Chosen by us in the range that is usual for questionnaires of this build. Provisional: not yet measured with these questions.',
  categories: {
    personal: { mean: 36, sd: 16.5, reliability: 0.87 },
    work: { mean: 33, sd: 17.5, reliability: 0.87 },
    served: { mean: 31, sd: 17.5, reliability: 0.85 },
  },
};

/**
 * Standard error of measurement of a category's score, in points of 0..100: SD √(1 − reliability), larger by
 * √(items / answered) where questions were left out.
 *
 * It covers how much the answers to similar questions differ at one time. It does not cover how a person changes from
 * one week to the next, so two measurements can be further apart without anything lasting behind it.
 */
export function categoryError(
  { sd, reliability }: { sd: number; reliability: number },
  items: number,
  answered: number,
): number {
  return sd * Math.sqrt(1 - reliability) * Math.sqrt(items / answered);
}

/** Standard error of the mean of two scores whose errors have nothing to do with each other. */
export function meanError(first: number, second: number): number {
  return Math.hypot(first, second) / 2;
}
