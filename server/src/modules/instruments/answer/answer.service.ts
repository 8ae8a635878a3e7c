import { readWaited, waitedHeader } from '@assay/contract/answer-wait';
import { timePassed } from '@assay/contract/errors';
import { hashToken } from '../../../access/token.ts';
import { shareStatements } from '../../../platform/db/shared-statement.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import {
  conflict,
  type HttpError,
  invalid,
  notFound,
  unauthenticated,
} from '../../../platform/http/errors.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { constant, type Message } from '../../../platform/words/message.ts';
import type { SavedAnswer } from '../clock.queries.ts';
import { completeAttempt } from '../completion.service.ts';
import { instrumentMessages } from '../messages.data.ts';
import {
  type GivenAnswer,
  type GivenAnswers,
  saveAnswers,
  saveTogether,
} from './answer.queries.ts';

/** What the calls need that take answers. */
export interface AnswerServices extends Services {
  saveAnswers: (given: GivenAnswers) => Promise<SavedAnswer[]>;
}

/** So many people may be in one statement, and so many wait for the next, no longer than for a connection. */
const limits = { atOnce: 2, most: 64, room: 2000, waitTimeoutMs: 5000, loneMs: 100 };

/** Answers that arrive at one time, of whatever instrument, share a statement. */
export function openAnswers(db: Services['db']): AnswerServices['saveAnswers'] {
  const alone = (given: GivenAnswers) => saveAnswers(db, given);
  const together = (all: readonly GivenAnswers[]) => saveTogether(db, all);
  return shareStatements({ alone, together }, limits);
}

export type AnswerCall = Pick<ManualContext, 'token' | 'headers'>;

/** Whose answers these are, once nothing is wrong with their form; somebody without a session learns that first. */
export async function admit(
  { authenticate }: Pick<Services, 'authenticate'>,
  { token, headers }: AnswerCall,
  problems: Record<string, Message> | null = null,
): Promise<Pick<GivenAnswers, 'tokenHash' | 'waited'> & { token: string }> {
  if (token === null) throw unauthenticated();
  if (problems !== null) {
    if ((await authenticate(token)) === null) throw unauthenticated();
    throw invalid(problems);
  }
  return { token, tokenHash: hashToken(token), waited: readWaited(headers[waitedHeader]) };
}

type Refusal = () => HttpError;
type Common = Exclude<SavedAnswer['outcome'], 'saved' | 'kept'>;

/** What each outcome is told as. Of several answers, the first of these that one of them met is told for all. */
const refusals: Record<Common, Refusal> = {
  unauthenticated,
  no_attempt: notFound,
  no_clock: () => conflict(instrumentMessages.partNotBegun()),
  time_passed: outOfTime,
  completed: () => conflict(instrumentMessages.testComplete()),
};

export function outOfTime(): HttpError {
  return conflict(constant(timePassed, 'time_passed'), 'time_passed');
}

/** Throws for what was not accepted; `own` says what an instrument tells otherwise, or alone knows. */
export function refuse<Outcome extends string>(
  saved: readonly { outcome: Outcome }[],
  own: Partial<Record<Common, Refusal>> &
    Record<Exclude<Outcome, Common | 'saved' | 'kept' | 'ended'>, Refusal>,
): void {
  const met = new Set<string>(saved.map(({ outcome }) => outcome));
  const all: Record<string, Refusal> = { ...refusals, ...own };
  for (const [outcome, refusal] of Object.entries(all)) if (met.has(outcome)) throw refusal();
}

export interface AcceptedAnswer {
  questionId: number;
  /** That is stored now, of this answer or of a newer one. */
  seq: number;
  stored: boolean;
  done: boolean;
}

/** In the order of the answers. */
type Accepted<All> = { [At in keyof All]: AcceptedAnswer };

/** What is told of answers once they are saved; throws for what was not accepted. */
export function accept<All extends readonly GivenAnswer[]>(
  given: All,
  saved: readonly SavedAnswer[],
  own: Partial<Record<Common, Refusal>> = {},
): Accepted<All> {
  refuse(saved, own);
  const accepted = saved.map(({ seq, stored, done }, at): AcceptedAnswer => {
    return { questionId: given[at]?.questionId ?? 0, seq: seq ?? 0, stored, done };
  });
  return accepted as Accepted<All>;
}

/** Saves answers and, when the last one is among them, scores the attempt before anybody is told so. */
export async function takeAnswers<const All extends readonly GivenAnswer[]>(
  services: AnswerServices,
  given: GivenAnswers & { answers: All },
  own: Partial<Record<Common, Refusal>> = {},
): Promise<Accepted<All>> {
  const saved = await services.saveAnswers(given);
  const accepted = accept(given.answers, saved, own);
  // What has timed parts is complete when they have ended.
  if (given.part === null) await completeWhenDone(services, saved);
  return accepted;
}

/** Also for one that is sent again: who sent it first may have been lost between storing and scoring. */
export async function completeWhenDone(
  services: Services,
  saved: readonly Pick<SavedAnswer, 'attempt_id' | 'done'>[],
): Promise<void> {
  const last = saved.find(({ done }) => done);
  if (last?.attempt_id != null) await completeAttempt(services, last.attempt_id);
}
