import type { Trx } from '../platform/db/database.ts';
import { daysAgo, longAgo } from './days.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';

interface Person {
  email: string;
  first: string;
  last: string;
  role?: 'admin' | 'super_admin' | 'tdl_admin';
  organizationId?: OrganizationId;
}

/** A person who can log in. */
export async function addAccount(db: Trx, passwordHash: string, person: Person): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      email: person.email,
      first_name: person.first,
      last_name: person.last,
      created_at: daysAgo(longAgo),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('credentials').values({ user_id: id, password_hash: passwordHash }).execute();
  if (person.role !== undefined) {
    await db.insertInto('user_roles').values({ user_id: id, role: person.role }).execute();
  }
  if (person.organizationId !== undefined) {
    await db
      .insertInto('managers')
      .values({ user_id: id, organization_id: person.organizationId })
      .execute();
  }
  return id;
}
