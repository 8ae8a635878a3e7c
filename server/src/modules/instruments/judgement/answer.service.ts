import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import type { saveJudgementAnswer } from '@assay/contract/judgement';
import { choiceIndex } from '@assay/contract/judgement-choice';
import { questionIds } from '@assay/instruments/judgement/definition';
import type { Message } from '../../../platform/words/message.ts';
import {
  admit,
  type AnswerCall,
  type AnswerServices,
  takeAnswers,
} from '../answer/answer.service.ts';
import { judgementMessages } from './judgement-messages.data.ts';

type Answer = BodyOf<typeof saveJudgementAnswer>;
type Accepted = OutputOf<typeof saveJudgementAnswer>['data'];

/** Stores both choices of one situation at once. */
export async function saveAnswer(
  services: AnswerServices,
  call: AnswerCall,
  answer: Answer,
): Promise<Accepted> {
  const { tokenHash, waited } = await admit(services, call, problemsOf(answer));
  const { questionId, seq = null, attemptId = null } = answer;
  const [accepted] = await takeAnswers(services, {
    tokenHash,
    waited,
    instrument: 'judgement',
    attemptId,
    part: null,
    answers: [{ questionId, optionIndex: choiceIndex(answer), seq }],
  });
  return accepted;
}

function problemsOf({ questionId, most, least }: Answer): Record<string, Message> | null {
  if (!questionIds.includes(questionId))
    return { questionId: judgementMessages.situationUnknown() };
  return most === least ? { least: judgementMessages.sameResponse() } : null;
}
