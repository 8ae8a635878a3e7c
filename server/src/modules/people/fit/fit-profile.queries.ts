import { profiled, testOf } from '@assay/contract/instruments';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { takenVersion } from '../../job-profiles/index.ts';
import type { Attempt } from './fit.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

const test = testOf(profiled);

/** A profile in use by an organisation, and how far its people have been worked out. */
export interface FitProfile {
  id: number;
  organization_id: OrganizationId;
  targets: ReferenceProfile['targets'];
  done_to: number;
}

/** Begins to keep fits to a profile, or remembers that it is in use still. */
export async function useProfile(
  db: Db,
  organizationId: OrganizationId,
  { digest, targets }: { digest: string; targets: ReferenceProfile['targets'] },
): Promise<void> {
  await sql`
    insert into app.fit_profiles as p (organization_id, digest, targets, used_at)
    values (${organizationId}::integer, ${digest}, ${JSON.stringify(targets)}::jsonb, app.now())
    on conflict (organization_id, digest) do update set used_at = excluded.used_at
      where p.used_at < excluded.used_at - interval '1 day'`.execute(db);
}

export interface FitState {
  id: number;
  complete: boolean;
  /** How many results are still to be worked out. */
  waiting: number;
}

/** How far an organisation’s people have been worked out for a profile; undefined while nobody has asked for it. */
export async function findFitState(
  db: Db,
  organizationId: OrganizationId,
  digest: string,
): Promise<FitState | undefined> {
  const { rows } = await sql<FitState>`
    select p.id, p.complete_at is not null as complete,
      case when p.complete_at is not null then (select count(*) from app.fits_due d where d.organization_id = p.organization_id)
        else greatest(0, (select count(*) from app.person_tests t where t.organization_id = p.organization_id
            and t.test = ${test} and t.state = 'completed')
          - (select count(*) from app.person_fits f where f.fit_profile_id = p.id)) end::integer as waiting
    from app.fit_profiles p
    where p.organization_id = ${organizationId}::integer and p.digest = ${digest}`.execute(db);
  return rows[0];
}

/** For how long a profile stays in use after the end of a campaign, or after a list was last ordered by it. */
const keptDays = 90;

/** Of the campaigns of all organisations that run or have ended of late: what they compare people with, each once. */
export function listCampaignProfiles(db: Db) {
  return db
    .selectFrom('campaigns')
    .distinctOn(['organization_id', 'profile_kind', 'profile_id', 'profile_version'])
    .select(['organization_id', 'profile_kind', 'profile_id', takenVersion.as('taken')])
    .where(
      sql<boolean>`(status = 'active' or status = 'completed' and deadline > app.now() - make_interval(days => ${keptDays}))`,
    )
    .where('profile_kind', 'is not', null)
    .execute();
}

export async function forgetUnused(db: Db): Promise<void> {
  await sql`delete from app.fit_profiles where used_at < app.now() - make_interval(days => ${keptDays})`.execute(
    db,
  );
}

/** One that is incomplete and that nobody else is at; the one with the fewest behind it first. */
export async function lockIncomplete(db: Db): Promise<FitProfile | undefined> {
  const { rows } = await sql<FitProfile>`
    select p.id, p.organization_id, p.targets, p.done_to from app.fit_profiles p
    where p.complete_at is null order by p.done_to, p.id limit 1 for update skip locked`.execute(
    db,
  );
  return rows[0];
}

export async function listProfilesOf(
  db: Db,
  organizationId: OrganizationId,
): Promise<FitProfile[]> {
  const { rows } = await sql<FitProfile>`
    select p.id, p.organization_id, p.targets, p.done_to from app.fit_profiles p
    where p.organization_id = ${organizationId}::integer order by p.id`.execute(db);
  return rows;
}

/** The next results of an organisation’s people, by their number. */
export async function listNext(
  db: Db,
  { organization_id, done_to }: FitProfile,
  limit: number,
): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    select t.subject_id, t.attempt_id from app.person_tests t
    where t.organization_id = ${organization_id}::integer and t.subject_id > ${done_to}::integer
      and t.test = ${test} and t.state = 'completed'
    order by t.subject_id limit ${limit}`.execute(db);
  return rows;
}

/** Of one organisation: results that have come or changed since, some at a time. */
export async function listDue(
  db: Db,
  limit: number,
): Promise<{ organizationId: OrganizationId; attempts: Attempt[] } | undefined> {
  const { rows } = await sql<Attempt & { organization_id: OrganizationId }>`
    select d.organization_id, d.subject_id, t.attempt_id
    from app.fits_due d
    join app.person_tests t on t.organization_id = d.organization_id and t.subject_id = d.subject_id
      and t.test = ${test} and t.state = 'completed'
    where d.organization_id = (select min(organization_id) from app.fits_due)
    order by d.subject_id limit ${limit}`.execute(db);
  const [first] = rows;
  return first && { organizationId: first.organization_id, attempts: rows };
}

/** These have been worked out; whose result has changed meanwhile stays due. */
export async function settleDue(
  db: Db,
  organizationId: OrganizationId,
  attempts: readonly Attempt[],
): Promise<void> {
  await sql`
    delete from app.fits_due d using unnest(${attempts.map((one) => one.subject_id)}::integer[],
      ${attempts.map((one) => one.attempt_id)}::integer[]) as v (subject_id, attempt_id)
    where d.organization_id = ${organizationId}::integer and d.subject_id = v.subject_id
      and not exists (select from app.person_tests t where t.organization_id = d.organization_id and t.subject_id = d.subject_id
        and t.test = ${test} and t.state = 'completed' and t.attempt_id is distinct from v.attempt_id)`.execute(
    db,
  );
}

/** Where no profile is in use, nobody has to be worked out. */
export async function dropDueOfNobody(db: Db): Promise<void> {
  await sql`delete from app.fits_due d
    where not exists (select from app.fit_profiles p where p.organization_id = d.organization_id)`.execute(
    db,
  );
}

export interface Kept extends Attempt {
  score: number;
  low: number;
  high: number;
}

/** Of those that the organisation may still see. Nobody’s permission or result changes any more until the transaction ends. */
export async function keepFits(db: Db, profileId: number, fits: readonly Kept[]): Promise<void> {
  const column = (name: keyof Kept) => fits.map((fit) => fit[name]);
  await sql`select app.keep_fits(${profileId}::integer, ${column('subject_id')}::integer[], ${column('attempt_id')}::integer[],
    ${column('score')}::real[], ${column('low')}::real[], ${column('high')}::real[])`.execute(db);
}

export async function markDone(
  db: Db,
  { id }: FitProfile,
  doneTo: number | undefined,
): Promise<void> {
  await sql`update app.fit_profiles set done_to = coalesce(${doneTo ?? null}::integer, done_to),
    complete_at = case when ${doneTo === undefined} then app.now() end where id = ${id}::integer`.execute(
    db,
  );
}
