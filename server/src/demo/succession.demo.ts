import { sql } from 'kysely';
import type { Trx } from '../platform/db/database.ts';
import { daysAgo } from './days.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';

interface Organization {
  organizationId: OrganizationId;
  manager: number;
}

/** Who holds which role since when; people are named by their place among those of the demo. */
const jobs = [
  { person: 0, role: 6, since: '2022-03-01' },
  { person: 1, role: 5, since: '2023-09-01' },
] as const;

const roles = [
  { person: 0, role: 5 },
  { person: 2, role: 6 },
] as const;

const successors = [
  { person: 2, entity: 0, readiness: 'now' },
  { person: 3, entity: 0, readiness: 'soon' },
  { person: 4, entity: 1, readiness: 'later' },
] as const;

/** Jobs of some people who have finished and permit it, the roles they could fill, and whom they could succeed. */
export async function loadSuccession(
  db: Trx,
  { organizationId, manager }: Organization,
): Promise<void> {
  const { rows } = await sql<{ subject_id: number }>`
    select p.subject_id from app.organization_people p
    join app.users u on u.id = p.subject_id
    where p.organization_id = ${organizationId}::integer and p.permitted and p.status = 'completed'
    order by u.email limit 5`.execute(db);
  const people = rows.map(({ subject_id }) => subject_id);
  const idOf = (person: number) => people[person] as number;
  const organization_id = organizationId;
  const pinned = { organization_id, pinned_by: manager, pinned_at: daysAgo(1) };
  await db
    .insertInto('given_data')
    .values(
      jobs.map(({ person, role, since }) => ({
        organization_id,
        subject_id: idOf(person),
        work_start_date: since,
        role_type: 'standard',
        role_id: role,
        updated_at: daysAgo(1),
      })),
    )
    .execute();
  await db
    .insertInto('role_pins')
    .values(
      roles.map(({ person, role }) => ({
        ...pinned,
        subject_id: idOf(person),
        type: 'standard',
        role_id: role,
      })),
    )
    .execute();
  await db
    .insertInto('succession_pins')
    .values(
      successors.map(({ person, entity, readiness }) => ({
        ...pinned,
        subject_id: idOf(person),
        entity_id: idOf(entity),
        readiness,
      })),
    )
    .execute();
}
