import type { OutputOf } from '@assay/contract/endpoint';
import { testOf } from '@assay/contract/instruments';
import type { getPersonalityQuestions } from '@assay/contract/personality';
import {
  personalityQuestions,
  type PersonalityQuestion,
} from '@assay/instruments/personality/definition';
import { findLanguage } from '@assay/instruments/personality/languages';
import type { UserContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { listAnswers } from '../attempt.queries.ts';
import { findOwnAttempt, openAttempt } from '../attempt.service.ts';

const test = testOf('personality');

type Questions = OutputOf<typeof getPersonalityQuestions>['data'];

interface Wish {
  language: string | undefined;
  /** Whether the attempt begins now if there is none. */
  begin: boolean;
}

/** Every question with the answer that stands, so that any device goes on where the last one stopped. */
export async function openQuestions(ctx: UserContext, wish: Wish): Promise<Questions> {
  if (wish.language !== undefined && findLanguage(wish.language) === undefined) {
    throw invalid({ language: 'The questions do not exist in this language.' });
  }
  const language = wish.language ?? 'en';
  const attempt = wish.begin
    ? await openAttempt(ctx, { instrument: 'personality', test, language })
    : await findOwnAttempt(ctx, test);
  const form = personalityQuestions(wish.language ?? attempt?.language ?? 'en');
  const answers = new Map(
    (attempt ? await listAnswers(ctx.db, attempt.id) : []).map(
      ({ question_id, option_index, seq }) => [question_id, { index: option_index, seq }],
    ),
  );
  const shown = (questions: PersonalityQuestion[]) =>
    attempt === undefined ? [] : questions.map((question) => withAnswer(question, answers));
  return {
    attemptId: attempt?.id ?? null,
    completed: attempt?.completed_at != null,
    language: form.language,
    direction: form.direction,
    tendencyLanguage: form.tendencyLanguage,
    options: form.options,
    minutes: form.minutes,
    questions: shown(form.questions),
    questionsCountTotal: form.questions.length,
    tendencyQuestions: shown(form.tendencyQuestions),
    tendencyQuestionsCountTotal: form.tendencyQuestions.length,
  };
}

function withAnswer(
  question: PersonalityQuestion,
  answers: ReadonlyMap<number, { index: number; seq: number }>,
) {
  const answer = answers.get(question.id);
  return answer === undefined ? question : { ...question, answer };
}
