import type { pinnedRoleTypes, readinesses } from '@assay/contract/pins';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

export interface Place {
  id: number;
  role_type: (typeof pinnedRoleTypes)[number] | null;
  role_id: number | null;
}

/**
 * Whose places the board has: everybody whom somebody may succeed, then everybody with a role that the organisation has
 * written down. Of those who let it see more than the name.
 */
export async function listPlaces(
  db: Db,
  organizationId: OrganizationId,
  limit: number,
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    with named as (
      select entity_id as id, true as pinned from app.succession_pins where organization_id = ${organizationId}::integer
      union all
      select subject_id, false from app.given_data where organization_id = ${organizationId}::integer and role_id is not null
    ), places as (select id, bool_or(pinned) as pinned from named group by id)
    select p.id, g.role_type, g.role_id
    from places p
    join app.permissions x on x.subject_id = p.id and x.organization_id = ${organizationId}::integer and x.revoked_at is null
    left join app.given_data g on g.subject_id = p.id and g.organization_id = ${organizationId}::integer
    order by p.pinned desc, g.role_type, g.role_id, p.id limit ${limit}::integer`.execute(db);
  return rows;
}

export interface Successor {
  organization_id: OrganizationId;
  subject_id: number;
  entity_id: number;
  readiness: (typeof readinesses)[number];
  key_id: string | null;
  note: Buffer | null;
  pinned_by: string | null;
  pinned_at: Date;
}

/** Who may succeed some people, the readiest first, as far as they let the organisation see it. */
export async function listSuccessors(
  db: Db,
  organizationId: OrganizationId,
  incumbents: number[],
): Promise<Successor[]> {
  const { rows } = await sql<Successor>`
    select p.organization_id, p.subject_id, p.entity_id, p.readiness, p.key_id, p.note, p.pinned_at,
      (select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)
        from app.users u where u.id = p.pinned_by) as pinned_by
    from app.succession_pins p
    join app.permissions x on x.subject_id = p.subject_id and x.organization_id = p.organization_id and x.revoked_at is null
    where p.organization_id = ${organizationId}::integer and p.entity_id = any(${incumbents}::integer[])
    order by array_position(array['now', 'soon', 'later'], p.readiness), p.pinned_at, p.subject_id`.execute(
    db,
  );
  return rows;
}

interface Named {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
}

/** Some people in the words of the invitation that came last. */
export async function listNames(
  db: Db,
  organizationId: OrganizationId,
  ids: number[],
): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select distinct on (i.subject_id) i.subject_id as id, i.first_name, i.last_name, i.email
    from app.invitations i
    where i.organization_id = ${organizationId}::integer and i.subject_id = any(${ids}::integer[])
      and i.invited_at is not null
    order by i.subject_id, i.id desc`.execute(db);
  return rows;
}
