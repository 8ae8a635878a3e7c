import { sql } from 'kysely';
import { type Db, now } from '../../platform/db/database.ts';

/** Staff as the calls show them; an operator may belong to no organisation. */
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
    ]);
}

export type Manager = Awaited<ReturnType<typeof getStaff>>;

/** Whoever is logged in with a role, whether or not an organisation goes with it. */
export function getStaff(db: Db, userId: number) {
  return staff(db).where('users.id', '=', userId).executeTakeFirstOrThrow();
}

export function findManager(db: Db, userId: number) {
  return staff(db).where('managers.user_id', '=', userId).executeTakeFirst();
}

export function listManagers(db: Db, organizationId: number) {
  return staff(db)
    .where('managers.organization_id', '=', organizationId)
    .orderBy(sql`lower(users.last_name)`)
    .orderBy(sql`lower(users.first_name)`)
    .orderBy('users.id')
    .execute();
}

interface Person {
  email: string;
  first_name: string;
  last_name: string;
}

/** Finds or makes the account of an address; who has one keeps the name that stands there. */
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
      .returning(['id', 'email', 'first_name', 'last_name'])
      .executeTakeFirstOrThrow()
  );
}

/** False when this person is a manager already, here or elsewhere. */
export async function insertManager(
  db: Db,
  userId: number,
  organizationId: number,
): Promise<boolean> {
  const row = await db
    .insertInto('managers')
    .values({ user_id: userId, organization_id: organizationId, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertManagerRole(db: Db, userId: number): Promise<void> {
  await db
    .insertInto('user_roles')
    .values({ user_id: userId, role: 'admin' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateName(
  db: Db,
  userId: number,
  name: Omit<Person, 'email'>,
): Promise<void> {
  const { first_name, last_name } = name;
  await db.updateTable('users').set({ first_name, last_name }).where('id', '=', userId).execute();
}
