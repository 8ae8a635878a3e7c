import type { Skill } from '@assay/contract/subject-fields';
import { writeAudit } from '../../../platform/audit.ts';
import type { ProfileSyncConfig } from '../../../platform/config.ts';
import { transact } from '../../../platform/db/database.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { conflict, unavailable } from '../../../platform/http/errors.ts';
import { writeLedger } from '../../../platform/http/ledger.ts';
import { readJson, UselessAnswer } from '../../../platform/outbound/read-json.ts';
import { allowOrThrow } from '../../accounts/index.ts';
import { requireReadable } from '../../reports/index.ts';
import { managerOf, originOf } from '../manager.model.ts';
import { peopleMessages } from '../messages.data.ts';
import { findProfessionalProfile, upsertSkills } from './profile-sync.queries.ts';
import { readSkills } from './skills.reader.ts';

/**
 * Reads somebody's skills from the service that the operator has named. It learns the address of the professional profile and
 * nothing else of the person. No connection is held while it thinks; the permission is asked for again before anything is kept.
 */
export async function syncSkills(
  ctx: ManualContext,
  service: ProfileSyncConfig | null,
  subjectId: number,
): Promise<{ data: Skill[] }> {
  const { viewer, organizationId } = managerOf(ctx);
  const profile = await transact(
    ctx.pool,
    viewer,
    async (db) => {
      await requireReadable({ db, organizationId }, [subjectId]);
      return findProfessionalProfile(db, subjectId);
    },
    { readOnly: true },
  );
  if (service === null) throw conflict(peopleMessages.syncNotSetUp());
  if (profile === null) throw conflict(peopleMessages.noProfessionalProfile());
  await allowOrThrow(ctx, 'profile-sync', `${organizationId} ${subjectId}`);
  const skills = await fetchSkills(service, profile);
  return ctx.answerWithin(viewer, async (db) => {
    await requireReadable({ db, organizationId }, [subjectId]);
    await upsertSkills(db, organizationId, subjectId, skills);
    await writeLedger(db, viewer, [{ ids: [subjectId], what: 'profile_sync' }]);
    await writeAudit(db, originOf(ctx), {
      action: 'subject.skills_synced',
      entity: 'subject',
      entityId: subjectId,
      after: { skills: skills.length },
    });
    return { data: skills };
  });
}

async function fetchSkills(service: ProfileSyncConfig, profile: string): Promise<Skill[]> {
  const resume = await readJson(service, { profile }).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (resume === null) throw conflict(peopleMessages.professionalProfileUnknown());
  const skills = readSkills(resume);
  if (skills === null) throw unavailable(new UselessAnswer('No JSON Resume'));
  return skills;
}
