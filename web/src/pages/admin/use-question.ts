import { useQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { bankQuestion, bankTest } from '../../features/question-bank/api.ts';
import { positive } from '../../lib/search.ts';

/** The test and the question of an address; the not-found screen when they do not belong together. */
export function useQuestion(params: { mcqTestId: string; mcqTestQuestionId: string }) {
  const testId = positive(params.mcqTestId) ?? 0;
  const query = useQuery(bankTest(testId));
  const question = useQuery(bankQuestion(positive(params.mcqTestQuestionId) ?? 0));
  if (question.data && question.data.test_id !== testId) throw notFound();
  return { query, question };
}
