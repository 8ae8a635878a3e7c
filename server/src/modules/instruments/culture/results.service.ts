import type { getOwnCultureResults } from '@assay/contract/culture';
import type { OutputOf } from '@assay/contract/endpoint';
import { testOf } from '@assay/contract/instruments';
import { presentOwnCulture } from '@assay/instruments/culture/present';
import type { StoredCulture } from '@assay/instruments/culture/score';
import { cultureOwnTranslated } from '@assay/instruments/culture/translated.data';
import { translationLimits } from '@assay/instruments/translated';
import type { UserContext } from '../../../platform/http/context.ts';
import { findResult, findSubjectName } from '../attempt.queries.ts';

type Own = OutputOf<typeof getOwnCultureResults>['data'];

/** The own result in plain words; null until the test is complete. */
export async function showOwnResults(ctx: UserContext): Promise<Own> {
  const name = await findSubjectName(ctx.db, ctx.actor.userId);
  const result = await findResult(ctx.db, ctx.actor.userId, testOf('culture'));
  if (result?.completed_at == null) return { name, results: null };
  const { limits, ...view } = presentOwnCulture(result.scores as StoredCulture, ctx.language);
  return {
    name,
    results: {
      ...view,
      limits: [
        ...limits,
        ...translationLimits(cultureOwnTranslated, result.language, ctx.language),
      ],
      completedAt: result.completed_at.toISOString(),
      minutes: result.minutes,
      attempt: result.attempt,
    },
  };
}
