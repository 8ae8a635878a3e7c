import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerPersonality,
  joinCampaign,
  linkIn,
  type Mail,
  makeCampaign,
  makeTenant,
  receiveMail,
  type Tenant,
} from '../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../test/harness.ts';
import { activate } from '../../test/shortcuts.ts';
import { sendDueReminders } from './reminder/reminder.worker.ts';

let server: TestServer;
let tenant: Tenant;
beforeAll(async () => {
  server = await startTestServer();
  tenant = await makeTenant(server, { name: 'Lighthouse' });
});
afterAll(() => server.stop());

const unknown = 'n'.repeat(43);

async function invite(email: string, from = tenant) {
  const subjects = [{ first_name: 'Grace', last_name: 'Hopper', email }];
  const campaign = await makeCampaign(server, from, { subjects, number_of_reminders: 1 });
  await activate(server, from, campaign.id);
  return campaign;
}

const hashIn = (mail: Mail) => linkIn(mail, '/unsubscribe/').split('/').at(-1) as string;
const set = (hash: string, json: object = {}) =>
  server.call('POST', '/api/user/unsubscribe', {
    json: { users_encrypted_email: hash, ...json },
  });
const look = async (hash: string) =>
  (await server.call('GET', `/api/check-magic-link/${hash}`)).body.data;

function press(hash: string, body: string | FormData, type?: string) {
  return fetch(`${server.origin}/api/user/unsubscribe/${hash}`, {
    method: 'POST',
    body,
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
  });
}

/** Mails that were wanted no more, by template. */
async function dropped(email: string): Promise<string[]> {
  const rows = await server.database.query<{ template: string }>(
    `select template from app.mails where to_email = $1 and failure = 'no longer wanted' order by id`,
    [email],
  );
  return rows.map(({ template }) => template);
}

async function subjectsOf(mail: string): Promise<string[]> {
  const { body } = await server.call('GET', `/api/demo/mails?to=${mail}`);
  return (body.data as Mail[]).map(({ subject }) => subject);
}

test('every mail to a candidate carries the header for one click and the same link for people', async () => {
  await invite('header@example.org');
  const mail = await receiveMail(server, 'header@example.org');
  const hash = hashIn(mail);
  expect(mail.headers).toMatchObject({
    'List-Unsubscribe': `<http://assay.test/api/user/unsubscribe/${hash}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(mail.html).toContain(`http://assay.test/unsubscribe/${hash}`);
  expect(await look(hash)).toEqual({
    kind: 'unsubscribe',
    valid: true,
    reason: null,
    email: 'h•••@example.org',
    first_name: null,
    organization: { id: tenant.organization.id, name: 'Lighthouse' },
    invitation: null,
    declined: false,
    over: null,
    renewable: false,
  });
  // Neither a look at the link nor the address of the button, opened by a scanner, changes anything.
  const path = `/api/user/unsubscribe/${hash}`;
  const opened = await server.call('GET', path);
  expect(opened.body).toContain(`url=http://assay.test/unsubscribe/${hash}`);
  expect(opened.body).toMatch(/<html lang="en">.*<title>Unsubscribe<.*>Unsubscribe<\/a>/);
  const german = await server.call('GET', path, { headers: { 'accept-language': 'de-AT' } });
  expect(german.body).toMatch(/<html lang="de">.*<title>Abmelden<.*>Abmelden<\/a>/);
  expect((await look(hash)).reason).toBeNull();
});

test('who has unsubscribed gets no reminder, no invitation and no news of results, until asked for again', async () => {
  const email = 'gone@example.org';
  const campaign = await invite(email);
  const hash = hashIn(await receiveMail(server, email));
  const person = await joinCampaign(server, email);
  for (let i = 0; i < 2; i += 1) expect((await set(hash)).status).toBe(200);
  expect((await look(hash)).reason).toBe('used');

  await server.database.moveClock('8 days');
  await sendDueReminders({ db: server.node.pool.db, jobs: server.node.queue });
  const reminders = await server.database.query(
    `select from app.mails where to_email = $1 and template = 'campaign-reminder'`,
    [email],
  );
  expect(reminders).toEqual([]);
  await server.database.moveClock('0 days');
  await invite(email);
  await eventually(
    async () => (await dropped(email)).includes('campaign-invitation'),
    'the invitation',
  );
  expect(await subjectsOf(email)).toHaveLength(1);

  const { body } = await server.call('GET', `/api/admin/campaigns/${campaign.id}/subjects`, {
    token: tenant.manager.token,
  });
  expect(body.data[0]).toMatchObject({ email, unsubscribed: true });

  expect((await set(hash, { subscribe: true })).status).toBe(200);
  expect((await look(hash)).reason).toBeNull();
  const next = await invite(email);
  await eventually(async () => (await subjectsOf(email)).length === 2, 'the next invitation');
  const after = await server.call('GET', `/api/admin/campaigns/${next.id}/subjects`, {
    token: tenant.manager.token,
  });
  expect(after.body.data[0].unsubscribed).toBe(false);

  await set(hash);
  await answerPersonality(server, person);
  await eventually(async () => (await dropped(email)).includes('campaign-finished'), 'the end');
  expect(await subjectsOf(email)).toHaveLength(2);
});

test('it holds for one organisation, and another one learns nothing of it', async () => {
  const email = 'two@example.org';
  await invite(email);
  await set(hashIn(await receiveMail(server, email)));
  const other = await makeTenant(server, { name: 'Harbour' });
  const campaign = await invite(email, other);
  const mail = await receiveMail(server, email, 'Harbour');
  expect((await look(hashIn(mail))).organization.name).toBe('Harbour');
  const { body } = await server.call('GET', `/api/admin/campaigns/${campaign.id}/subjects`, {
    token: other.manager.token,
  });
  expect(body.data[0].unsubscribed).toBe(false);
});

test('the button of a mail program needs no session, takes either form and bears being pressed again', async () => {
  await invite('button@example.org');
  const hash = hashIn(await receiveMail(server, 'button@example.org'));
  const urlencoded = 'application/x-www-form-urlencoded';
  const wrong = await press(hash, 'List-Unsubscribe=Other', urlencoded);
  expect(wrong.status).toBe(422);
  expect((await look(hash)).reason).toBeNull();
  const first = await press(hash, 'List-Unsubscribe=One-Click', urlencoded);
  expect(first.status).toBe(200);
  expect((await look(hash)).reason).toBe('used');
  await set(hash, { subscribe: true });
  const form = new FormData();
  form.append('List-Unsubscribe', 'One-Click');
  expect((await press(hash, form)).status).toBe(200);
  expect((await press(hash, 'List-Unsubscribe=One-Click', urlencoded)).status).toBe(200);
  expect((await look(hash)).reason).toBe('used');
});

test('an unknown link gets the answer of a known one and changes nothing', async () => {
  await invite('known@example.org');
  const mail = await receiveMail(server, 'known@example.org');
  const hash = hashIn(mail);
  const known = await set(hash);
  expect(await set(unknown)).toMatchObject({ status: known.status, body: known.body });
  const urlencoded = 'application/x-www-form-urlencoded';
  const [one, other] = [
    await press(hash, 'List-Unsubscribe=One-Click', urlencoded),
    await press(unknown, 'List-Unsubscribe=One-Click', urlencoded),
  ];
  expect([other.status, await other.text()]).toEqual([one.status, await one.text()]);
  // Bound to its purpose, both ways.
  const entry = linkIn(mail, '/create-account-test-subject/').split('/')[2] as string;
  await set(hash, { subscribe: true });
  await set(entry);
  expect((await look(hash)).reason).toBeNull();
  const registration = await server.call('POST', '/api/user/confirm-registration', {
    json: {
      password: 'a fine long password',
      users_encrypted_email: hash,
      organization_id: tenant.organization.id,
    },
  });
  expect(registration.status).toBe(422);
});

test('the link goes on working when the campaign is long over', async () => {
  await invite('late@example.org');
  const hash = hashIn(await receiveMail(server, 'late@example.org'));
  await server.database.moveClock('4000 days');
  expect((await look(hash)).valid).toBe(true);
  await set(hash);
  expect((await look(hash)).reason).toBe('used');
  await server.database.moveClock('0 days');
});
