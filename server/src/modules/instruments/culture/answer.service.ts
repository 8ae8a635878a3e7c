import type { saveCultureAnswers } from '@assay/contract/culture';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { readWaited, waitedHeader } from '@assay/contract/answer-wait';
import { hashToken } from '../../../access/token.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { conflict, invalid, notFound, unauthenticated } from '../../../platform/http/errors.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { saveAnswers } from '../attempt.queries.ts';
import { completeAttempt } from '../completion.service.ts';
import { answerProblems } from './answer.form.ts';
import { instrumentMessages } from '../messages.data.ts';

type Page = BodyOf<typeof saveCultureAnswers>;
type Accepted = OutputOf<typeof saveCultureAnswers>['data'];

/** Stores answers of one category and, when the last one is among them, scores the attempt before saying so. */
export async function saveCategory(
  services: Services,
  { token, headers }: Pick<ManualContext, 'token' | 'headers'>,
  page: Page,
): Promise<Accepted> {
  if (token === null) throw unauthenticated();
  const problems = answerProblems(page);
  if (problems !== null) {
    // Somebody without a session learns that first.
    if ((await services.authenticate(token)) === null) throw unauthenticated();
    throw invalid(problems);
  }
  const saved = await saveAnswers(services.db, {
    tokenHash: hashToken(token),
    instrument: 'culture',
    attemptId: page.attemptId ?? null,
    waited: readWaited(headers[waitedHeader]),
    answers: page.answers.map(({ question_id, value, seq }) => {
      return { questionId: question_id, optionIndex: value - 1, seq: seq ?? null };
    }),
  });
  if (saved.some(({ outcome }) => outcome === 'unauthenticated')) throw unauthenticated();
  if (saved.some(({ outcome }) => outcome === 'no_attempt')) throw notFound();
  if (saved.some(({ outcome }) => outcome === 'completed'))
    throw conflict(instrumentMessages.testComplete());
  const last = saved.find(({ done, stored }) => done && stored);
  if (last) await completeAttempt(services, last.attempt_id);
  return {
    answers: saved.map(({ seq, stored }, at) => {
      return { questionId: page.answers[at]?.question_id ?? 0, seq, stored };
    }),
    done: saved.some(({ done }) => done),
  };
}
