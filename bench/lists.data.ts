/** Organisations with people who were invited, allowed it and have finished, made in the database, triggers and all; the large ones by `lists.copies.ts`. */
import type pg from 'pg';
import { hashToken, newToken } from '../server/src/access/token.ts';

/** What the calls of one organisation need. */
export interface Measured {
  people: number;
  organization: number;
  token: string;
  campaign: number;
  label: number;
  labelled: number;
  /** A label that everybody carries. */
  everybody: number;
}

/** A campaign holds this many people at most. */
export const perCampaign = 10_000;

/** One without people yet. */
export async function makeOrganization(
  client: pg.Client,
  name: string,
): Promise<Pick<Measured, 'organization' | 'label' | 'everybody'>> {
  const { rows } = await client.query<{ id: number; label: number; everybody: number }>(
    `with o as (insert into app.organizations (name, status, package_id) values ($1, 'active', 4) returning id),
      f as (insert into app.organization_features select o.id, f.id from o, app.features f),
      l as (insert into app.labels (organization_id, name, colour, created_at) select id, 'Shortlist', 'teal', now() from o returning id),
      e as (insert into app.labels (organization_id, name, colour, created_at) select id, 'Everybody', 'blue', now() from o returning id),
      u as (insert into app.users (email, first_name, last_name) values ($1 || '@example.org', 'B', 'B') returning id),
      r as (insert into app.user_roles select id, 'admin' from u),
      m as (insert into app.managers (user_id, organization_id) select u.id, o.id from u, o)
     select o.id, l.id as label, e.id as everybody from o, l, e`,
    [name],
  );
  const [{ id: organization, label, everybody } = { id: 0, label: 0, everybody: 0 }] = rows;
  return { organization, label, everybody };
}

/** A session of the account with this address. */
export async function signIn(client: pg.Client, email: string): Promise<string> {
  const token = newToken();
  await client.query(
    `insert into app.sessions (user_id, token_hash, idle_seconds, created_at, last_seen_at, expires_at)
       select id, $2, 43200, now(), now(), now() + interval '1 day' from app.users where email = $1`,
    [email, hashToken(token)],
  );
  return token;
}

/** One of twenty carries a label, and everybody another one. */
export async function labelPeople(
  client: pg.Client,
  { organization, label, everybody }: Pick<Measured, 'organization' | 'label' | 'everybody'>,
  people: number,
): Promise<void> {
  for (const [one, carriers] of [
    [label, people / 20],
    [everybody, people],
  ]) {
    await client.query(
      `insert into app.subject_labels (organization_id, subject_id, label_id, added_at)
         select organization_id, subject_id, $2, now() from app.invitations where organization_id = $1
         order by hashint4(subject_id) limit $3`,
      [organization, one, carriers],
    );
  }
}

/** A running campaign; four of five people have finished, over the last sixty days, and half of their reports were opened. */
export async function fillCampaign(
  client: pg.Client,
  organization: number,
  name: string,
  size: number,
): Promise<number> {
  await client.query('begin');
  // Kept once for all of them at the end, not after each kind of row.
  for (const table of ['invitations', 'permissions', 'attempts', 'results'])
    await client.query(`alter table app.${table} disable trigger know_people_added`);
  const { rows } = await client.query<{ id: number }>(
    `insert into app.campaigns (organization_id, name, type, status, test_types, deadline, sender_name, sender_email, created_at, activated_at)
       values ($1, $2, 'recruitment', 'active', '{1,2}', now() + interval '10 days', 'B', 'b@example.org', now(), now()) returning id`,
    [organization, name],
  );
  const [{ id: campaign } = { id: 0 }] = rows;
  // Else everybody is compared with everybody to find who is in a group together: the planner knows nothing of what is added here.
  await client.query('set local enable_nestloop = off');
  await client.query(
    `with u as (insert into app.users (email, first_name, last_name)
        select $2 || '-' || n || '@example.org', (array['Ada', 'Ben', 'Cy', 'Dee', 'Eve'])[1 + n % 5], translate(substr(md5(n::text), 1, 8), '0123456789', 'ghijklmnop') from generate_series(1, $4::integer) n
        returning id, email, first_name, last_name),
      i as (insert into app.invitations (organization_id, campaign_id, subject_id, first_name, last_name, email, status, added_at, invited_at, opened_at, started_at, completed_at)
        select $1, $3, id, first_name, last_name, email, case when id % 5 > 0 then 'completed' else 'invited' end, now() - interval '70 days',
          now() - interval '70 days' + (id % 700) * interval '1 minute', done - interval '1 hour', done - interval '1 hour', done
        from u cross join lateral (select case when id % 5 > 0 then now() - (hashint4(id::integer) & 65535) * interval '79 seconds' end as done) d),
      p as (insert into app.permissions (subject_id, organization_id, text_version, granted_at) select id, $1, '1', now() - interval '70 days' from u),
      a as (insert into app.attempts (subject_id, instrument, version, language, questions, started_at, completed_at)
        select id, 'personality', '1', 'en', 152, now() - interval '61 days', now() from u where id % 5 > 0 returning id, subject_id),
      q as (insert into app.attempts (subject_id, instrument, test, version, language, questions, started_at, completed_at)
        select id, 'iq', '2', '1', 'en', 40, now() - interval '61 days', now() from u where id % 5 > 0 returning id, subject_id),
      s as (insert into app.results (attempt_id, subject_id, instrument, test, scores, summary, minutes, scored_at, score, score_low, score_high)
        select q.id, q.subject_id, 'iq', '2', '{}', '{}', 20, now(), t, t - 8, t + 8
        from q cross join lateral (select round((30 + (hashint4(q.id) & 4095) / 100.0)::numeric, 1) as t) x)
     insert into app.results (attempt_id, subject_id, instrument, scores, summary, minutes, scored_at)
       select id, subject_id, 'personality', '{}', jsonb_build_object('N', 40 + id % 20, 'E', 45 + id % 13, 'O', 47 + id % 7, 'A', 44 + id % 11, 'C', 41 + id % 17), 20, now() from a`,
    [organization, name, campaign, size],
  );
  await client.query('set local enable_nestloop = on');
  await client.query(
    `insert into app.access_ledger (subject_id, organization_id, what, at)
       select subject_id, $1, 'personality_report', now() from app.invitations where campaign_id = $2 and id % 2 = 0 and completed_at is not null`,
    [organization, campaign],
  );
  await client.query(
    'select app.keep_people(array_agg(organization_id), array_agg(subject_id)) from app.invitations where campaign_id = $1',
    [campaign],
  );
  for (const table of ['invitations', 'permissions', 'attempts', 'results'])
    await client.query(`alter table app.${table} enable trigger know_people_added`);
  await client.query('commit');
  return campaign;
}
