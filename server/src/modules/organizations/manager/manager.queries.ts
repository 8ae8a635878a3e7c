import type { Role } from '@assay/contract/access';
import { sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** Staff as the calls show them; an operator may belong to no organisation. Who has not accepted yet is not among them. */
function staff(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('managers', 'managers.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'managers.organization_id',
      sql<Date>`coalesce(managers.created_at, users.created_at)`.as('created_at'),
      sql<
        string[]
      >`array(select r.role from user_roles r where r.user_id = users.id order by r.role)`.as(
        'roles',
      ),
      sql<boolean>`app.has_password(users.id)`.as('has_password'),
      sql<boolean>`coalesce(users.created_at < managers.created_at, true)`.as('was_here'),
    ]);
}

export interface Manager extends Awaited<ReturnType<typeof getStaff>> {
  /** Has an account and has not accepted yet: shown, and without any right. */
  to_accept?: boolean;
}

/** Whoever is logged in with a role, whether or not an organisation goes with it. */
export function getStaff(db: Db, userId: number) {
  return staff(db).where('users.id', '=', userId).executeTakeFirstOrThrow();
}

/** A manager, or somebody who has been asked to be one. */
export async function findManager(db: Db, userId: number): Promise<Manager | undefined> {
  const found = await staff(db).where('managers.user_id', '=', userId).executeTakeFirst();
  return found ?? (await waiting(db).where('user_id', '=', userId).executeTakeFirst());
}

export function listManagers(db: Db, organizationId: OrganizationId) {
  return staff(db)
    .where('managers.organization_id', '=', organizationId)
    .orderBy(sql`lower(users.last_name)`)
    .orderBy(sql`lower(users.first_name)`)
    .orderBy('users.id')
    .execute();
}

/** Those who have been asked and have not accepted yet, under the names that were typed. */
export function listInvitedManagers(db: Db, organizationId: OrganizationId): Promise<Manager[]> {
  return waiting(db)
    .where('organization_id', '=', organizationId)
    .orderBy(sql`lower(last_name)`)
    .orderBy(sql`lower(first_name)`)
    .orderBy('user_id')
    .execute();
}

function waiting(db: Db) {
  return db
    .selectFrom('manager_invitations')
    .select([
      'user_id as id',
      'email',
      'first_name',
      'last_name',
      'organization_id',
      'created_at',
      sql<string[]>`array[]::text[]`.as('roles'),
      sql<boolean>`false`.as('has_password'),
      sql<boolean>`true`.as('was_here'),
      sql<boolean>`true`.as('to_accept'),
    ]);
}

interface Person {
  email: string;
  first_name: string;
  last_name: string;
}

/** Finds or makes the account of an address, and says which; who has one keeps the name that stands there. */
export function upsertUser(db: Db, person: Person) {
  return (
    db
      .insertInto('users')
      .values({
        email: person.email,
        first_name: person.first_name,
        last_name: person.last_name,
        created_at: now,
      })
      // Setting the same address again holds the row, so that two invitations of one person follow each other.
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: person.email }))
      .returning(['id', 'email', sql<boolean>`xmax = 0`.as('is_new')])
      .executeTakeFirstOrThrow()
  );
}

/** False when this person is a manager already, here or elsewhere. */
export async function insertManager(
  db: Db,
  userId: number,
  organizationId: OrganizationId,
): Promise<boolean> {
  const row = await db
    .insertInto('managers')
    .values({ user_id: userId, organization_id: organizationId, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when this person has been asked already, here or elsewhere. */
export async function insertManagerInvitation(
  db: Db,
  userId: number,
  organizationId: OrganizationId,
  { email, first_name, last_name }: Person,
): Promise<boolean> {
  const row = await db
    .insertInto('manager_invitations')
    .values({
      user_id: userId,
      organization_id: organizationId,
      email,
      first_name,
      last_name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes the name that was typed; that of the account is not the operator's to change. */
export async function renameInvited(
  db: Db,
  userId: number,
  { first_name, last_name }: Omit<Person, 'email'>,
): Promise<void> {
  await db
    .updateTable('manager_invitations')
    .set({ first_name, last_name })
    .where('user_id', '=', userId)
    .execute();
}

/** Somebody who belongs to an organisation or has a role. */
export async function findStaffMember(db: Db, userId: number) {
  const person = await staff(db).where('users.id', '=', userId).executeTakeFirst();
  return person && (person.organization_id !== null || person.roles.length > 0)
    ? person
    : undefined;
}

export async function isTaken(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updatePerson(
  db: Db,
  userId: number,
  { first_name, last_name, email }: Omit<Person, 'email'> & { email?: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name, last_name, ...(email !== undefined && { email }) })
    .where('id', '=', userId)
    .execute();
}

export async function deleteManager(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('managers').where('user_id', '=', userId).execute();
  await db.deleteFrom('manager_invitations').where('user_id', '=', userId).execute();
}

/** Who leaves is not the one any more whom the organisation has answer requests for adjustments. */
export async function releaseContact(
  db: Db,
  organizationId: OrganizationId,
  email: string,
): Promise<void> {
  await db
    .updateTable('organizations')
    .set({ adjustments_contact: null })
    .where('id', '=', organizationId)
    .where(sql<boolean>`lower(adjustments_contact) = lower(${email})`)
    .execute();
}

/** Invitations that have been mailed and not used. */
export async function deleteInvitations(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('links')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'manager_invitation')
    .execute();
}

/** False when the role is there already. */
export async function insertRole(db: Db, userId: number, role: Role): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('user_roles')
    .values({ user_id: userId, role })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteRole(db: Db, userId: number, role: Role): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Who removes a role that must not die out waits for others who do. */
export async function lockRoles(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(4702)`.execute(db);
}

/** Others with a role who can log in: an invitation alone keeps nothing alive. */
export async function countOthers(db: Db, userId: number, role: Role): Promise<number> {
  const { count } = await db
    .selectFrom('user_roles')
    .select((where) => where.fn.countAll<number>().as('count'))
    .where('role', '=', role)
    .where('user_id', '<>', userId)
    .where(sql<boolean>`app.has_password(user_id)`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Managers of an organisation beside this one. */
export async function countOtherManagers(
  db: Db,
  userId: number,
  organizationId: OrganizationId,
): Promise<number> {
  const { count } = await db
    .selectFrom('managers')
    .innerJoin('user_roles', 'user_roles.user_id', 'managers.user_id')
    .select((where) => where.fn.countAll<number>().as('count'))
    .where('managers.organization_id', '=', organizationId)
    .where('user_roles.role', '=', 'admin')
    .where('managers.user_id', '<>', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Before an organisation goes: its managers are managers no more. */
export async function deleteManagersOf(db: Db, organizationId: OrganizationId): Promise<void> {
  await db
    .deleteFrom('user_roles')
    .where('role', '=', 'admin')
    .where('user_id', 'in', (select) =>
      select
        .selectFrom('managers')
        .select('managers.user_id')
        .where('managers.organization_id', '=', organizationId),
    )
    .execute();
}
