import { getJudgementQuestions, saveJudgementAnswer } from '@assay/contract/judgement';
import { choicePair } from '@assay/contract/judgement-choice';
import { answerCall, onAcknowledged } from '../../../api/answer-outbox.ts';
import { call } from '../../../api/client.ts';
import { sentSeq } from '../../../features/instruments/answers.ts';
import type { PlainTest } from '../../../features/instruments/plain-test.ts';
import { type JudgementForm, judgementForm, type Questions } from './judgement-form.ts';
import { sentAnswer, storedAnswers } from './judgement-form.ts';

/** Situational judgement; both choices of a situation go together, as soon as the second one is made. */
export const judgementTest: PlainTest<JudgementForm, Questions> = {
  name: 'judgement',
  async fetch({ language }) {
    const query = language ? {} : { begin: '0' as const };
    return (await call(getJudgementQuestions, { query })).data;
  },
  form: judgementForm,
  questionsOf: ({ questionsCountTotal }) => questionsCountTotal,
  storedAnswers,
  callOf:
    ({ attemptId }) =>
    (questionId, { index, seq }) => {
      const body = { questionId, ...choicePair(index), ...sentSeq(seq), attemptId };
      return answerCall(saveJudgementAnswer, { body });
    },
  sentAnswer,
  listen: (attemptId, tell) =>
    onAcknowledged(saveJudgementAnswer, (body, accepted) => {
      if (body.attemptId === attemptId) tell(accepted);
    }),
};
