import type { StoredAnswer } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import { inLanguage } from '../languages.ts';
import { type AnsweringValues, measureAnswers } from '../response-style/measures.ts';
import { longestRunSign, paceCheck, spreadSign } from '../response-style/signs.ts';
import { judge, type ResponseStyle, type ResponseStyleCheck } from '../response-style/verdict.ts';
import { itemCategories } from './definition.ts';
import { type CultureSign, signWords } from './response-style.data.ts';

/** Standard deviation of all answers, in options, below which they say little about what matters more and what less. */
export const hardlyVary = 0.6;

/*
 * The first two limits are ours: made-up careful people reach them in fewer than one of a hundred cases. The third is a
 * rule of thumb. All practices are worth having, so agreement all the way is less odd here than among statements that
 * point both ways.
 */
const checks: readonly ResponseStyleCheck<CultureSign, AnsweringValues>[] = [
  {
    ...longestRunSign,
    threshold: 10,
  },
  {
    ...spreadSign,
    threshold: hardlyVary,
  },
  paceCheck,
];

/** @param answers in any order, each question at most once. */
export function measureCultureAnswering(answers: readonly StoredAnswer[]): AnsweringValues {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  return measureAnswers(itemCategories.map((_, position) => byQuestion.get(position + 1)));
}

/** Flags with reasons and one verdict over them; null stands for English. */
export function judgeCultureAnswering(
  values: AnsweringValues,
  language: Language | null = null,
): ResponseStyle<CultureSign> {
  return judge(checks, values, inLanguage(signWords, language), language);
}
