import type { OutputOf } from '@assay/contract/endpoint';
import type { getPersonalityQuestions } from '@assay/contract/personality';
import {
  personalityQuestions,
  type PersonalityQuestion,
} from '@assay/instruments/personality/definition';
import { findLanguage } from '@assay/instruments/personality/languages';
import type { UserContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { listAnswers } from '../attempt.queries.ts';
import { openAttempt } from '../attempt.service.ts';

type Questions = OutputOf<typeof getPersonalityQuestions>['data'];

/** Every question with the answer that stands, so that any device goes on where the last one stopped. */
export async function openQuestions(
  ctx: UserContext,
  wish: string | undefined,
): Promise<Questions> {
  if (wish !== undefined && findLanguage(wish) === undefined) {
    throw invalid({ language: 'The questions do not exist in this language.' });
  }
  const attempt = await openAttempt(ctx, 'personality', wish ?? 'en');
  const answers = new Map(
    (await listAnswers(ctx.db, attempt.id)).map(({ question_id, option_index, seq }) => [
      question_id,
      { index: option_index, seq },
    ]),
  );
  const withAnswer = (question: PersonalityQuestion) => {
    const answer = answers.get(question.id);
    return answer === undefined ? question : { ...question, answer };
  };
  const form = personalityQuestions(wish ?? attempt.language);
  return {
    attemptId: attempt.id,
    completed: attempt.completed_at !== null,
    language: form.language,
    direction: form.direction,
    tendencyLanguage: form.tendencyLanguage,
    options: form.options,
    minutes: form.minutes,
    questions: form.questions.map(withAnswer),
    questionsCountTotal: form.questions.length,
    tendencyQuestions: form.tendencyQuestions.map(withAnswer),
    tendencyQuestionsCountTotal: form.tendencyQuestions.length,
  };
}
