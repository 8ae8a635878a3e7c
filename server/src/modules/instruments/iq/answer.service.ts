import { readWaited, waitedHeader } from '@assay/contract/answer-wait';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { timePassed } from '@assay/contract/errors';
import type { answerAnalogy, IqSection } from '@assay/contract/iq';
import { findItem } from '@assay/instruments/iq/score';
import { hashToken } from '../../../access/token.ts';
import { transact } from '../../../platform/db/database.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { conflict, invalid, notFound, unauthenticated } from '../../../platform/http/errors.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { findAttempt } from '../attempt.queries.ts';
import { saveTimedAnswer } from '../clock.queries.ts';
import { iqTest, partOf } from './sitting.service.ts';
import { instrumentMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';
import { constant } from '../../../platform/words/message.ts';

type Answer = BodyOf<typeof answerAnalogy>;
type Accepted = OutputOf<typeof answerAnalogy>['data'];

/** Stores one answer, unless the time of its section is over. */
export async function saveAnswer(
  services: Services,
  { token, headers }: Pick<ManualContext, 'token' | 'headers'>,
  section: IqSection,
  answer: Answer,
): Promise<Accepted> {
  if (token === null) throw unauthenticated();
  const problems = mismatches(answer, section);
  if (problems !== null) {
    // Somebody without a session learns that first.
    if ((await services.authenticate(token)) === null) throw unauthenticated();
    throw invalid(problems);
  }
  const saved = await saveTimedAnswer(services.db, {
    tokenHash: hashToken(token),
    instrument: 'iq',
    attemptId: answer.attemptId ?? (await findOwnSitting(services, token)),
    part: partOf(section),
    questionId: answer.questionId,
    optionIndex: answer.optionId,
    seq: answer.seq ?? null,
    waited: readWaited(headers[waitedHeader]),
  });
  const { outcome, seq, stored } = saved;
  if (outcome === 'unauthenticated') throw unauthenticated();
  if (outcome === 'no_attempt') throw notFound();
  if (outcome === 'no_clock') throw conflict(instrumentMessages.partNotBegun());
  if (outcome === 'time_passed' || outcome === 'completed')
    throw conflict(constant(timePassed), 'time_passed');
  return { questionId: answer.questionId, seq: seq ?? 0, stored };
}

/** Who does not name the attempt means the own one. */
async function findOwnSitting({ db, authenticate }: Services, token: string): Promise<number> {
  const actor = await authenticate(token);
  if (actor === null) throw unauthenticated();
  const { userId } = actor;
  const attempt = await transact(
    db,
    { scope: 'candidate', userId },
    (trx) => findAttempt(trx, userId, iqTest),
    { readOnly: true },
  );
  if (attempt === undefined) throw notFound();
  return attempt.id;
}

/** The call and the question must belong together. */
function mismatches(answer: Answer, section: IqSection): Record<string, Message> | null {
  if (findItem(answer.questionId)?.section !== section)
    return { questionId: instrumentMessages.notOfPart() };
  if (answer.type !== section) return { type: instrumentMessages.wrongType({ type: section }) };
  return null;
}
