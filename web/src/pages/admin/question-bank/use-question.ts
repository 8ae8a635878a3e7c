import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { useAsOpened } from '../../../api/use-as-opened.ts';
import type { BankQuestion } from '../../../features/question-bank/api.ts';
import { bankQuestion, bankTest } from '../../../features/question-bank/api.ts';
import { positive } from '../../../lib/search.ts';

interface Params {
  mcqTestId: string;
  mcqTestQuestionId: string;
}

/** The test and the question of an address; the not-found screen when they do not belong together. */
export function useQuestion(params: Params) {
  const question = useQuery(bankQuestion(positive(params.mcqTestQuestionId) ?? 0));
  return useBoth(params, question);
}

/** The same for a form. */
export function useQuestionToChange(params: Params) {
  const question = useAsOpened(bankQuestion(positive(params.mcqTestQuestionId) ?? 0));
  return useBoth(params, question);
}

function useBoth(params: Params, question: UseQueryResult<BankQuestion>) {
  const testId = positive(params.mcqTestId) ?? 0;
  const query = useQuery(bankTest(testId));
  if (question.data && question.data.test_id !== testId) throw notFound();
  return { query, question };
}
