import { sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';
import { latestSaved, savedVersion, type VersionRecord } from '../../job-profiles/index.ts';

export interface Category {
  kind: 'standard' | 'alt';
  id: number;
}

export interface ProfileRow {
  id: number;
  name: string;
  category_kind: Category['kind'];
  category_id: number;
  created_at: Date;
  updated_at: Date;
  people: number;
}

const columns = sql`p.id, p.name, p.category_kind, p.category_id, p.created_at, p.updated_at,
  (select count(*)::integer from app.success_profile_people s where s.success_profile_id = p.id) as people`;

interface Selection {
  name?: string | undefined;
  page: number;
  perPage: number;
}

/** Those that stand, by name. */
export async function listSuccessProfiles(
  db: Db,
  organizationId: OrganizationId,
  { name = '', page, perPage }: Selection,
) {
  const matches = sql`p.organization_id = ${organizationId}::integer and p.archived_at is null
    and position(lower(${name}::text) in lower(p.name)) > 0`;
  const { rows } = await sql<ProfileRow>`
    select ${columns} from app.success_profiles p where ${matches}
    order by lower(p.name), p.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from app.success_profiles p where ${matches}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The latest versions of those that stand and were saved, by name: what new campaigns may take. */
export async function listSaved(db: Db, organizationId: OrganizationId): Promise<VersionRecord[]> {
  const { rows } = await sql<{ latest: VersionRecord }>`
    select ${savedVersion} as latest
    from app.custom_profile_versions v
    join app.success_profiles p on p.organization_id = v.organization_id and p.id = v.success_profile_id
    where v.organization_id = ${organizationId}::integer and p.archived_at is null and ${latestSaved}
    order by lower(p.name), p.id`.execute(db);
  return rows.map((row) => row.latest);
}

export async function findSuccessProfile(
  db: Db,
  organizationId: OrganizationId,
  id: number,
): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select ${columns} from app.success_profiles p
    where p.id = ${id}::integer and p.organization_id = ${organizationId}::integer and p.archived_at is null`.execute(
    db,
  );
  return rows[0];
}

/** Kept from changing until the transaction ends. */
export async function lockSuccessProfile(
  db: Db,
  organizationId: OrganizationId,
  id: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('success_profiles')
    .select('id')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('archived_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** One after the other: two who write the same name at once must not both find it free. */
export async function lockNames(db: Db, organizationId: OrganizationId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('success profile names'), ${organizationId}::integer)`.execute(
    db,
  );
}

/** How many there are, and whether another one has the name. */
export async function countNamed(
  db: Db,
  organizationId: OrganizationId,
  name: string,
  except: number | null,
): Promise<{ all: number; named: number }> {
  const { rows } = await sql<{ all: number; named: number }>`
    select count(*)::integer as all,
      (count(*) filter (where lower(p.name) = lower(${name}::text) and p.id is distinct from ${except}::integer))::integer as named
    from app.success_profiles p
    where p.organization_id = ${organizationId}::integer and p.archived_at is null`.execute(db);
  return rows[0] ?? { all: 0, named: 0 };
}

export async function insertSuccessProfile(
  db: Db,
  organizationId: OrganizationId,
  { name, category, by }: { name: string; category: Category; by: number },
): Promise<number> {
  const { id } = await db
    .insertInto('success_profiles')
    .values({
      organization_id: organizationId,
      name,
      category_kind: category.kind,
      category_id: category.id,
      created_by: by,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function renameSuccessProfile(db: Db, id: number, name: string): Promise<void> {
  await db
    .updateTable('success_profiles')
    .set({ name, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Gone where it was never saved; else its people go, and what was saved stays for the campaigns that have taken it. */
export async function removeSuccessProfile(db: Db, id: number): Promise<void> {
  await sql`
    delete from app.success_profiles p where p.id = ${id}::integer
      and not exists (select from app.custom_profile_versions v where v.success_profile_id = p.id)`.execute(
    db,
  );
  await db.deleteFrom('success_profile_people').where('success_profile_id', '=', id).execute();
  await db
    .updateTable('success_profiles')
    .set({ archived_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
}
