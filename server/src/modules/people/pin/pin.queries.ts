import type { pinnedRoleTypes, readinesses } from '@assay/contract/pins';
import { type RawBuilder, sql } from 'kysely';
import type { Sealed } from '../../../platform/crypto/sealed.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

type RoleType = (typeof pinnedRoleTypes)[number];
type Readiness = (typeof readinesses)[number];

/** A manager who has pinned, by name; null when the account is gone. */
const pinnedBy = (id: string): RawBuilder<string | null> =>
  sql<string | null>`(select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)
    from app.users u where u.id = ${sql.ref(id)})`;

/** The name that an organisation typed last for somebody (as a column). */
function typedName(id: string, column: 'first_name' | 'last_name' | 'email') {
  return sql<string>`(select i.${sql.ref(column)} from app.invitations i
    where i.organization_id = p.organization_id and i.subject_id = ${sql.ref(id)} and i.invited_at is not null
    order by i.id desc limit 1)`;
}

/** Whether somebody (as a column) lets the organisation see more than the name. */
function permits(id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from app.permissions x where x.subject_id = ${sql.ref(id)}
    and x.organization_id = p.organization_id and x.revoked_at is null)`;
}

export function listRolePins(db: Db, organizationId: OrganizationId, subjectId: number) {
  return db
    .selectFrom('role_pins as p')
    .select([
      'p.role_id',
      sql<RoleType>`p.type`.as('type'),
      pinnedBy('p.pinned_by').as('pinned_by'),
      'p.pinned_at',
    ])
    .where('p.organization_id', '=', organizationId)
    .where('p.subject_id', '=', subjectId)
    .where(permits('p.subject_id'))
    .orderBy('p.pinned_at', 'desc')
    .orderBy('p.type')
    .orderBy('p.role_id')
    .execute();
}

/** Of those who let the organisation see it; so must the one to be succeeded. */
export function listSuccessionPins(db: Db, organizationId: OrganizationId, subjectId: number) {
  return db
    .selectFrom('succession_pins as p')
    .select([
      'p.organization_id',
      'p.subject_id',
      'p.entity_id',
      sql<Readiness>`p.readiness`.as('readiness'),
      'p.key_id',
      'p.note',
      pinnedBy('p.pinned_by').as('pinned_by'),
      'p.pinned_at',
      typedName('p.entity_id', 'first_name').as('first_name'),
      typedName('p.entity_id', 'last_name').as('last_name'),
      typedName('p.entity_id', 'email').as('email'),
    ])
    .where('p.organization_id', '=', organizationId)
    .where('p.subject_id', '=', subjectId)
    .where(permits('p.subject_id'))
    .where(permits('p.entity_id'))
    .orderBy('p.pinned_at', 'desc')
    .orderBy('p.entity_id')
    .execute();
}

interface RolePin {
  organization_id: OrganizationId;
  subject_id: number;
  type: RoleType;
  role_id: number;
}

/** False when it was there already. */
export async function keepRolePin(db: Db, pin: RolePin, by: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('role_pins')
    .values({ ...pin, pinned_by: by, pinned_at: now })
    .onConflict((already) => already.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteRolePin(db: Db, pin: RolePin): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('role_pins')
    .where('organization_id', '=', pin.organization_id)
    .where('subject_id', '=', pin.subject_id)
    .where('type', '=', pin.type)
    .where('role_id', '=', pin.role_id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

interface Pair {
  organization_id: OrganizationId;
  subject_id: number;
  entity_id: number;
}

/** The pin of a pair, held until the transaction ends. */
export function lockSuccessionPin(db: Db, pair: Pair) {
  return db
    .selectFrom('succession_pins')
    .select(sql<Readiness>`readiness`.as('readiness'))
    .where('organization_id', '=', pair.organization_id)
    .where('subject_id', '=', pair.subject_id)
    .where('entity_id', '=', pair.entity_id)
    .forUpdate()
    .executeTakeFirst();
}

/** One pin a pair. @param note absent leaves the one that is there, null takes it off */
export async function keepSuccessionPin(
  db: Db,
  pair: Pair,
  readiness: Readiness,
  by: number,
  note?: Sealed | null,
): Promise<void> {
  const written =
    note === undefined ? {} : { key_id: note?.keyId ?? null, note: note?.content ?? null };
  const fields = { readiness, pinned_by: by, pinned_at: now, ...written };
  await db
    .insertInto('succession_pins')
    .values({ ...pair, ...fields })
    .onConflict((already) =>
      already.columns(['organization_id', 'subject_id', 'entity_id']).doUpdateSet(fields),
    )
    .execute();
}

export async function deleteSuccessionPin(db: Db, pair: Pair): Promise<void> {
  await db
    .deleteFrom('succession_pins')
    .where('organization_id', '=', pair.organization_id)
    .where('subject_id', '=', pair.subject_id)
    .where('entity_id', '=', pair.entity_id)
    .execute();
}

/** Notes after a pair, to be sealed anew. */
export async function listNotesAfter(db: Db, after: Pair, limit: number) {
  const { rows } = await sql<Pair & { key_id: string; note: Buffer }>`
    select organization_id, subject_id, entity_id, key_id, note from app.succession_pins
    where note is not null
      and (organization_id, subject_id, entity_id) > (${after.organization_id}, ${after.subject_id}, ${after.entity_id})
    order by organization_id, subject_id, entity_id limit ${limit}`.execute(db);
  return rows;
}

/** False when it has changed meanwhile, which seals it with the key in use. */
export async function replaceNote(
  db: Db,
  { key_id: keyId, note, ...pair }: Pair & { key_id: string; note: Buffer },
  sealed: Sealed,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('succession_pins')
    .set({ key_id: sealed.keyId, note: sealed.content })
    .where('organization_id', '=', pair.organization_id)
    .where('subject_id', '=', pair.subject_id)
    .where('entity_id', '=', pair.entity_id)
    .where('key_id', '=', keyId)
    .where('note', '=', note)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
