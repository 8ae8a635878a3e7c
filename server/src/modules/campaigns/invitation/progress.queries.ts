import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface Progressed {
  id: number;
  campaign_id: number;
  completed_now: boolean;
}

/**
 * Brings invitations in line with what their subjects have begun and finished, as far as the organisation
 * holds their permission; of a campaign that was archived meanwhile, too. Answers the invitations that changed.
 */
export async function refreshProgress(
  db: Db,
  about: { subjectId: number } | { invitationIds: number[] },
): Promise<Progressed[]> {
  if ('subjectId' in about) await holdRead(db, about.subjectId);
  const which =
    'subjectId' in about
      ? sql`invitations.subject_id = ${about.subjectId}`
      : sql`invitations.id = any(${about.invitationIds}::integer[])`;
  const { rows } = await sql<Progressed>`
    with state as (
      select invitations.id, invitations.subject_id, invitations.completed_at is null as was_open, min(a.started_at) as started_at,
        case when count(a.completed_at) = count(*) then max(a.completed_at) end as completed_at
      from app.invitations
      join app.campaigns c on c.id = invitations.campaign_id and c.status <> 'draft'
      join app.permissions p on p.subject_id = invitations.subject_id and p.organization_id = invitations.organization_id and p.revoked_at is null
      join app.campaign_tests asked on asked.campaign_id = c.id
      left join lateral (
        select a.started_at, a.completed_at from app.attempts a
          where a.subject_id = invitations.subject_id and a.test = asked.test and app.answers_invitation(a, invitations)
          order by a.round desc limit 1) a on true
      where invitations.invited_at is not null and ${which}
      group by invitations.id)
    update app.invitations i
      set started_at = coalesce(i.started_at, state.started_at),
        completed_at = coalesce(i.completed_at, case when state.completed_at is not null then greatest(state.completed_at, i.invited_at) end),
        status = case when state.completed_at is not null then 'completed' else 'in_progress' end
      from state
      -- A place that is being anonymised meanwhile is theirs no more.
      where i.id = state.id and i.subject_id = state.subject_id and state.started_at is not null
        and (i.started_at is null or (i.completed_at is null and state.completed_at is not null))
      returning i.id, i.campaign_id, state.was_open and state.completed_at is not null as completed_now`.execute(
    db,
  );
  return rows;
}

/**
 * Holds what progress is read from. Who is just withdrawing a permission or deleting a test is waited for, and what is gone then
 * is not read; who comes later waits, and finds what was noted. In the order in which an account is deleted.
 */
async function holdRead(db: Db, subjectId: number): Promise<void> {
  await sql`select from app.attempts where subject_id = ${subjectId}::integer order by id for key share`.execute(
    db,
  );
  await sql`select from app.permissions where subject_id = ${subjectId}::integer and revoked_at is null order by id for share`.execute(
    db,
  );
}
