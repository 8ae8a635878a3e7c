import type { OutputOf } from '@assay/contract/endpoint';
import type { getOwnLogicalResults } from '@assay/contract/logical';
import { presentLogical } from '@assay/instruments/logical/present';
import type { StoredLogical } from '@assay/instruments/logical/score';
import {
  logicalTexts,
  normInWords,
  ownLimits,
  ownTextFor,
  ownVerdictOf,
} from '@assay/instruments/logical/own-texts';
import { logicalOwnTranslated } from '@assay/instruments/logical/translated.data';
import { limitsOf } from '@assay/instruments/response-style/own-words';
import { translationLimits } from '@assay/instruments/translated';
import type { UserContext } from '../../../platform/http/context.ts';
import { findResult, findSubjectName } from '../attempt.queries.ts';
import { logicalTest } from './sitting.service.ts';

type Own = OutputOf<typeof getOwnLogicalResults>['data'];

/** The own result in plain words; null until both sections are over. */
export async function showOwnLogicalResults(ctx: UserContext): Promise<Own> {
  const name = await findSubjectName(ctx.db, ctx.actor.userId);
  const result = await findResult(ctx.db, ctx.actor.userId, logicalTest);
  if (result?.completed_at == null) return { name, results: null };
  const texts = logicalTexts(ctx.language);
  const { norm, scores, version, effort } = presentLogical(result.scores as StoredLogical);
  // Questions that were not reached say nothing about the way of answering.
  const hasty = effort.signs.some(({ id, flagged }) => id === 'rapid' && flagged);
  return {
    name,
    results: {
      completedAt: result.completed_at.toISOString(),
      minutes: result.minutes,
      attempt: result.attempt,
      norm: normInWords(norm, ctx.language),
      scores: scores.map((score) => ({
        code: score.code,
        name: texts.scores[score.code].name,
        description: texts.scores[score.code].description,
        inWords: ownVerdictOf(score, ctx.language),
        answered: score.answered,
        asked: score.asked,
        text: ownTextFor(score, ctx.language),
      })),
      limits: [
        ...limitsOf(ownLimits(version, ctx.language), hasty, ctx.language),
        ...translationLimits(logicalOwnTranslated, result.language, ctx.language),
      ],
    },
  };
}
