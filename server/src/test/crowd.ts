import { hashToken, newToken } from '../access/token.ts';
import { makeCampaign, type Person, type Tenant } from './factories.ts';
import type { TestServer } from './harness.ts';
import { activate } from './shortcuts.ts';

/** People of a running campaign who have all come in: their mails and passwords would take minutes. */
export async function seatCrowd(
  server: TestServer,
  tenant: Tenant,
  size: number,
  asked: Record<string, unknown>,
): Promise<Person[]> {
  const name = Math.random().toString(36).slice(2);
  const emails = Array.from({ length: size }, (_, i) => `${name}-${i}@example.org`);
  const subjects = emails.map((email) => ({ first_name: 'C', last_name: 'D', email }));
  const { id } = await makeCampaign(server, tenant, { subjects, ...asked });
  await activate(server, tenant, id);
  const tokens = emails.map(() => newToken());
  const rows = await server.database.query<{ id: number; email: string }>(
    `with come as (
       select u.id, u.email, t.hash from app.users u
       join unnest($1::text[], $2::bytea[]) as t (email, hash) on t.email = u.email
     ), permission as (
       insert into app.permissions (subject_id, organization_id, text_version, granted_at)
       select id, $3::int, '2026-11', app.now() from come
     ), profile as (
       insert into app.subject_profiles (subject_id, birthdate, gender, completed_at, updated_at)
       select id, '1990-05-17', 'female', app.now(), app.now() from come
     ), session as (
       insert into app.sessions (user_id, token_hash, idle_seconds, created_at, last_seen_at, expires_at)
       select id, hash, 43200, app.now(), app.now(), app.now() + interval '90 days' from come
     )
     select id, email from come`,
    [emails, tokens.map(hashToken), tenant.organization.id],
  );
  const tokenOf = new Map(emails.map((email, i) => [email, tokens[i] as string]));
  return rows.map(({ id: subject, email }) => {
    return { id: subject, email, token: tokenOf.get(email) as string };
  });
}

/** As many people as two nodes can serve at once without asking everybody to come back. */
const wave = 10;

/** Does the work `times` times at once for each of the people, by turns on each of the servers. */
export async function allAtOnce<T>(
  servers: readonly TestServer[],
  people: readonly Person[],
  times: number,
  work: (server: TestServer, person: Person, turn: number) => Promise<T>,
): Promise<T[][]> {
  const answers: T[][] = [];
  for (let from = 0; from < people.length; from += wave) {
    const some = people.slice(from, from + wave).map((person) =>
      Promise.all(
        Array.from({ length: times }, (_, turn) => {
          return work(servers[turn % servers.length] as TestServer, person, turn);
        }),
      ),
    );
    answers.push(...(await Promise.all(some)));
  }
  return answers;
}

/** People of a running campaign who permit it and have finished its logical test: made in the database, since taking it would take hours. */
export async function seatFinished(
  server: TestServer,
  tenant: Tenant,
  size: number,
): Promise<{ campaign: number; people: number[] }> {
  const { id: campaign } = await makeCampaign(server, tenant, { test_types: ['1', '2'] });
  await activate(server, tenant, campaign);
  const rows = await server.database.query<{ subject_id: number }>(
    `with u as (
       insert into app.users (email, first_name, last_name)
       select gen_random_uuid() || '@example.org', 'C', 'D' from generate_series(1, $3::integer)
       returning id, email, first_name, last_name
     ), permission as (
       insert into app.permissions (subject_id, organization_id, text_version, granted_at)
       select id, $1, '2026-11', app.now() from u
     ), attempt as (
       insert into app.attempts (subject_id, instrument, test, version, language, questions, started_at, completed_at)
       select id, 'iq', '2', '1', 'en', 40, app.now(), app.now() from u returning id, subject_id
     ), result as (
       insert into app.results (attempt_id, subject_id, instrument, test, scores, summary, minutes, scored_at, score, score_low, score_high)
       select id, subject_id, 'iq', '2', '{}', '{}', 20, app.now(), 50, 42, 58 from attempt
     )
     insert into app.invitations (organization_id, campaign_id, subject_id, first_name, last_name, email, status, added_at, invited_at, completed_at)
     select $1, $2, id, first_name, last_name, email, 'completed', app.now(), app.now(), app.now() from u
     returning subject_id`,
    [tenant.organization.id, campaign, size],
  );
  const people = rows.map(({ subject_id: id }) => id);
  // Rows of one statement do not see each other.
  await server.database.query(
    'select app.keep_people(array_fill($1::integer, array[$2::integer]), $3)',
    [tenant.organization.id, size, people],
  );
  return { campaign, people };
}
