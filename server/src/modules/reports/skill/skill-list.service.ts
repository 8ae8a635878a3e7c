import type { OutputOf } from '@assay/contract/endpoint';
import { skillTestOf } from '@assay/contract/instruments';
import type { listSubjectSkillTests } from '@assay/contract/skill-reports';
import { presentSkill } from '@assay/instruments/skill/present';
import type { StoredSkill } from '@assay/instruments/skill/score';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { requireReadable } from '../readable.service.ts';
import { listSubjectTests } from './skill-report.queries.ts';

type List = OutputOf<typeof listSubjectSkillTests>['data'];

/** The skill tests of a subject: unknown and foreign are 404, known without permission is 403. */
export async function showSubjectTests(ctx: ManagerContext, subjectId: number): Promise<List> {
  await requireReadable(ctx, [subjectId]);
  ctx.logAccess([subjectId], 'skill_list');
  const rows = await listSubjectTests(ctx.db, ctx.organizationId, subjectId);
  return rows.map(({ id, name, started_at, completed_at, scores, campaigns }) => {
    const view = scores === null ? null : presentSkill(scores as StoredSkill);
    return {
      id,
      test: skillTestOf(id),
      name,
      campaigns,
      state: completed_at !== null ? 'completed' : started_at === null ? 'new' : 'started',
      completedAt: completed_at?.toISOString() ?? null,
      percent: view?.percent ?? null,
      interval: view?.interval ?? null,
    };
  });
}
