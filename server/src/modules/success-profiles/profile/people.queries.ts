import { removalUndoMinutes } from '@assay/contract/success-profiles';
import { sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

export interface ProfilePerson {
  id: number;
  subject_id: number;
  first_name: string;
  last_name: string;
  email: string;
  permission: boolean;
  tested: boolean | null;
}

/** Everybody in a success profile by name; whether the test is finished, whoever has asked for it, is told with a permission only. */
export async function listPeople(db: Db, successProfileId: number): Promise<ProfilePerson[]> {
  const { rows } = await sql<ProfilePerson>`
    select s.id, s.subject_id, i.first_name, i.last_name, i.email, p.permitted as permission,
      case when p.permitted then exists (select from app.results t where t.subject_id = s.subject_id and t.test = '1') end as tested
    from app.success_profile_people s
    join app.organization_people p on p.organization_id = s.organization_id and p.subject_id = s.subject_id
    join app.invitations i on i.campaign_id = p.campaign_id and i.subject_id = p.subject_id
    where s.success_profile_id = ${successProfileId}::integer
    order by p.name, s.subject_id`.execute(db);
  return rows;
}

/** Of people `p` of the organisation: whom a campaign has invited. Who is only typed into a draft knows nothing of it yet. */
const wasInvited = sql`exists (select from app.invitations v where v.organization_id = p.organization_id
  and v.subject_id = p.subject_id and v.invited_at is not null and v.status <> 'anonymised')`;

/** How many of these people a campaign of the organisation has invited. */
export async function countKnown(
  db: Db,
  organizationId: OrganizationId,
  subjectIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from app.organization_people p
    where p.organization_id = ${organizationId}::integer and p.subject_id = any(${subjectIds}::integer[]) and ${wasInvited}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Answers how many were not in it yet; who was removed a moment ago comes back with the reviews. */
export async function addPeople(
  db: Db,
  organizationId: OrganizationId,
  { id, subjectIds, by }: { id: number; subjectIds: readonly number[]; by: number },
): Promise<number> {
  const restored = await sql<{ n: number }>`
    select app.restore_reviewed(${id}::integer, ${subjectIds}::integer[], ${removalUndoMinutes}::integer) as n`.execute(
    db,
  );
  const { rows } = await sql`
    insert into app.success_profile_people (organization_id, success_profile_id, subject_id, added_by, added_at)
    select ${organizationId}::integer, ${id}::integer, x, ${by}::integer, app.now()
    from unnest(${subjectIds}::integer[]) x order by x
    on conflict (success_profile_id, subject_id) do nothing returning id`.execute(db);
  return rows.length + (restored.rows[0]?.n ?? 0);
}

/** With their reviews, which can come back for a while. Answers how many were in it. */
export async function removePeople(
  db: Db,
  id: number,
  subjectIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select app.remove_reviewed(${id}::integer, ${subjectIds}::integer[]) as n`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Seconds until nobody who was removed can come back any more; 0 where nobody can. */
export async function secondsToUndo(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select app.removal_undone_in(${id}::integer, ${removalUndoMinutes}::integer) as seconds`.execute(
    db,
  );
  return rows[0]?.seconds ?? 0;
}

export async function countIn(db: Db, id: number): Promise<number> {
  const { n } = await db
    .selectFrom('success_profile_people')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('success_profile_id', '=', id)
    .executeTakeFirstOrThrow();
  return n;
}

/** The row of one person, and the profile that it belongs to. */
export async function findRow(db: Db, organizationId: OrganizationId, id: number) {
  return db
    .selectFrom('success_profile_people')
    .select(['id', 'success_profile_id', 'subject_id'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
}

export async function touch(db: Db, id: number): Promise<void> {
  await db.updateTable('success_profiles').set({ updated_at: now }).where('id', '=', id).execute();
}

interface Asked {
  name?: string | undefined;
  testType?: string | number | undefined;
  campaign?: number | undefined;
  label?: number | undefined;
  page: number;
  perPage: number;
}

export interface Candidate {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  permission: boolean;
  test: 'asked' | 'in_progress' | 'completed' | null;
  success_profile_ids: number[];
}

/** People of the organisation who can be reviewed, by name, with how far they are with a test: personality where none is asked about. */
export async function listCandidates(
  db: Db,
  organizationId: OrganizationId,
  { name = '', testType, campaign, label, page, perPage }: Asked,
  most: number,
): Promise<{ rows: Candidate[]; total: number }> {
  const stateOf = sql`select t.state from app.person_tests t where t.organization_id = p.organization_id
    and t.subject_id = p.subject_id and t.test = ${String(testType ?? 1)}`;
  const matches = sql`p.organization_id = ${organizationId}::integer and ${wasInvited}
    and (${name}::text = '' or p.subject_id in (select app.people_named(${name}::text)))
    and (${testType === undefined}::boolean or exists (${stateOf}))
    and (${campaign === undefined}::boolean or exists (select from app.invitations v where v.campaign_id = ${campaign ?? 0}::integer
      and v.organization_id = p.organization_id and v.subject_id = p.subject_id and v.status <> 'anonymised'))
    and (${label === undefined}::boolean or exists (select from app.subject_labels l where l.organization_id = p.organization_id
      and l.label_id = ${label ?? 0}::integer and l.subject_id = p.subject_id))`;
  const { rows } = await sql<Candidate>`
    select p.subject_id as id, i.first_name, i.last_name, i.email, p.permitted as permission, (${stateOf}) as test,
      array(select s.success_profile_id from app.success_profile_people s
        where s.organization_id = p.organization_id and s.subject_id = p.subject_id order by 1) as success_profile_ids
    from app.organization_people p
    join app.invitations i on i.campaign_id = p.campaign_id and i.subject_id = p.subject_id
    where ${matches}
    order by p.name, p.subject_id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select from app.organization_people p where ${matches} limit ${most + 1}) f`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
