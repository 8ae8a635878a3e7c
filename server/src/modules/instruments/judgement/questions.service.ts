import type { OutputOf } from '@assay/contract/endpoint';
import { testOf } from '@assay/contract/instruments';
import type { getJudgementQuestions } from '@assay/contract/judgement';
import { choicePair } from '@assay/contract/judgement-choice';
import { judgement } from '@assay/instruments/judgement/instrument';
import { judgementTexts } from '@assay/instruments/judgement/texts/texts';
import type { UserContext } from '../../../platform/http/context.ts';
import { listAnswers } from '../attempt.queries.ts';
import { findOwnAttempt, openAttempt } from '../attempt.service.ts';

const test = testOf('judgement');

type Sitting = OutputOf<typeof getJudgementQuestions>['data'];

/** Every situation with the answer that stands, and no word of the key; without `begin`, only of what was begun before. */
export async function openQuestions(ctx: UserContext, begin: boolean): Promise<Sitting> {
  const attempt = begin
    ? await openAttempt(ctx, { instrument: 'judgement', test })
    : await findOwnAttempt(ctx, test);
  const rows = attempt ? await listAnswers(ctx.db, attempt.id) : [];
  const answers = new Map(
    rows.map(({ question_id, option_index, seq }) => [
      question_id,
      { ...choicePair(option_index), seq },
    ]),
  );
  const { stem, items } = judgementTexts(ctx.language);
  return {
    attemptId: attempt?.id ?? null,
    completed: attempt?.completed_at != null,
    minutes: judgement.minutes,
    stem,
    questions: attempt
      ? items.map(({ situation, responses }, position) => {
          const answer = answers.get(position + 1);
          const shown = { id: position + 1, text: situation, responses: [...responses] };
          return answer === undefined ? shown : { ...shown, answer };
        })
      : [],
    questionsCountTotal: items.length,
    answeredCountTotal: answers.size,
  };
}
