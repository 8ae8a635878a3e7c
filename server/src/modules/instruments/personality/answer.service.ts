import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import type { answerPersonality } from '@assay/contract/personality';
import { type PersonalityAnswerType, testOf } from '@assay/contract/instruments';
import { findPersonalityQuestion, isPolitical } from '@assay/instruments/personality/definition';
import { readWaited, waitedHeader } from '@assay/contract/answer-wait';
import { hashToken } from '../../../access/token.ts';
import { system, transact } from '../../../platform/db/database.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { conflict, invalid, notFound, unauthenticated } from '../../../platform/http/errors.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { findAttempt, saveAnswer as storeAnswer } from '../attempt.queries.ts';
import { completeAttempt } from '../completion.service.ts';
import { formOf } from './attempt.form.ts';
import { instrumentMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

type Answer = BodyOf<typeof answerPersonality>;
type Accepted = OutputOf<typeof answerPersonality>['data'];

/** Stores one answer and, when it was the last one, scores the attempt before saying so. */
export async function saveAnswer(
  services: Services,
  { token, headers }: Pick<ManualContext, 'token' | 'headers'>,
  type: PersonalityAnswerType,
  answer: Answer,
): Promise<Accepted> {
  if (token === null) throw unauthenticated();
  const problems = mismatches(answer, type);
  if (problems !== null) {
    // Somebody without a session learns that first.
    if ((await services.authenticate(token)) === null) throw unauthenticated();
    throw invalid(problems);
  }
  if (isPolitical(answer.questionId)) await requireAsked(services, token);
  const saved = await storeAnswer(services.db, {
    tokenHash: hashToken(token),
    instrument: 'personality',
    attemptId: answer.attemptId ?? null,
    questionId: answer.questionId,
    optionIndex: answer.index,
    seq: answer.seq ?? null,
    waited: readWaited(headers[waitedHeader]),
  });
  if (saved.outcome === 'unauthenticated') throw unauthenticated();
  if (saved.outcome === 'no_attempt') throw notFound();
  if (saved.outcome === 'completed') throw conflict(instrumentMessages.testComplete());
  if (saved.done && saved.stored) await completeAttempt(services, saved.attempt_id);
  return { questionId: answer.questionId, seq: saved.seq, stored: saved.stored, done: saved.done };
}

/** Only an attempt that asks political questions takes answers to them. */
async function requireAsked(services: Services, token: string): Promise<void> {
  const actor = await services.authenticate(token);
  if (actor === null) throw unauthenticated();
  const attempt = await transact(services.db, system, (trx) =>
    findAttempt(trx, actor.userId, testOf('personality')),
  );
  if (attempt !== undefined && !formOf(attempt).political) {
    throw invalid({ questionId: instrumentMessages.notOfTest() });
  }
}

/** The call, the question and its scale must belong together. */
function mismatches(answer: Answer, type: PersonalityAnswerType): Record<string, Message> | null {
  const question = findPersonalityQuestion(answer.questionId);
  if (question?.type !== type) return { questionId: instrumentMessages.notOfPart() };
  if (answer.type !== type) return { type: instrumentMessages.wrongType({ type }) };
  if (answer.scaleId !== question.scaleId) return { scaleId: instrumentMessages.otherScale() };
  return null;
}
