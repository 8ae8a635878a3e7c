import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface Leaving {
  id: number;
  email: string;
  /** When the account was made, to the microsecond: no other account of this number has it. */
  stamp: string;
  name: string;
}

export const accountStamp = sql<string>`(extract(epoch from users.created_at) * 1000000)::bigint::text`;

/** Holds the account until all is gone; undefined when another request has been faster. */
export function lockAccount(db: Db, userId: number): Promise<Leaving | undefined> {
  return db
    .selectFrom('users')
    .select([
      'id',
      'email',
      accountStamp.as('stamp'),
      sql<string>`trim(first_name || ' ' || last_name)`.as('name'),
    ])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function hasRole(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from app.user_roles where user_id = ${userId}::integer)
      or exists (select from app.managers where user_id = ${userId}::integer) as has`.execute(db);
  return rows[0]?.has === true;
}

/** What was measured, and what others were allowed to see of it. Averages lose it as it goes. */
export async function eraseResults(db: Db, { id }: Leaving): Promise<void> {
  await sql`select pg_advisory_xact_lock(4701, a.id)
    from (select id from app.attempts where subject_id = ${id}::integer order by id) a`.execute(db);
  await db.deleteFrom('attempts').where('subject_id', '=', id).execute();
  await db.deleteFrom('permissions').where('subject_id', '=', id).execute();
}

/**
 * Mails to the person, and what mails to others said of them. Of those to others stays that they were sent; what has
 * not left yet stays where it is.
 */
export async function eraseMails(db: Db, { id, email }: Leaving): Promise<void> {
  await sql`
    with about as materialized (
      select m.id, m.message_id, m.sent_at, (m.user_id = ${id}::integer or m.to_email = ${email}) is true as own
      from app.mails m
      where m.user_id = ${id}::integer or m.to_email = ${email}
        or (m.params ->> 'subjectId')::integer = ${id}::integer
        or (m.params ->> 'invitationId')::integer in (select i.id from app.invitations i where i.subject_id = ${id}::integer)
    ), outbox as (
      delete from app.demo_mails where to_email = ${email} or substr(message_id, 2, 36) in (select message_id from about)
    ), jobs as (
      delete from pgboss.job j where j.name = 'mail.queued' and (j.data ->> 'mailId')::bigint in (select a.id from about a where a.own or a.sent_at is null)
    ), led as (
      update app.mails set params = params - 'invitationId' - 'subjectId', failure = null
      where id in (select a.id from about a where not a.own and a.sent_at is not null)
    )
    delete from app.mails where id in (select a.id from about a where a.own or a.sent_at is null)`.execute(
    db,
  );
}

/** Work that waits for this person, and what failed work said. */
export async function eraseJobs(db: Db, { id, email }: Leaving): Promise<void> {
  await sql`
    delete from pgboss.job
    where (data ->> 'subjectId') = ${String(id)}
      or data -> 'params' ->> 'email' = ${email}
      or strpos(lower(output::text), ${email}) > 0`.execute(db);
}

/** Who the person was to the action log. The chain over its digests stays whole. */
export async function eraseLog(db: Db, { id }: Leaving): Promise<void> {
  await sql`delete from app.audit_details where actor_id = ${id}::integer`.execute(db);
  await sql`
    delete from app.audit_details d using app.audit_entries e
    where e.id = d.entry_id and e.entity in ('subject', 'user', 'manager') and e.entity_id = ${String(id)}`.execute(
    db,
  );
  await sql`
    delete from app.audit_details d using app.audit_entries e
    where e.id = d.entry_id and e.entity = 'campaign'
      and (d.before ->> 'subject_id' = ${String(id)} or d.after ->> 'subject_id' = ${String(id)})`.execute(
    db,
  );
}

/**
 * Changes that named somebody as the sender of a campaign. They go whole, since a detail that is altered breaks the
 * chain. A name counts only where the address stands too: others are called the same.
 */
export async function eraseSenderLog(db: Db, { email, name }: Leaving): Promise<void> {
  await sql`
    with named as materialized (
      select e.id, e.entity_id,
        ${email} in (lower(d.before ->> 'sender_email'), lower(d.after ->> 'sender_email')) is true as by_email,
        ${name} in (d.before ->> 'sender_name', d.after ->> 'sender_name') is true as by_name
      from app.audit_details d join app.audit_entries e on e.id = d.entry_id
      where e.entity = 'campaign' and (d.before ?| '{sender_email,sender_name}' or d.after ?| '{sender_email,sender_name}')
    ), theirs as (
      select entity_id from named where by_email
      union select c.id::text from app.campaigns c where c.sender_email = ${email}
    )
    delete from app.audit_details where entry_id in (
      select id from named where by_email or by_name and entity_id in (select entity_id from theirs))`.execute(
    db,
  );
}

/** A former manager is no organisation's contact for adjustments any more, and no change of its settings says that they were. */
export async function eraseContact(db: Db, { email }: Leaving): Promise<void> {
  await db
    .updateTable('organizations')
    .set({ adjustments_contact: null })
    .where(sql<boolean>`lower(adjustments_contact) = ${email}`)
    .execute();
  await sql`
    delete from app.audit_details d using app.audit_entries e
    where e.id = d.entry_id and e.action = 'organization.settings_changed'
      and ${email} in (lower(d.before ->> 'adjustments_contact'), lower(d.after ->> 'adjustments_contact'))`.execute(
    db,
  );
}

/** A campaign that names a former manager as its sender names one of those who are there. */
export async function eraseSender(db: Db, { email }: Leaving): Promise<void> {
  await sql`
    update app.campaigns c set sender_name = o.name, sender_email = coalesce((
        select u.email from app.managers m join app.users u on u.id = m.user_id
        where m.organization_id = o.id order by m.created_at, u.id limit 1), '')
    from app.organizations o where o.id = c.organization_id and c.sender_email = ${email}`.execute(
    db,
  );
  await sql`update app.mails set reply_to = null where strpos(reply_to, ${`<${email}>`}) > 0`.execute(
    db,
  );
}

/** The account with what hangs on it: profile, sessions, links, labels, the record of looks. */
export async function eraseAccount(db: Db, { id, email }: Leaving): Promise<void> {
  // Devices that are still logged in learn it from this, and forget what they keep.
  await sql`
    insert into app.erased_sessions (token_hash, forget_on)
    select token_hash, app.now()::date + 90 from app.sessions where user_id = ${id}::integer`.execute(
    db,
  );
  await db.deleteFrom('registrations').where('email', '=', email).execute();
  await db.deleteFrom('users').where('id', '=', id).execute();
}
