import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** Which of these are in campaigns of the organisation. */
export async function listKnown(
  db: Db,
  organizationId: OrganizationId,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select subject_id as id from app.organization_people
    where organization_id = ${organizationId}::integer and subject_id = any(${ids}::integer[])`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Every test that a campaign of the organisation asks for. */
export async function listAskedTests(db: Db, organizationId: OrganizationId): Promise<string[]> {
  const { rows } = await sql<{ test: string }>`
    select distinct test from app.campaign_tests
    where organization_id = ${organizationId}::integer order by 1`.execute(db);
  return rows.map(({ test }) => test);
}

interface Text {
  id: number;
  subject_id: number;
  key_id: string;
  content: Buffer;
  created_at: Date;
}

/** What managers have noted about some people, the newest first; only while the permission holds. */
export async function listNotesOf(
  db: Db,
  organizationId: OrganizationId,
  ids: readonly number[],
): Promise<Text[]> {
  const { rows } = await sql<Text>`
    select n.id, n.subject_id, n.key_id, n.content, n.created_at from app.subject_notes n
    join app.permissions p on p.subject_id = n.subject_id and p.organization_id = n.organization_id and p.revoked_at is null
    where n.organization_id = ${organizationId}::integer and n.subject_id = any(${ids}::integer[]) and n.deleted_at is null
    order by n.id desc`.execute(db);
  return rows;
}

/** The fields that an organisation keeps of some people; only while the permission holds. */
export async function listFieldsOf(
  db: Db,
  organizationId: OrganizationId,
  ids: readonly number[],
): Promise<Text[]> {
  const { rows } = await sql<Text>`
    select f.id, f.subject_id, f.key_id, f.content, f.created_at from app.custom_fields f
    join app.permissions p on p.subject_id = f.subject_id and p.organization_id = f.organization_id and p.revoked_at is null
    where f.organization_id = ${organizationId}::integer and f.subject_id = any(${ids}::integer[])
    order by f.id`.execute(db);
  return rows;
}
