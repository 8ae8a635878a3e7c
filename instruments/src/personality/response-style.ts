import type { StoredAnswer } from '@assay/contract/instruments';
import {
  type AnsweringValues,
  enoughAnswered,
  measureAnswers,
} from '../response-style/measures.ts';
import { pearson } from '../statistics/correlation.ts';
import { isPolitical } from './definition.ts';
import { fiveFactorKey } from './five-factor.items.ts';
import { facets } from './scales.ts';

/** The numbers behind the checks, over the 120 five-factor questions. Stored with the result. */
export interface ResponseStyleValues extends AnsweringValues {
  /** -1..1: agreement of the two halves of the facets, for a whole-length test (Spearman-Brown). */
  consistency: number | null;
}

/** The four questions of each facet, in their order. */
const questionsByFacet = facets.map(({ id }) =>
  fiveFactorKey.filter(({ scaleId }) => scaleId === id).map(({ questionId }) => questionId),
);

/**
 * Even-odd consistency (Jackson 1976; Johnson 2005): in each facet the first and third item against the
 * second and fourth, correlated over the facets, stepped up to full length.
 */
function consistencyOf(keyed: ReadonlyMap<number, number>): number | null {
  const halves = questionsByFacet.flatMap((questions) => {
    const [first, second, third, fourth] = questions.map((questionId) => keyed.get(questionId));
    if (first === undefined || second === undefined) return [];
    if (third === undefined || fourth === undefined) return [];
    return [[first + third, second + fourth] as const];
  });
  if (halves.length < 15) return null;
  const r = pearson(
    halves.map(([odd]) => odd),
    halves.map(([, even]) => even),
  );
  // The formula runs to -infinity at r = -1.
  return r === null ? null : Math.max(-1, (2 * r) / (1 + Math.max(r, -0.999)));
}

/**
 * Reads the signs of careless answering from the five-factor part. Mahalanobis distance is not among them: it
 * needs a sample of one's own.
 * @param answers in any order, each question at most once, `index` 0..4.
 */
export function measureResponseStyle(answers: readonly StoredAnswer[]): ResponseStyleValues {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  // Where the political questions were not asked, they leave no gap in a run.
  const asksO6 = answers.some(({ questionId }) => isPolitical(questionId));
  const asked = fiveFactorKey.filter(({ questionId }) => asksO6 || !isPolitical(questionId));
  const given = asked.map(({ questionId }) => byQuestion.get(questionId));
  const keyed = new Map(
    fiveFactorKey.flatMap(({ questionId, reversed }) => {
      const index = byQuestion.get(questionId)?.index;
      return index === undefined ? [] : [[questionId, reversed ? 4 - index : index] as const];
    }),
  );
  const full = keyed.size >= enoughAnswered * asked.length;
  return { ...measureAnswers(given), consistency: full ? consistencyOf(keyed) : null };
}
