import type { OutputOf } from '@assay/contract/endpoint';
import { testOf } from '@assay/contract/instruments';
import type { getPersonalityQuestions } from '@assay/contract/personality';
import {
  type PersonalityForm,
  personalityQuestions,
  type PersonalityQuestion,
  questionIdsOf,
} from '@assay/instruments/personality/definition';
import { personalityVersion } from '@assay/instruments/personality/versions';
import { findLanguage } from '@assay/instruments/personality/languages';
import type { UserContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { isAskedFor, isRecruitedWith } from '../../../access/asked.queries.ts';
import { listAnswers } from '../attempt.queries.ts';
import { formOf } from './attempt.form.ts';
import { findOwnAttempt, openAttempt } from '../attempt.service.ts';
import { instrumentMessages } from '../messages.data.ts';

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
    throw invalid({ language: instrumentMessages.languageNotOffered() });
  }
  const language = wish.language ?? 'en';
  const attempt = wish.begin
    ? await openAttempt(ctx, {
        instrument: 'personality',
        test,
        language,
        form: () => makeForm(ctx),
      })
    : await findOwnAttempt(ctx, test);
  const asked = attempt ? formOf(attempt) : await makeForm(ctx).then(({ form }) => form);
  const form = personalityQuestions(wish.language ?? attempt?.language ?? 'en', asked);
  const answers = new Map(
    (attempt ? await listAnswers(ctx.db, attempt.id) : []).map(
      ({ question_id, option_index, seq }) => [question_id, { index: option_index, seq }],
    ),
  );
  // Numbers of questions have gaps where some are not asked; what people count by has none.
  const shown = (questions: PersonalityQuestion[], before = 0) =>
    attempt === undefined
      ? []
      : questions.map((question, i) => withAnswer({ ...question, index: before + i + 1 }, answers));
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
    tendencyQuestions: shown(form.tendencyQuestions, form.questions.length),
    tendencyQuestionsCountTotal: form.tendencyQuestions.length,
  };
}

/**
 * The four political questions belong to development only. An application does not ask them, and while one is open no other
 * campaign does: the same result would reach both.
 */
async function makeForm(ctx: UserContext): Promise<{
  form: NonNullable<PersonalityForm>;
  questions: number;
  parts: number;
}> {
  const { userId } = ctx.actor;
  const political =
    (await isAskedFor(ctx.db, userId, test, 'development')) &&
    !(await isRecruitedWith(ctx.db, userId, test));
  const form: NonNullable<PersonalityForm> = { version: personalityVersion, political };
  return { form, questions: questionIdsOf(form).length, parts: 0 };
}

function withAnswer(
  question: PersonalityQuestion,
  answers: ReadonlyMap<number, { index: number; seq: number }>,
) {
  const answer = answers.get(question.id);
  return answer === undefined ? question : { ...question, answer };
}
