import type { OutputOf } from '@assay/contract/endpoint';
import type { getOwnIqResults } from '@assay/contract/iq';
import { presentIq } from '@assay/instruments/iq/present';
import type { StoredIq } from '@assay/instruments/iq/score';
import { iqTexts, normInWords, ownTextFor } from '@assay/instruments/iq/own-texts';
import type { UserContext } from '../../../platform/http/context.ts';
import { findResult, findSubjectName } from '../attempt.queries.ts';
import { presentIqScore } from './score.presenter.ts';
import { iqTest } from './sitting.service.ts';

type Own = OutputOf<typeof getOwnIqResults>['data'];

/** The own result in plain words; null until both sections are over. */
export async function showOwnIqResults(ctx: UserContext): Promise<Own> {
  const name = await findSubjectName(ctx.db, ctx.actor.userId);
  const result = await findResult(ctx.db, ctx.actor.userId, iqTest);
  if (result?.completed_at == null) return { name, results: null };
  const texts = iqTexts(ctx.language);
  const { norm, scores } = presentIq(result.scores as StoredIq);
  return {
    name,
    results: {
      completedAt: result.completed_at.toISOString(),
      minutes: result.minutes,
      norm: normInWords(norm, ctx.language),
      scores: scores.map((score) => {
        const { name: scale, description } = texts.scores[score.code];
        const text = ownTextFor(score, ctx.language);
        return { ...presentIqScore(score, 'own'), name: scale, description, text };
      }),
      limits: [...texts.limits],
    },
  };
}
