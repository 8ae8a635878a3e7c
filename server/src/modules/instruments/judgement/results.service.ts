import type { OutputOf } from '@assay/contract/endpoint';
import { testOf } from '@assay/contract/instruments';
import type { getOwnJudgementResults } from '@assay/contract/judgement';
import { presentOwnJudgement } from '@assay/instruments/judgement/present';
import type { StoredJudgement } from '@assay/instruments/judgement/score';
import { judgementOwnTranslated } from '@assay/instruments/judgement/translated.data';
import { translationLimits } from '@assay/instruments/translated';
import type { UserContext } from '../../../platform/http/context.ts';
import { findResult, findSubjectName } from '../attempt.queries.ts';

type Own = OutputOf<typeof getOwnJudgementResults>['data'];

/** The own result in plain words; null until the test is complete. */
export async function showOwnResults(ctx: UserContext): Promise<Own> {
  const name = await findSubjectName(ctx.db, ctx.actor.userId);
  const result = await findResult(ctx.db, ctx.actor.userId, testOf('judgement'));
  if (result?.completed_at == null) return { name, results: null };
  const { limits, ...view } = presentOwnJudgement(result.scores as StoredJudgement, ctx.language);
  return {
    name,
    results: {
      ...view,
      limits: [
        ...limits,
        ...translationLimits(judgementOwnTranslated, result.language, ctx.language),
      ],
      completedAt: result.completed_at.toISOString(),
      minutes: result.minutes,
      attempt: result.attempt,
    },
  };
}
