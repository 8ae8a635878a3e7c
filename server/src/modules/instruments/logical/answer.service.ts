import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import type { answerAnalogy, LogicalSection } from '@assay/contract/logical';
import { findItem } from '@assay/instruments/logical/score';
import { transact } from '../../../platform/db/database.ts';
import { notFound, unauthenticated } from '../../../platform/http/errors.ts';
import type { Message } from '../../../platform/words/message.ts';
import {
  admit,
  type AnswerCall,
  type AnswerServices,
  outOfTime,
  takeAnswers,
} from '../answer/answer.service.ts';
import { findAttempt } from '../attempt.queries.ts';
import { instrumentMessages } from '../messages.data.ts';
import { logicalTest, partOf } from './sitting.service.ts';

type Answer = BodyOf<typeof answerAnalogy>;
type Accepted = OutputOf<typeof answerAnalogy>['data'];

/** Stores one answer, unless the time of its section is over. */
export async function saveAnswer(
  services: AnswerServices,
  call: AnswerCall,
  section: LogicalSection,
  answer: Answer,
): Promise<Accepted> {
  const { token, ...giver } = await admit(services, call, mismatches(answer, section));
  const { questionId, optionId: optionIndex, seq: given = null } = answer;
  const [{ seq, stored }] = await takeAnswers(
    services,
    {
      ...giver,
      instrument: 'iq',
      attemptId: answer.attemptId ?? (await findOwnSitting(services, token)),
      part: partOf(section),
      answers: [{ questionId, optionIndex, seq: given }],
    },
    { completed: outOfTime },
  );
  return { questionId, seq, stored };
}

/** Who does not name the attempt means the own one. */
async function findOwnSitting(
  { db, authenticate }: AnswerServices,
  token: string,
): Promise<number> {
  const actor = await authenticate(token);
  if (actor === null) throw unauthenticated();
  const { userId } = actor;
  const attempt = await transact(
    db,
    { scope: 'candidate', userId },
    (trx) => findAttempt(trx, userId, logicalTest),
    { readOnly: true },
  );
  if (attempt === undefined) throw notFound();
  return attempt.id;
}

/** The call and the question must belong together. */
function mismatches(answer: Answer, section: LogicalSection): Record<string, Message> | null {
  if (findItem(answer.questionId)?.section !== section)
    return { questionId: instrumentMessages.notOfPart() };
  if (answer.type !== section) return { type: instrumentMessages.wrongType({ type: section }) };
  return null;
}
