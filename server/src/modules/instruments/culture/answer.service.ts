import type { saveCultureAnswers } from '@assay/contract/culture';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import {
  admit,
  type AnswerCall,
  type AnswerServices,
  takeAnswers,
} from '../answer/answer.service.ts';
import { answerProblems } from './answer.form.ts';

type Page = BodyOf<typeof saveCultureAnswers>;
type Accepted = OutputOf<typeof saveCultureAnswers>['data'];

/** Stores answers of one category. */
export async function saveCategory(
  services: AnswerServices,
  call: AnswerCall,
  page: Page,
): Promise<Accepted> {
  const { tokenHash, waited } = await admit(services, call, answerProblems(page));
  const accepted = await takeAnswers(services, {
    tokenHash,
    waited,
    instrument: 'culture',
    attemptId: page.attemptId ?? null,
    part: null,
    answers: page.answers.map(({ question_id: questionId, value, seq = null }) => {
      return { questionId, optionIndex: value - 1, seq };
    }),
  });
  return {
    answers: accepted.map(({ questionId, seq, stored }) => ({ questionId, seq, stored })),
    done: accepted.some(({ done }) => done),
  };
}
