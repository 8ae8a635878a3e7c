import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import type { answerPersonality } from '@assay/contract/personality';
import { type PersonalityAnswerType, testOf } from '@assay/contract/instruments';
import { findPersonalityQuestion, isPolitical } from '@assay/instruments/personality/definition';
import { invalid } from '../../../platform/http/errors.ts';
import type { Message } from '../../../platform/words/message.ts';
import {
  admit,
  type AnswerCall,
  type AnswerServices,
  takeAnswers,
} from '../answer/answer.service.ts';
import { findOwnForm } from '../attempt.queries.ts';
import { instrumentMessages } from '../messages.data.ts';
import { formOf } from './attempt.form.ts';

type Answer = BodyOf<typeof answerPersonality>;
type Accepted = OutputOf<typeof answerPersonality>['data'];

/** Stores one answer. */
export async function saveAnswer(
  services: AnswerServices,
  call: AnswerCall,
  type: PersonalityAnswerType,
  answer: Answer,
): Promise<Accepted> {
  const { tokenHash, waited } = await admit(services, call, mismatches(answer, type));
  const { questionId, index: optionIndex, seq = null, attemptId = null } = answer;
  if (isPolitical(questionId)) await requireAsked(services, tokenHash);
  const [accepted] = await takeAnswers(services, {
    tokenHash,
    waited,
    instrument: 'personality',
    attemptId,
    part: null,
    answers: [{ questionId, optionIndex, seq }],
  });
  return accepted;
}

/** Only an attempt that asks political questions takes answers to them. Whether there is one is told by the statement that stores. */
async function requireAsked({ db }: AnswerServices, tokenHash: Buffer): Promise<void> {
  const attempt = await findOwnForm(db, tokenHash, testOf('personality'));
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
