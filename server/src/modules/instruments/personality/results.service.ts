import type { OutputOf } from '@assay/contract/endpoint';
import { testOf } from '@assay/contract/instruments';
import type { getOwnPersonalityResults } from '@assay/contract/personality';
import { presentPersonality } from '@assay/instruments/personality/present';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { normInWords } from '@assay/instruments/personality/texts/norm-words';
import { personalityTexts } from '@assay/instruments/personality/texts/own-texts';
import { personalityOwnTranslated } from '@assay/instruments/personality/translated.data';
import { limitsOf } from '@assay/instruments/response-style/own-words';
import { translationLimits } from '@assay/instruments/translated';
import type { UserContext } from '../../../platform/http/context.ts';
import { findResult, findSubjectName } from '../attempt.queries.ts';
import { presentOwnScales } from './scale.presenter.ts';

type Own = OutputOf<typeof getOwnPersonalityResults>['data'];

/** The own result in plain words; null until the test is complete. */
export async function showOwnResults(ctx: UserContext): Promise<Own> {
  const name = await findSubjectName(ctx.db, ctx.actor.userId);
  const result = await findResult(ctx.db, ctx.actor.userId, testOf('personality'));
  if (result?.completed_at == null) return { name, results: null };
  const stored = result.scores as StoredPersonality;
  const view = presentPersonality(stored, { purpose: 'development' });
  const texts = personalityTexts(ctx.language);
  return {
    name,
    results: {
      completedAt: result.completed_at.toISOString(),
      minutes: result.minutes,
      attempt: result.attempt,
      norm: normInWords(view.norm, ctx.language),
      scales: presentOwnScales(view, stored, texts),
      limits: [
        ...limitsOf(
          texts.limits,
          view.responseStyle.verdict === 'interpret with care',
          ctx.language,
        ),
        ...translationLimits(personalityOwnTranslated, result.language, ctx.language),
      ],
    },
  };
}
