import type { OutputOf } from '@assay/contract/endpoint';
import type { getOwnBurnoutResults, OwnBurnout } from '@assay/contract/burnout';
import type { Language } from '@assay/contract/languages';
import { compareBurnout } from '@assay/instruments/burnout/change';
import { type BurnoutView, presentBurnout } from '@assay/instruments/burnout/present';
import type { StoredBurnout } from '@assay/instruments/burnout/score';
import { changedSinceFirst } from '@assay/instruments/burnout/texts/texts';
import { burnoutOwnTranslated } from '@assay/instruments/burnout/translated.data';
import { burnoutVersion } from '@assay/instruments/burnout/versions';
import { translationLimits } from '@assay/instruments/translated';
import type { UserContext } from '../../../platform/http/context.ts';
import { findSubjectName } from '../attempt.queries.ts';
import { listScored } from './record.queries.ts';
import { mayCreate } from './record.service.ts';

type Own = OutputOf<typeof getOwnBurnoutResults>['data'];

interface Scored {
  id: number;
  completedAt: string;
  stored: StoredBurnout;
  /** In which it was begun. */
  answeredIn: string;
  view: BurnoutView;
}

/** The own latest result in plain words, and every one before it as a point in time. */
export async function showOwnResults(ctx: UserContext): Promise<Own> {
  const subjectId = ctx.actor.userId;
  const rows = await listScored(ctx.db, subjectId);
  const scored = rows.map(({ id, completed_at, scores, language }): Scored => {
    const stored = scores as StoredBurnout;
    const completedAt = (completed_at as Date).toISOString();
    const view = presentBurnout(stored, ctx.language);
    return { id, completedAt, stored, answeredIn: language, view };
  });
  const [latest, before] = scored.toReversed();
  const earlier = scored.some(({ stored }) => stored.version !== burnoutVersion);
  return {
    name: await findSubjectName(ctx.db, subjectId),
    latest: latest === undefined ? null : presentOwn(latest, before, earlier, ctx.language),
    history: scored.flatMap(({ id, completedAt, view: { overall } }) =>
      overall
        ? [
            {
              id,
              completedAt,
              score: overall.score,
              interval: overall.interval,
              band: overall.band,
            },
          ]
        : [],
    ),
    mayCreate: await mayCreate(ctx.db, subjectId),
  };
}

function presentOwn(
  { id, completedAt, stored, answeredIn, view }: Scored,
  before: Scored | undefined,
  earlier: boolean,
  language: Language | null,
): OwnBurnout {
  const { overall, happiness } = view;
  if (overall === null || happiness === null) throw new Error(`Record ${id} has no score`);
  const change = before && compareBurnout(before.stored, stored, language);
  return {
    id,
    completedAt,
    overall,
    happiness,
    scores: view.scores.map((score) => ({ ...score, help: [...score.help] })),
    absent: view.absent.map(({ code, name, reason }) => ({ code, name, reason })),
    drivers: view.drivers,
    change: change?.overall ? { overall: change.overall, categories: change.categories } : null,
    meaning: [...view.meaning],
    limits: [
      ...(earlier ? [changedSinceFirst(language)] : []),
      ...view.limits,
      ...translationLimits(burnoutOwnTranslated, answeredIn, language),
    ],
    seekHelp: [...view.seekHelp],
    seekHelpFirst: view.seekHelpFirst,
    precision: view.precision,
  };
}
