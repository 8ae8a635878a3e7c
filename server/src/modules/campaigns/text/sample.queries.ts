import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** What every sample of a mail says: the organisation, and the manager in the place of its reader. */
export function findSampleFrame(db: Db, organizationId: OrganizationId, userId: number) {
  return db
    .selectFrom('organizations')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .select([
      'organizations.id as organization_id',
      'organizations.name as organization_name',
      'organizations.logo_version',
      'organizations.time_zone',
      'users.first_name',
      'users.last_name',
      'users.email',
      sql<string>`users.first_name || ' ' || users.last_name`.as('sender_name'),
      'users.email as sender_email',
      sql<boolean>`false`.as('has_permission'),
    ])
    .where('organizations.id', '=', organizationId)
    .executeTakeFirstOrThrow();
}
