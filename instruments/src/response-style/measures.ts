import type { StoredAnswer } from '@assay/contract/instruments';
import { quantile, standardDeviation } from '../statistics/descriptive.ts';

/** What can be read from the answers of any rating questionnaire; null where too little was answered or timed. */
export interface AnsweringValues {
  /** Longest run of the same option over the questions in their order. */
  longestRun: number | null;
  /** Standard deviation of the option positions (counted from 0) over the same questions. */
  spread: number | null;
  /** Median seconds a question. */
  medianSeconds: number | null;
}

/** Share of the questions below which the values say little. */
export const enoughAnswered = 0.75;

function longestRunOf(indexes: readonly (number | undefined)[]): number {
  let longest = 0;
  let current = 0;
  indexes.forEach((index, position) => {
    const goesOn = index !== undefined && index === indexes[position - 1];
    current = index === undefined ? 0 : goesOn ? current + 1 : 1;
    longest = Math.max(longest, current);
  });
  return longest;
}

/** @param given the answers in the order in which the questions were asked, undefined where there is none. */
export function measureAnswers(given: readonly (StoredAnswer | undefined)[]): AnsweringValues {
  const indexes = given.map((answer) => answer?.index);
  const answered = indexes.filter((index) => index !== undefined);
  const seconds = given.map((answer) => answer?.seconds).filter((value) => value !== undefined);
  const enough = enoughAnswered * given.length;
  const full = answered.length >= enough;
  return {
    longestRun: full ? longestRunOf(indexes) : null,
    spread: full ? standardDeviation(answered) : null,
    medianSeconds: seconds.length >= enough ? quantile(seconds, 0.5) : null,
  };
}
