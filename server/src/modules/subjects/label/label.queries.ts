import { sql } from 'kysely';
import type { LabelColour } from '@assay/contract/label-chip';
import { ownedBy } from '../../../access/scope.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

interface LabelFields {
  name: string;
  colour: LabelColour;
}

export function listLabels(db: Db, organizationId: OrganizationId) {
  return db
    .selectFrom('labels')
    .selectAll()
    .where(ownedBy(organizationId))
    .orderBy(sql`lower(name)`)
    .execute();
}

export function findLabel(db: Db, organizationId: OrganizationId, id: number) {
  return db
    .selectFrom('labels')
    .selectAll()
    .where(ownedBy(organizationId))
    .where('id', '=', id)
    .executeTakeFirst();
}

export type Label = NonNullable<Awaited<ReturnType<typeof findLabel>>>;

/** The same, kept from changing until the transaction ends. */
export function findLabelToChange(db: Db, organizationId: OrganizationId, id: number) {
  return db
    .selectFrom('labels')
    .selectAll()
    .where(ownedBy(organizationId))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function countLabels(db: Db, organizationId: OrganizationId): Promise<number> {
  const { count } = await db
    .selectFrom('labels')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(ownedBy(organizationId))
    .executeTakeFirstOrThrow();
  return count;
}

export function insertLabel(db: Db, organizationId: OrganizationId, fields: LabelFields) {
  return db
    .insertInto('labels')
    .values({ ...fields, organization_id: organizationId, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateLabelRow(
  db: Db,
  organizationId: OrganizationId,
  id: number,
  fields: LabelFields,
) {
  return db
    .updateTable('labels')
    .set(fields)
    .where(ownedBy(organizationId))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Answers what it was; absent when there is no such label. */
export function deleteLabelRow(db: Db, organizationId: OrganizationId, id: number) {
  return db
    .deleteFrom('labels')
    .where(ownedBy(organizationId))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Which of these are the organisation's; they cannot be deleted until the transaction ends. */
export function keepLabels(db: Db, organizationId: OrganizationId, ids: number[]) {
  return db
    .selectFrom('labels')
    .select(['id', 'name'])
    .where(ownedBy(organizationId))
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();
}
