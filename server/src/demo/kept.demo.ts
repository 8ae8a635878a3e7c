import { sql } from 'kysely';
import { sealText } from '../modules/people/index.ts';
import type { Keyring } from '../platform/crypto/keyring.ts';
import type { Trx } from '../platform/db/database.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';

interface Organization {
  organizationId: OrganizationId;
  manager: number;
}

/** What a manager wrote after talking to somebody, and one fact beside it: a line for a person. */
const people: { notes: string[]; title: string; body: string }[] = [
  {
    notes: ['Called on Tuesday. Asks good questions about the team.', 'Can start in January.'],
    title: 'Notice period',
    body: 'One month',
  },
  {
    notes: ['Prefers to work from home two days a week.'],
    title: 'Languages',
    body: 'Dutch, English and German',
  },
  {
    notes: ['Met at the open day. Follow up after the interview.', 'Sent the role description.'],
    title: 'Preferred office',
    body: 'Rotterdam',
  },
  {
    notes: ['Would rather lead a small team than a large one.'],
    title: 'Notice period',
    body: 'Two months',
  },
];

/** Notes and fields of some people who have finished and permit it, written in the days after. */
export async function loadKept(
  db: Trx,
  keyring: Keyring,
  { organizationId, manager }: Organization,
): Promise<void> {
  const { rows } = await sql<{ subject_id: number }>`
    select p.subject_id from app.organization_people p
    where p.organization_id = ${organizationId}::integer and p.permitted and p.status = 'completed'
    order by p.subject_id limit ${people.length}`.execute(db);
  for (const [at, { subject_id: subjectId }] of rows.entries()) {
    const { notes = [], title = '', body = '' } = people[at] ?? {};
    const after = (hours: number) => sql<Date>`(
      select least(app.now(), max(i.completed_at) + ${hours}::float8 * interval '1 hour') from app.invitations i
      where i.organization_id = ${organizationId}::integer and i.subject_id = ${subjectId}::integer)`;
    for (const [index, text] of notes.entries()) {
      const id = await nextId(db, 'subject_notes');
      const sealed = sealText(keyring, { kind: 'note', id, organizationId, subjectId }, text);
      await sql`
        insert into app.subject_notes (id, organization_id, subject_id, author_id, key_id, content, created_at)
        values (${id}, ${organizationId}, ${subjectId}, ${manager}, ${sealed.keyId}, ${sealed.content}, ${after(20 + 30 * index)})`.execute(
        db,
      );
    }
    const id = await nextId(db, 'custom_fields');
    const place = { kind: 'custom-field', id, organizationId, subjectId } as const;
    const sealed = sealText(keyring, place, JSON.stringify({ title, body }));
    await sql`
      insert into app.custom_fields (id, organization_id, subject_id, key_id, content, created_at, updated_at)
      values (${id}, ${organizationId}, ${subjectId}, ${sealed.keyId}, ${sealed.content}, ${after(20)}, ${after(20)})`.execute(
      db,
    );
  }
}

async function nextId(db: Trx, table: 'subject_notes' | 'custom_fields'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${`app.${table}`}, 'id'))::integer as id`.execute(db);
  return rows[0]?.id as number;
}
