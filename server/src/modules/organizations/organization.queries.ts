import { type Insertable, sql, type Updateable } from 'kysely';
import type { organizationOrders } from '@assay/contract/organizations';
import type { OrganizationsTable } from '../../../schema/database.ts';
import { type Db, now } from '../../platform/db/database.ts';
import type { OrganizationId } from '../../platform/db/organization-id.ts';

export function findOrganization(db: Db, id: OrganizationId) {
  return db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, kept from changing until the transaction ends, so that two edits follow each other. */
export function findOrganizationToChange(db: Db, id: OrganizationId) {
  return db
    .selectFrom('organizations')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

function withPackage(db: Db) {
  return db
    .selectFrom('organizations')
    .innerJoin('packages', 'packages.id', 'organizations.package_id')
    .selectAll('organizations')
    .select([
      'packages.name as package_name',
      'packages.subject_limit',
      sql<Date>`organizations.period_started_at + interval '1 year'`.as('period_ends_at'),
    ]);
}

export function findOrganizationWithPackage(db: Db, id: OrganizationId) {
  return withPackage(db).where('organizations.id', '=', id).executeTakeFirst();
}

export type OrganizationWithPackage = NonNullable<
  Awaited<ReturnType<typeof findOrganizationWithPackage>>
>;

type OrderName = (typeof organizationOrders)[number];

const orders: Record<OrderName, ReturnType<typeof sql>> = {
  name: sql`lower(organizations.name)`,
  created_at: sql`organizations.created_at`,
  status: sql`organizations.status`,
};

interface Selection {
  page: number;
  perPage: number;
  name?: string;
  status?: string;
  package?: number;
  order?: OrderName | `-${OrderName}`;
}

export async function listOrganizations(
  db: Db,
  { page, perPage, name = '', status, package: packageId, order = 'name' }: Selection,
) {
  const direction = order.startsWith('-') ? 'desc' : 'asc';
  const matches = sql<boolean>`position(lower(${name}::text) in lower(organizations.name)) > 0
    and (${status ?? null}::text is null or organizations.status = ${status ?? null}::text)
    and (${packageId ?? null}::integer is null or organizations.package_id = ${packageId ?? null}::integer)`;
  const rows = await withPackage(db)
    .where(matches)
    .orderBy(orders[order.replace('-', '') as OrderName], direction)
    .orderBy('organizations.id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('organizations')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matches)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Asked of the database because deadlines are reckoned there. */
export async function findTimeZone(db: Db, name: string): Promise<string | undefined> {
  const { rows } = await sql<{
    name: string;
  }>`select name from pg_timezone_names where lower(name) = lower(${name}::text)`.execute(db);
  return rows[0]?.name;
}

export function listPackages(db: Db) {
  return db.selectFrom('packages').select(['id', 'name', 'subject_limit']).orderBy('id').execute();
}

export async function insertOrganization(
  db: Db,
  row: Insertable<OrganizationsTable>,
): Promise<OrganizationId> {
  const { id } = await db
    .insertInto('organizations')
    .values({ ...row, created_at: now, period_started_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateOrganizationRow(
  db: Db,
  id: OrganizationId,
  row: Updateable<OrganizationsTable>,
): Promise<void> {
  await db.updateTable('organizations').set(row).where('id', '=', id).execute();
}

/** With everything that hangs on it. */
export async function deleteOrganizationRow(db: Db, id: OrganizationId): Promise<void> {
  await sql`select app.delete_organization(${id}::integer)`.execute(db);
}

export async function countInvited(db: Db, id: number, from: string, to: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select app.count_invited(${id}::integer, ${from}::date, ${to}::date) as count`.execute(db);
  return rows[0]?.count ?? 0;
}
