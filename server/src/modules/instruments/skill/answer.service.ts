import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import type { answerSkillQuestion } from '@assay/contract/skill-tests';
import { hashToken } from '../../../access/token.ts';
import { conflict, invalid, unauthenticated } from '../../../platform/http/errors.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { admit, type AnswerCall, completeWhenDone, refuse } from '../answer/answer.service.ts';
import { answerGrace } from '../clock.queries.ts';
import { instrumentMessages } from '../messages.data.ts';
import { endQuestion, saveSkillAnswer } from './skill-test.queries.ts';

type Closed = OutputOf<typeof answerSkillQuestion>['data'];

const answered = () => conflict(instrumentMessages.answeredAlready());
const refusals = {
  no_question: () => invalid({ question_id: instrumentMessages.notOfSkillTest() }),
  no_option: () => invalid({ option_id: instrumentMessages.optionUnknown() }),
  no_clock: () => conflict(instrumentMessages.notShownYet()),
  answered,
  completed: answered,
};

/** Stores the answer and closes its question; when it was the last one, scores the sitting before saying so. */
export async function answerQuestion(
  services: Services,
  call: AnswerCall,
  testId: number,
  { question_id: questionId, option_id: optionId }: BodyOf<typeof answerSkillQuestion>,
): Promise<Closed> {
  const { tokenHash, waited } = await admit(services, call);
  const given = { tokenHash, testId, questionId, optionId, grace: answerGrace, waited };
  const saved = await saveSkillAnswer(services.db, given);
  refuse([saved], refusals);
  await completeWhenDone(services, [saved]);
  return { questionId, stored: saved.stored, done: saved.done };
}

/** Closes a question without an answer, as its owner wants it. */
export async function endOwnQuestion(
  services: Services,
  token: string | null,
  testId: number,
  questionId: number,
): Promise<Closed> {
  if (token === null) throw unauthenticated();
  const ended = await endQuestion(services.db, hashToken(token), testId, questionId);
  refuse([ended], refusals);
  await completeWhenDone(services, [ended]);
  return { questionId, stored: ended.outcome === 'ended', done: ended.done };
}
