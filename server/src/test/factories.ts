import { randomUUID } from 'node:crypto';
import { type FeatureKey, featureKeys, type Role } from '@assay/contract/access';
import { findPersonalityQuestion } from '@assay/instruments/personality/definition';
import { instruments } from '@assay/instruments/registry';
import { hashToken, newToken } from '../access/token.ts';
import { eventually, type TestServer } from './harness.ts';
import { markupFaults } from './markup.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';

export interface Person {
  id: number;
  email: string;
  token: string;
}

export interface Organization {
  id: OrganizationId;
  name: string;
}

const unique = () => randomUUID().slice(0, 8);

/** Somebody with a confirmed account, logged in. */
export async function makeUser(
  server: TestServer,
  { email = `u-${unique()}@example.org`, first = 'Ada', last = 'Byron' } = {},
): Promise<Person> {
  const [row] = await server.database.query<{ id: number }>(
    'insert into app.users (email, first_name, last_name) values ($1, $2, $3) returning id',
    [email, first, last],
  );
  const id = (row as { id: number }).id;
  // A hash that no password has; tests that log in by password choose one by a link.
  await server.database.query(
    'insert into app.credentials (user_id, password_hash) values ($1, $2)',
    [
      id,
      '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$F4bpnsj6pYnGB9CDNtmIWnUAAyR8TLoEJoZD2q0xUQA',
    ],
  );
  return { id, email, token: await makeSession(server, id) };
}

export async function makeSession(server: TestServer, userId: number): Promise<string> {
  const token = newToken();
  await server.database.query(
    `insert into app.sessions (user_id, token_hash, idle_seconds, created_at, last_seen_at, expires_at)
     values ($1, $2, 43200, app.now(), app.now(), app.now() + interval '90 days')`,
    [userId, hashToken(token)],
  );
  return token;
}

export async function makeStaff(
  server: TestServer,
  role: Role,
  organization?: Organization,
): Promise<Person> {
  const user = await makeUser(server, { first: 'Mara', last: 'Keller' });
  await giveRole(server, user, role, organization);
  return user;
}

/** Whoever takes part manages an organisation from now on. */
export function makeManager(server: TestServer, person: Person, { organization }: Tenant) {
  return giveRole(server, person, 'admin', organization);
}

async function giveRole(
  { database }: TestServer,
  { id }: Person,
  role: Role,
  organization?: Organization,
): Promise<void> {
  await database.query('insert into app.user_roles (user_id, role) values ($1, $2)', [id, role]);
  if (organization === undefined) return;
  await database.query('insert into app.managers (user_id, organization_id) values ($1, $2)', [
    id,
    organization.id,
  ]);
}

interface OrganizationOptions {
  name?: string;
  status?: 'active' | 'inactive';
  packageId?: number;
  features?: readonly FeatureKey[];
}

export async function makeOrganization(
  server: TestServer,
  {
    name = `Org ${unique()}`,
    status = 'active',
    packageId = 2,
    // Most suites are about people with a password; who needs the other way names it.
    features = featureKeys.filter((key) => key !== 'passwordless'),
  }: OrganizationOptions = {},
): Promise<Organization> {
  const [row] = await server.database.query<{ id: OrganizationId }>(
    'insert into app.organizations (name, status, package_id) values ($1, $2, $3) returning id',
    [name, status, packageId],
  );
  const id = (row as { id: OrganizationId }).id;
  await server.database.query(
    'insert into app.organization_features select $1, id from app.features where key = any($2)',
    [id, features],
  );
  return { id, name };
}

/** An organisation with its manager. */
export async function makeTenant(
  server: TestServer,
  options: Parameters<typeof makeOrganization>[1] = {},
) {
  const organization = await makeOrganization(server, options);
  return { organization, manager: await makeStaff(server, 'admin', organization) };
}

export type Tenant = Awaited<ReturnType<typeof makeTenant>>;

/** The fields of a campaign that can be activated. */
export function campaignFields(changes: Record<string, unknown> = {}) {
  return {
    campaign_name: `Campaign ${unique()}`,
    campaign_type: 'recruitment',
    test_types: ['1'],
    deadline: new Date(Date.now() + 14 * 86_400_000).toISOString(),
    number_of_reminders: 2,
    invite_sender_name: 'Mara Keller',
    invite_sender_email: 'mara@example.org',
    email_update_on_test_complete: 1,
    campaign_profile_id: 3,
    subjects: [
      { first_name: 'Grace', last_name: 'Hopper', email: `grace-${unique()}@example.org` },
    ],
    ...changes,
  };
}

export async function makeCampaign(
  server: TestServer,
  { manager }: Tenant,
  changes: Record<string, unknown> = {},
) {
  const { body, status } = await server.call('POST', '/api/admin/campaigns', {
    token: manager.token,
    json: campaignFields(changes),
  });
  if (status !== 201) throw new Error(`No campaign: ${JSON.stringify(body)}`);
  return body.data as { id: number; version: number; subjects: { email: string }[] };
}

/** The newest mail to an address, once it has left. Whatever mail it is, its markup is sound. */
export async function receiveMail(server: TestServer, to: string, subject = ''): Promise<Mail> {
  const mail = await eventually(async () => {
    const { body } = await server.call('GET', `/api/demo/mails?to=${encodeURIComponent(to)}`);
    return (body.data as Mail[]).find((one) => one.subject.includes(subject));
  }, `a mail to ${to}`);
  const faults = await markupFaults(mail.html);
  if (faults.length > 0) throw new Error([`The mail “${mail.subject}”:`, ...faults].join('\n'));
  return mail;
}

export interface Mail {
  id: number;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** The path of the product that a mail leads to. */
export function linkIn(mail: Mail, start: string): string {
  const found = new RegExp(`http://assay\\.test(${start}[^\\s"\\]<]*)`).exec(mail.text)?.[1];
  if (found === undefined) throw new Error(`No link ${start} in ${mail.text}`);
  return found;
}

/** A subject who was invited by mail, chose a password and so gave permission, with the profile filled in. */
export async function joinCampaign(
  server: TestServer,
  email: string,
  { profile = true } = {},
): Promise<Person> {
  const mail = await receiveMail(server, email);
  const [, , hash, organizationId] = linkIn(mail, '/create-account-test-subject/').split('/');
  const { body, status } = await server.call('POST', '/api/user/confirm-registration', {
    json: {
      password: 'a fine long password',
      users_encrypted_email: hash,
      organization_id: Number(organizationId),
    },
  });
  if (status !== 200) throw new Error(`No account: ${JSON.stringify(body)}`);
  const person = { id: body.user.id as number, email, token: body.access_token as string };
  if (profile) await fillProfile(server, person);
  return person;
}

export async function fillProfile(server: TestServer, { token }: Person): Promise<void> {
  const { status, body } = await server.call('POST', '/api/subject-profile', {
    token,
    json: { birthdate: '1990-05-17', gender: 'female' },
  });
  if (status !== 200) throw new Error(`No profile: ${JSON.stringify(body)}`);
}

/** Opens the personality test and answers the first `count` questions as a made-up person would. */
export async function answerPersonality(
  server: TestServer,
  { token }: Person,
  { seed = 1, count = 152 } = {},
): Promise<void> {
  const opened = await server.call('GET', '/api/personality-test/questions', { token });
  if (opened.status !== 200) throw new Error(`No questions: ${JSON.stringify(opened.body)}`);
  const { questions, tendencyQuestions } = opened.body.data as Record<string, { id: number }[]>;
  const asked = new Set([...(questions ?? []), ...(tendencyQuestions ?? [])].map(({ id }) => id));
  for (const [i, { questionId, index }] of instruments.personality
    .simulate(seed, null)
    .filter((answer) => asked.has(answer.questionId))
    .slice(0, count)
    .entries()) {
    const { status, body } = await server.call(
      'POST',
      ...personalityAnswer(questionId, index, token, i + 1),
    );
    if (status !== 200) throw new Error(`No answer: ${JSON.stringify(body)}`);
  }
}

export function personalityAnswer(
  questionId: number,
  index: number,
  token: string | undefined,
  seq?: number,
) {
  const question = findPersonalityQuestion(questionId);
  if (question === undefined) throw new Error(`No question ${questionId}`);
  const path =
    question.type === '5-factor'
      ? '/api/personality-test/answers'
      : '/api/personality-test/tendencies/answers';
  const json = {
    index,
    questionId,
    scaleId: question.scaleId,
    type: question.type,
    confirmed: true,
    ...(seq === undefined ? {} : { seq }),
  };
  return [path, { token, json }] as const;
}
