import { instrumentFacts, skillTestIdOf } from '@assay/contract/instruments';
import type { Db } from '../../../platform/db/database.ts';
import { listUsedSkillTests, type TestFacts } from '../../instruments/index.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** Of tests that somebody has completed, those whose results an organisation would see with the permission without having asked. */
export async function listAlsoSeen(
  db: Db,
  organizationId: OrganizationId,
  completed: readonly TestFacts[],
): Promise<Pick<TestFacts, 'id' | 'name'>[]> {
  const skills = completed.flatMap(({ id }) => skillTestIdOf(id) ?? []);
  const used = new Set(
    skills.length > 0 ? await listUsedSkillTests(db, organizationId, skills) : [],
  );
  const isSeen = ({ id, instrument }: TestFacts) => {
    const { unasked } = instrumentFacts[instrument];
    return unasked === 'all' || (unasked === 'users' && used.has(skillTestIdOf(id) ?? 0));
  };
  return completed.filter(isSeen).map(({ id, name }) => ({ id, name }));
}
