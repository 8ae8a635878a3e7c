import { readWaited, waitedHeader } from '@assay/contract/answer-wait';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { timePassed } from '@assay/contract/errors';
import type { answerSkillQuestion } from '@assay/contract/skill-tests';
import { hashToken } from '../../../access/token.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { conflict, invalid, notFound, unauthenticated } from '../../../platform/http/errors.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { answerGrace } from '../clock.queries.ts';
import { completeAttempt } from '../completion.service.ts';
import {
  endQuestion,
  type EndedQuestion,
  type SavedSkillAnswer,
  saveSkillAnswer,
} from './skill-test.queries.ts';
import { instrumentMessages } from '../messages.data.ts';
import { constant } from '../../../platform/words/message.ts';

type Closed = OutputOf<typeof answerSkillQuestion>['data'];

/** Stores the answer and closes its question; when it was the last one, scores the sitting before saying so. */
export async function answerQuestion(
  services: Services,
  { token, headers }: Pick<ManualContext, 'token' | 'headers'>,
  testId: number,
  { question_id: questionId, option_id: optionId }: BodyOf<typeof answerSkillQuestion>,
): Promise<Closed> {
  if (token === null) throw unauthenticated();
  const saved = await saveSkillAnswer(services.db, {
    tokenHash: hashToken(token),
    testId,
    questionId,
    optionId,
    grace: answerGrace,
    waited: readWaited(headers[waitedHeader]),
  });
  refuse(saved);
  if (saved.done && saved.stored) await complete(services, saved);
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
  refuse(ended);
  const stored = ended.outcome === 'ended';
  if (ended.done && stored) await complete(services, ended);
  return { questionId, stored, done: ended.done };
}

async function complete(services: Services, { attempt_id }: SavedSkillAnswer | EndedQuestion) {
  if (attempt_id !== null) await completeAttempt(services, attempt_id);
}

function refuse({ outcome }: SavedSkillAnswer | EndedQuestion): void {
  switch (outcome) {
    case 'unauthenticated':
      throw unauthenticated();
    case 'no_attempt':
      throw notFound();
    case 'no_question':
      throw invalid({ question_id: instrumentMessages.notOfSkillTest() });
    case 'no_option':
      throw invalid({ option_id: instrumentMessages.optionUnknown() });
    case 'no_clock':
      throw conflict(instrumentMessages.notShownYet());
    case 'time_passed':
      throw conflict(constant(timePassed), 'time_passed');
    case 'answered':
    case 'completed':
      throw conflict(instrumentMessages.answeredAlready());
    case 'saved':
    case 'kept':
    case 'ended':
  }
}
