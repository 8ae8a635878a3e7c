import type { OutputOf } from '@assay/contract/endpoint';
import type { Language } from '@assay/contract/languages';
import type { getSubjectProfile } from '@assay/contract/subject-profile';
import type { ProfileSyncConfig } from '../../../platform/config.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { presentStage } from '../../campaigns/index.ts';
import { requireReadable, showTestCards } from '../../reports/index.ts';
import { listLabelsOf } from '../../subjects/index.ts';
import { readFields } from '../custom-field/custom-field.service.ts';
import { findLatestCv, presentKnownCv } from '../cv/cv.service.ts';
import { readGiven } from '../given-data/given-data.service.ts';
import { countNotes } from '../note/note.queries.ts';
import { findSkills } from '../profile-sync/profile-sync.queries.ts';
import { getPermission, listInvitations, listLooks } from './profile.queries.ts';

type Profile = OutputOf<typeof getSubjectProfile>['data'];

/** One person on one page: unknown and foreign are 404, known without permission is 403. */
export async function showProfile(
  ctx: ManagerContext,
  subjectId: number,
  sync: ProfileSyncConfig | null,
): Promise<Profile> {
  const { db, organizationId } = ctx;
  const subject = (await requireReadable(ctx, [subjectId])).get(subjectId);
  if (subject === undefined) throw notFound();
  // Who has looked before: this look is written down when it is over.
  const looks = await listLooks(db, organizationId, subjectId);
  ctx.logAccess([subjectId], 'profile');
  const { id, first_name, last_name, email } = subject;
  const { granted_at } = await getPermission(db, organizationId, subjectId);
  const labels = await listLabelsOf(db, organizationId, [subjectId]);
  const invitations = await listInvitations(db, organizationId, subjectId);
  const cv = await findLatestCv(ctx, subjectId);
  const skills = await findSkills(db, organizationId, subjectId);
  return {
    subject: { id, first_name, last_name, email },
    permission: { granted_at: granted_at.toISOString() },
    labels: labels.get(subjectId) ?? [],
    campaigns: invitations.map((row) => presentInvitation(row, ctx.language)),
    results: await showTestCards(ctx, subjectId),
    custom_fields: await readFields(ctx, subjectId),
    given_data: await readGiven(ctx, subjectId),
    cv: cv && presentKnownCv(cv),
    can_sync: sync !== null && ctx.actor.organization?.features.includes('profile_sync') === true,
    skills: skills && { synced_at: skills.syncedAt.toISOString(), list: skills.list },
    notes_count: await countNotes(db, organizationId, subjectId),
    looked: looks.map(({ manager_id, times, last_at, ...name }) => ({
      manager:
        manager_id === null
          ? null
          : { id: manager_id, name: `${name.first_name} ${name.last_name}`.trim() },
      times,
      last_at: last_at.toISOString(),
    })),
  };
}

type Invitation = Awaited<ReturnType<typeof listInvitations>>[number];

function presentInvitation(
  row: Invitation,
  language: Language | null,
): Profile['campaigns'][number] {
  const { id, name, type, status, invited_at, completed_at, deadline, stage } = row;
  return {
    id,
    name,
    type: type as Profile['campaigns'][number]['type'],
    status: status as Profile['campaigns'][number]['status'],
    invited_at: invited_at?.toISOString() ?? null,
    completed_at: completed_at?.toISOString() ?? null,
    deadline: (deadline as Date | null)?.toISOString() ?? null,
    stage: stage && presentStage(stage, language),
  };
}
