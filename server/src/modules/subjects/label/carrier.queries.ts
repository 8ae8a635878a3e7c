import { sql } from 'kysely';
import type { LabelColour } from '@assay/contract/label-chip';
import { lastInvitation } from '../../../access/asked.queries.ts';
import { ownedBy } from '../../../access/scope.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

export interface Chip {
  id: number;
  name: string;
  colour: LabelColour;
}

/** Labels of some subjects by name; who carries none is absent. */
export async function listLabelsOf(
  db: Db,
  organizationId: OrganizationId,
  subjectIds: number[],
): Promise<Map<number, Chip[]>> {
  if (subjectIds.length === 0) return new Map();
  const { rows } = await sql<Chip & { subject_id: number }>`
    select c.subject_id, l.id, l.name, l.colour
    from app.subject_labels c join app.labels l on l.organization_id = c.organization_id and l.id = c.label_id
    where c.organization_id = ${organizationId}::integer and c.subject_id = any(${subjectIds}::integer[])
    order by lower(l.name)`.execute(db);
  const byId = new Map<number, Chip[]>();
  for (const { subject_id, ...chip } of rows) {
    byId.set(subject_id, [...(byId.get(subject_id) ?? []), chip]);
  }
  return byId;
}

/** Answers how many labels came to somebody who did not carry them. */
export async function attachLabels(
  db: Db,
  organizationId: OrganizationId,
  labelIds: number[],
  subjectIds: number[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into app.subject_labels (organization_id, subject_id, label_id, added_at)
      select ${organizationId}::integer, subject, label, app.now()
      from unnest(${subjectIds}::integer[]) as subject cross join unnest(${labelIds}::integer[]) as label
      order by subject, label
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows);
}

/** Takes off everything but these. */
export async function detachOthers(
  db: Db,
  organizationId: OrganizationId,
  subjectId: number,
  labelIds: number[],
): Promise<void> {
  await db
    .deleteFrom('subject_labels')
    .where(ownedBy(organizationId))
    .where('subject_id', '=', subjectId)
    .where('label_id', '<>', sql<number>`all(${labelIds}::integer[])`)
    .execute();
}

export async function detachLabel(
  db: Db,
  organizationId: OrganizationId,
  labelId: number,
  subjectIds: number[],
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('subject_labels')
    .where(ownedBy(organizationId))
    .where('label_id', '=', labelId)
    .where('subject_id', '=', sql<number>`any(${subjectIds}::integer[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

interface CarrierFilter {
  labelId: number;
  name?: string | undefined;
  page: number;
  perPage: number;
}

interface Carrier {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  campaign_id: number;
  campaign_name: string;
  added_at: Date;
}

/** Who carries a label, in the words of the invitation that came last. */
export async function listCarriers(
  db: Db,
  organizationId: OrganizationId,
  { labelId, name = '', page, perPage }: CarrierFilter,
): Promise<Carrier[]> {
  const { rows } = await sql<Carrier>`
    select l.subject_id as id, i.first_name, i.last_name, i.email, c.id as campaign_id, c.name as campaign_name, s.added_at
    from (select l.organization_id, l.subject_id, l.label_id, l.person ${carriers(organizationId, labelId, name)}
      order by l.person, l.subject_id limit ${perPage} offset ${(page - 1) * perPage}) l
    join app.subject_labels s on s.organization_id = l.organization_id and s.subject_id = l.subject_id and s.label_id = l.label_id
    cross join ${lastInvitation}
    order by l.person, l.subject_id`.execute(db);
  return rows;
}

export async function countCarriers(
  db: Db,
  organizationId: OrganizationId,
  labelId: number,
  name: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count ${carriers(organizationId, labelId, name)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function carriers(organizationId: OrganizationId, labelId: number, name: string) {
  return sql`from app.subject_labels l
    where l.organization_id = ${organizationId}::integer and l.label_id = ${labelId}::integer
      and strpos(l.person, lower(${name}::text)) > 0`;
}
