import { leastN } from '../profiles/averages.ts';
import { mean } from '../statistics/descriptive.ts';

/*
 * Group averages that do not show one person.
 *
 * "At least five people" alone is no protection: the average of six minus the average of the same people without one
 * is that one, and so are two overlapping groups or two weeks. Comparing each new average with the last one is not enough
 * either, since an older one may differ from it by a single person. So nothing is ever averaged twice:
 *
 * 1. Each record goes into exactly one batch, of one fixed group, and batches hold five different people or more.
 * 2. A batch is averaged once, when it is closed. The figure is rounded to steps of 5 and cut off at 10 and 90, so that
 *    it neither gives a score away nor says that everybody must be in one band. It never changes.
 * 3. Everything else (a group over a year, the whole organisation) is made from these figures and not from scores.
 * 4. Somebody who withdraws takes the batch along: its figure is no longer shown, and its records are never batched again.
 *
 * No two batches share a record, so no sum or difference of figures speaks of fewer than five people.
 */

const step = 5;
const cutOff = { low: 10, high: 90 } as const;

/** A record that no batch holds yet. */
export interface FreshRecord {
  recordId: number;
  personId: number;
  /** Burnout score, 0..100. */
  score: number;
}

/** All that may be kept and shown of a batch. */
export interface BatchFigure {
  /** People, 5 or more. */
  n: number;
  /** Mean burnout score in steps of 5; 10 means "at most about 10", 90 "at least about 90". */
  mean: number;
}

export interface Batch {
  figure: BatchFigure;
  /** Used up from now on, superseded ones of the same person among them. */
  recordIds: number[];
}

/**
 * Closes a batch over all fresh records of one fixed group, each person with the last one.
 * @param fresh complete records that no batch of any group holds, oldest first, of people who permit it now.
 * @returns null below five different people: they wait.
 * @throws RangeError for a score outside 0..100.
 */
export function closeBatch(fresh: readonly FreshRecord[]): Batch | null {
  const latest = new Map(fresh.map(({ personId, score }) => [personId, score]));
  if (latest.size < leastN) return null;
  const scores = [...latest.values()];
  if (!scores.every((score) => score >= 0 && score <= 100)) {
    throw new RangeError('A score outside 0..100');
  }
  const rounded = step * Math.round(mean(scores) / step);
  return {
    figure: { n: latest.size, mean: Math.min(cutOff.high, Math.max(cutOff.low, rounded)) },
    recordIds: fresh.map(({ recordId }) => recordId),
  };
}

/**
 * One figure over several batches: of a group, of a stretch of time, of several groups that share no record. Made from
 * the published figures alone, so that it says no more than they do.
 * @returns null without batches; the mean is rounded to whole points.
 */
export function combineBatches(figures: readonly BatchFigure[]): BatchFigure | null {
  const n = figures.reduce((sum, figure) => sum + figure.n, 0);
  if (n === 0) return null;
  const total = figures.reduce((sum, figure) => sum + figure.n * figure.mean, 0);
  return { n, mean: Math.round(total / n) };
}
