import { getCultureQuestions, saveCultureAnswers } from '@assay/contract/culture';
import { answerCall, onAcknowledged } from '../../../api/answer-outbox.ts';
import { call } from '../../../api/client.ts';
import { sentSeq } from '../../../features/instruments/answers.ts';
import type { PlainTest } from '../../../features/instruments/plain-test.ts';
import type { Asked } from '../../../features/instruments/question.tsx';
import { cultureForm, sentAnswer, storedAnswers } from './culture-form.ts';
import type { CultureForm, Questions } from './culture-form.ts';

/** The culture test of a subject; a category's answers go one by one, as they are given. */
export const cultureTest: PlainTest<CultureForm, Questions> = {
  name: 'culture',
  async fetch({ language }) {
    const query = language ? {} : { begin: '0' as const };
    return (await call(getCultureQuestions, { query })).data;
  },
  form: cultureForm,
  questionsOf: ({ questionsCountTotal }) => questionsCountTotal,
  storedAnswers,
  callOf:
    ({ questions, attemptId }) =>
    (questionId, { index, seq }) => {
      const category_id = questions.find(({ id }) => id === questionId)?.categoryId;
      if (category_id === undefined) return undefined;
      const answers = [{ question_id: questionId, value: index + 1, ...sentSeq(seq) }];
      return answerCall(saveCultureAnswers, { body: { category_id, answers, attemptId } });
    },
  sentAnswer,
  listen: (attemptId, tell) =>
    onAcknowledged(saveCultureAnswers, (body, { answers, done }) => {
      const answer = answers.find(({ questionId }) => questionId === body.answers[0]?.question_id);
      if (body.attemptId === attemptId && answer) tell({ ...answer, done });
    }),
};

export function askCulture(
  { questions, stem, options }: CultureForm,
  place: number,
): Asked | undefined {
  const question = questions[place];
  return question && { text: question.text, stem, options };
}
