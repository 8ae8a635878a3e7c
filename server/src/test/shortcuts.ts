import { instruments } from '@assay/instruments/registry';
import { linkToken } from '../access/token.ts';
import { completeAttempt } from '../modules/instruments/index.ts';
import { fillProfile, makeCampaign, type Person, type Tenant } from './factories.ts';
import type { TestServer } from './harness.ts';

/** Ways to a state that do not pass the mailbox or 152 calls: for suites that are about what comes after. */

/** The token in the mail of one subject of a campaign, without waiting for the mail. */
export async function entryToken(
  server: TestServer,
  campaignId: number,
  email: string,
): Promise<string> {
  const [link] = await server.database.query<{ id: string }>(
    `select l.id from app.links l join app.invitations i on i.id = l.invitation_id
     where i.campaign_id = $1 and i.email = $2`,
    [campaignId, email],
  );
  if (link === undefined) throw new Error(`No link for ${email} in campaign ${campaignId}`);
  return linkToken(server.config.secret, link.id);
}

export async function activate(server: TestServer, { manager }: Tenant, campaignId: number) {
  const path = `/api/admin/campaigns/activate/${campaignId}`;
  const { status, body } = await server.call('POST', path, { token: manager.token });
  if (status !== 200) throw new Error(`Not activated: ${JSON.stringify(body)}`);
}

/** Chooses a password by the mailed link, which is the permission too. */
export async function enterCampaign(
  server: TestServer,
  tenant: Tenant,
  campaignId: number,
  email: string,
  { profile = true } = {},
): Promise<Person> {
  const { body, status } = await server.call('POST', '/api/user/confirm-registration', {
    json: {
      password: 'a fine long password',
      users_encrypted_email: await entryToken(server, campaignId, email),
      organization_id: tenant.organization.id,
    },
  });
  if (status !== 200) throw new Error(`No account: ${JSON.stringify(body)}`);
  const person = { id: body.user.id as number, email, token: body.access_token as string };
  if (profile) await fillProfile(server, person);
  return person;
}

/** A running campaign with one person who has come in. */
export async function startedCampaign(
  server: TestServer,
  tenant: Tenant,
  changes: Record<string, unknown> = {},
) {
  const campaign = await makeCampaign(server, tenant, changes);
  await activate(server, tenant, campaign.id);
  const email = campaign.subjects[0]?.email as string;
  return { campaign, person: await enterCampaign(server, tenant, campaign.id, email) };
}

/** Writes an attempt with its first `count` answers; scores nothing. */
export async function insertAnswers(
  server: TestServer,
  { id }: Person,
  { seed = 1, count = 152, language = 'en' } = {},
): Promise<number> {
  const { version, itemCount } = instruments.personality;
  const [attempt] = await server.database.query<{ id: number }>(
    `insert into app.attempts (subject_id, instrument, test, version, language, questions, started_at)
     values ($1, 'personality', '1', $2, $3, $4, app.now()) returning id`,
    [id, version, language, itemCount],
  );
  const attemptId = (attempt as { id: number }).id;
  const rows = instruments.personality.simulate(seed, null).slice(0, count);
  await server.database.query(
    `insert into app.answers (attempt_id, question_id, option_index, seq, answered_at)
     select $1, q, o, n, app.now() + make_interval(secs => n * 4) from unnest($2::int[], $3::int[]) with ordinality as t (q, o, n)`,
    [attemptId, rows.map((row) => row.questionId), rows.map((row) => row.index)],
  );
  return attemptId;
}

/** The whole personality test, answered and scored. */
export async function finishPersonality(
  server: TestServer,
  person: Person,
  made: { seed?: number; language?: string } = {},
): Promise<number> {
  const attemptId = await insertAnswers(server, person, made);
  await completeAttempt({ db: server.node.pool.db, jobs: server.node.queue }, attemptId);
  return attemptId;
}

/** A running campaign of some people who have come in, the first `finished` of them with a result. */
export async function finishedCampaign(
  server: TestServer,
  tenant: Tenant,
  size: number,
  finished = size,
) {
  const emails = Array.from({ length: size }, (_, i) => `${i}-${Math.random()}@example.org`);
  const subjects = emails.map((email) => ({ first_name: 'A', last_name: 'B', email }));
  const { id } = await makeCampaign(server, tenant, { subjects });
  await activate(server, tenant, id);
  const people: Person[] = [];
  for (const [i, email] of emails.entries()) {
    const person = await enterCampaign(server, tenant, id, email);
    if (i < finished) await finishPersonality(server, person, { seed: i + 1 });
    people.push(person);
  }
  return { id, people };
}
