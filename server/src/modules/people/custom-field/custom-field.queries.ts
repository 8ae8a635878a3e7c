import { sql } from 'kysely';
import { ownedBy } from '../../../access/scope.ts';
import type { Sealed } from '../../../platform/crypto/sealed.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** In the order in which they came. */
export function listFields(db: Db, organizationId: OrganizationId, subjectId: number) {
  return db
    .selectFrom('custom_fields')
    .select(['id', 'organization_id', 'subject_id', 'key_id', 'content'])
    .where(ownedBy(organizationId))
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();
}

export type StoredField = Awaited<ReturnType<typeof listFields>>[number];

/** Whose field it is; it stays as it is until the transaction ends. */
export function findFieldToChange(db: Db, organizationId: OrganizationId, id: number) {
  return db
    .selectFrom('custom_fields')
    .select('subject_id')
    .where(ownedBy(organizationId))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Known before the row is there: the text is sealed for it. */
export async function nextFieldId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('app.custom_fields', 'id'))::integer as id`.execute(db);
  return rows[0]?.id as number;
}

interface NewField {
  id: number;
  organizationId: OrganizationId;
  subjectId: number;
  sealed: Sealed;
}

export async function insertField(
  db: Db,
  { id, organizationId, subjectId, sealed }: NewField,
): Promise<void> {
  await db
    .insertInto('custom_fields')
    .values({
      id,
      organization_id: organizationId,
      subject_id: subjectId,
      key_id: sealed.keyId,
      content: sealed.content,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function updateField(
  db: Db,
  organizationId: OrganizationId,
  id: number,
  { keyId, content }: Sealed,
): Promise<void> {
  await db
    .updateTable('custom_fields')
    .set({ key_id: keyId, content, updated_at: now })
    .where(ownedBy(organizationId))
    .where('id', '=', id)
    .execute();
}

export async function deleteFieldRow(
  db: Db,
  organizationId: OrganizationId,
  id: number,
): Promise<void> {
  await db
    .deleteFrom('custom_fields')
    .where(ownedBy(organizationId))
    .where('id', '=', id)
    .execute();
}
