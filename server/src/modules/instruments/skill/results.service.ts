import type { OutputOf } from '@assay/contract/endpoint';
import { skillTestOf } from '@assay/contract/instruments';
import type { getOwnSkillResults } from '@assay/contract/skill-tests';
import { presentSkill } from '@assay/instruments/skill/present';
import type { ScoredQuestion, StoredSkill } from '@assay/instruments/skill/score';
import type { UserContext } from '../../../platform/http/context.ts';
import { findResult } from '../attempt.queries.ts';
import type { SittingForm } from './form.service.ts';
import { presentScore, presentStanding } from './skill.presenter.ts';
import { listSkillDistribution } from './skill-test.queries.ts';
import { getOwnSkillTest } from './test-list.service.ts';

type Own = OutputOf<typeof getOwnSkillResults>['data'];

/** The own result; which questions were right stays out, since others will be asked the same. */
export async function showOwnResults(ctx: UserContext, testId: number): Promise<Own> {
  const { name, sample } = await getOwnSkillTest(ctx, testId);
  const result = await findResult(ctx.db, ctx.actor.userId, skillTestOf(testId));
  if (result?.completed_at == null) return { name, results: null };
  const overall = await listSkillDistribution(ctx.db, testId);
  const view = presentSkill(result.scores as StoredSkill, { overall }, ctx.language);
  const standing = presentStanding(view.standings.overall);
  if (standing === null) throw new Error('A result stands in no group');
  return {
    name,
    results: {
      ...presentScore(view),
      completedAt: result.completed_at.toISOString(),
      attempt: result.attempt,
      questions: view.questions.length,
      sample,
      guessing: pointsByGuessing(view.questions, result.form as SittingForm | null),
      standing,
    },
  };
}

/** What guessing alone gives on average: of every question its points by the number of its options; one decimal. */
function pointsByGuessing(
  questions: readonly ScoredQuestion[],
  form: SittingForm | null,
): number | null {
  if (form === null) return null;
  const orders = new Map(form.questions.map(({ versionId, order }) => [versionId, order]));
  const points = questions.reduce((sum, { versionId, maximum }) => {
    return sum + maximum / (orders.get(versionId)?.length ?? Infinity);
  }, 0);
  return Math.round(points * 10) / 10;
}
