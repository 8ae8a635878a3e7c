import { afterAll, beforeAll, expect, test } from 'vitest';
import { featureKeys } from '@assay/contract/access';
import {
  linkIn,
  type Mail,
  makeCampaign,
  makeSession,
  makeTenant,
  receiveMail,
  type Tenant,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { activate, entryToken, startedCampaign } from '../../../test/shortcuts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const linkOf = (mail: Mail, start: string) => {
  const [hash, organization] = linkIn(mail, start).slice(start.length).split('/');
  return { hash: hash as string, organization: Number(organization) };
};
const confirm = (token: string, organization_id: number) =>
  server.call('POST', '/api/user/confirm-passwordless', { json: { token, organization_id } });
const look = async (hash: string) =>
  (await server.call('GET', `/api/check-magic-link/${hash}`)).body.data;
const ask = (token: string) =>
  server.call('POST', '/api/user/passwordless-link', { json: { token } });
const mailsTo = async (email: string) =>
  (await server.call('GET', `/api/demo/mails?to=${encodeURIComponent(email)}`)).body.data as Mail[];

async function invited(tenant?: Tenant) {
  const owner = tenant ?? (await makeTenant(server, { features: featureKeys }));
  const campaign = await makeCampaign(server, owner);
  await activate(server, owner, campaign.id);
  const email = campaign.subjects[0]?.email as string;
  const { hash } = linkOf(await receiveMail(server, email), '/create-account-passwordless/');
  return { tenant: owner, campaign, email, hash, organization: owner.organization.id };
}

test('R082 a passwordless link logs in, gives the permission at its first use, and works once', async () => {
  const { hash, organization, email } = await invited();
  expect(await look(hash)).toMatchObject({ kind: 'passwordless_invitation', valid: true });
  const session = await confirm(hash, organization);
  expect(session.status).toBe(200);
  expect(session.body).toMatchObject({ token_type: 'Bearer', roles: [], user: { email } });
  expect(session.body.accessToken).toBe(session.body.access_token);
  const { body } = await server.call('GET', '/api/subject/organizations-with-permission', {
    token: session.body.access_token,
  });
  expect(body.data).toMatchObject([{ id: organization }]);
  expect(await confirm(hash, organization)).toMatchObject({
    status: 422,
    body: { errors: { token: [expect.any(String)] } },
  });
  expect(await look(hash)).toMatchObject({ valid: false, reason: 'used', renewable: true });
});

test('a used link has a fresh one mailed; it logs in and gives no permission that was withdrawn', async () => {
  const { hash, organization, email } = await invited();
  const first = await confirm(hash, organization);
  const token = first.body.access_token as string;
  await server.call('DELETE', `/api/subject/organizations-with-permission/${organization}`, {
    token,
  });
  const answer = await ask(hash);
  expect(answer.status).toBe(200);
  expect((await ask('A'.repeat(43))).body).toEqual(answer.body);
  const fresh = linkOf(await receiveMail(server, email, 'Your link'), '/login/passwordless/');
  expect(await look(fresh.hash)).toMatchObject({ kind: 'passwordless_login', valid: true });
  // It opens the door and nothing else.
  const choose = await server.call('POST', '/api/user/confirm-registration', {
    json: {
      password: 'a fine long password',
      users_encrypted_email: fresh.hash,
      organization_id: organization,
    },
  });
  expect(choose.status).toBe(422);
  const again = await confirm(fresh.hash, organization);
  expect(again.status).toBe(200);
  const { body } = await server.call('GET', '/api/subject/organizations-with-permission', {
    token: again.body.access_token,
  });
  expect(body.data).toEqual([]);
});

test('asking for fresh links over and over sends a few mails only', async () => {
  const { hash, email } = await invited();
  for (let i = 0; i < 6; i += 1) expect((await ask(hash)).status).toBe(200);
  await receiveMail(server, email, 'Your link');
  const [row] = await server.database.query<{ count: number }>(
    "select count(*)::integer as count from app.mails where to_email = $1 and template = 'fresh-link'",
    [email],
  );
  expect(row?.count).toBeLessThanOrEqual(3);
});

test('a link is refused with another organisation, altered, after the feature is off, and for staff', async () => {
  const one = await invited();
  const other = await makeTenant(server, { features: featureKeys });
  expect((await confirm(one.hash, other.organization.id)).status).toBe(422);
  expect((await confirm(`${one.hash.slice(0, -1)}_`, one.organization)).status).toBe(422);

  await server.database.query(
    `insert into app.user_roles (user_id, role) select id, 'admin' from app.users where email = $1`,
    [one.email],
  );
  expect((await confirm(one.hash, one.organization)).body.errors.token).toEqual([
    'Please log in with your password.',
  ]);
  const two = await invited(one.tenant);
  await server.database.query(
    `delete from app.organization_features where organization_id = $1
      and feature_id = (select id from app.features where key = 'passwordless')`,
    [two.organization],
  );
  // Who has no password yet is not told to log in with it.
  expect((await confirm(two.hash, two.organization)).body.errors.token).toEqual([
    'Please choose a password first.',
  ]);
  expect(await look(two.hash)).toMatchObject({ kind: 'subject_invitation', valid: true });
});

test('a link to come back opens for somebody without a password, also when the feature is off by then', async () => {
  const { hash, organization, email } = await invited();
  await confirm(hash, organization);
  await ask(hash);
  const fresh = linkOf(await receiveMail(server, email, 'Your link'), '/login/passwordless/');
  await server.database.query(
    `delete from app.organization_features where organization_id = $1
      and feature_id = (select id from app.features where key = 'passwordless')`,
    [organization],
  );
  expect((await confirm(fresh.hash, organization)).status).toBe(200);
});

test('twenty uses at once open one session', async () => {
  const { hash, organization } = await invited();
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(hash, organization)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('an organisation without the feature mails links that ask for a password', async () => {
  const tenant = await makeTenant(server);
  const campaign = await makeCampaign(server, tenant);
  await activate(server, tenant, campaign.id);
  const mail = await receiveMail(server, campaign.subjects[0]?.email as string);
  const { hash } = linkOf(mail, '/create-account-test-subject/');
  expect((await confirm(hash, tenant.organization.id)).status).toBe(422);
});

test('a link that a manager copied opens nothing and has the real mail sent', async () => {
  const tenant = await makeTenant(server);
  const campaign = await makeCampaign(server, tenant);
  await activate(server, tenant, campaign.id);
  const email = campaign.subjects[0]?.email as string;
  await receiveMail(server, email);
  const as = { token: tenant.manager.token };
  const [{ id } = { id: 0 }] = await server.database.query<{ id: number }>(
    'select id from app.users where email = $1',
    [email],
  );
  const copy = await server.call('GET', `/api/admin/subjects/${id}/get-invitation-link`, as);
  expect(copy.status).toBe(200);
  const again = await server.call('GET', `/api/admin/subjects/${id}/get-invitation-link`, as);
  expect(again.body.data.url).toBe(copy.body.data.url);
  const hash = (copy.body.data.url as string).split('/').at(-2) as string;
  expect(await look(hash)).toMatchObject({ kind: 'copied_invitation', valid: true });

  const organization_id = tenant.organization.id;
  const doors = [
    confirm(hash, organization_id),
    server.call('POST', '/api/user/confirm-registration', {
      json: { password: 'a fine long password', users_encrypted_email: hash, organization_id },
    }),
    server.call('POST', '/api/user/give-permission-to-organization', {
      json: { token: hash, organizationId: organization_id },
    }),
    server.call('POST', '/api/user/decline-invitation', { json: { token: hash } }),
  ];
  for (const door of doors) expect((await door).status).toBe(422);
  const [left] = await server.database.query(
    `select (select count(*) from app.sessions where user_id = $1)::integer as sessions,
      (select count(*) from app.permissions where subject_id = $1)::integer as permissions,
      (select status from app.invitations where subject_id = $1) as status`,
    [id],
  );
  expect(left).toEqual({ sessions: 0, permissions: 0, status: 'invited' });
  await ask(hash);
  const mail = await receiveMail(server, email, 'Your link');
  expect(linkOf(mail, '/create-account-test-subject/').hash).not.toBe(hash);

  const stranger = await makeTenant(server);
  const foreign = await server.call('GET', `/api/admin/subjects/${id}/get-invitation-link`, {
    token: stranger.manager.token,
  });
  expect(foreign.status).toBe(404);
});

test('links as CSV hold everybody who has not finished, with formulas made harmless', async () => {
  const tenant = await makeTenant(server);
  const subjects = [
    { first_name: '=HYPERLINK("x")', last_name: 'Kay', email: 'formula@example.org' },
    { first_name: 'Grace', last_name: 'Hopper', email: 'grace-csv@example.org' },
  ];
  const { campaign } = await startedCampaign(server, tenant, { subjects });
  await server.database.query(
    "update app.invitations set status = 'completed', completed_at = app.now() where campaign_id = $1 and email = $2",
    [campaign.id, 'grace-csv@example.org'],
  );
  const file = await server.call<string>('GET', `/api/admin/campaigns/${campaign.id}/links.csv`, {
    token: tenant.manager.token,
  });
  expect(file.headers.get('content-disposition')).toContain('links.csv');
  expect(file.body).toContain(`"'=HYPERLINK`);
  expect(file.body).not.toContain('grace-csv');
  const hash = /test-subject\/([\w-]+)\//.exec(file.body)?.[1] as string;
  expect((await look(hash)).kind).toBe('copied_invitation');
});

test('R080 a subject is asked for permission by mail, once a day, and giving it logs in', async () => {
  const tenant = await makeTenant(server);
  const { person } = await startedCampaign(server, tenant);
  const path = `/api/admin/permission/subject/${person.id}`;
  const as = { token: tenant.manager.token };
  expect((await server.call('GET', path, as)).status).toBe(409);
  const organizationId = tenant.organization.id;
  await server.call('DELETE', `/api/subject/organizations-with-permission/${organizationId}`, {
    token: person.token,
  });
  const stranger = { token: (await makeTenant(server)).manager.token };
  expect((await server.call('GET', path, stranger)).status).toBe(404);
  const prefetch = await server.call('GET', path, { ...as, headers: { purpose: 'prefetch' } });
  expect(prefetch.status).toBe(409);
  const asked = await Promise.all([1, 2, 3].map(() => server.call('GET', path, as)));
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  const mail = await receiveMail(server, person.email, 'asks for your permission');
  const all = (await mailsTo(person.email)).filter((one) => one.subject.includes('permission'));
  expect(all).toHaveLength(1);
  const token = linkIn(mail, '/give-permission/').split('/').at(-1) as string;
  expect(await look(token)).toMatchObject({ kind: 'give_permission', valid: true });
  const give = () =>
    server.call('POST', '/api/user/give-permission-to-organization', {
      json: { token, organizationId },
    });
  const given = await give();
  expect(given).toMatchObject({ status: 200, body: { user: { id: person.id } } });
  expect((await give()).status).toBe(422);
  expect((await server.call('GET', path, as)).status).toBe(409);
});

test('an invitation is declined by its link, and taken up again by the same', async () => {
  const { hash, organization, campaign, tenant } = await invited();
  const decline = (declined?: boolean) =>
    server.call('POST', '/api/user/decline-invitation', { json: { token: hash, declined } });
  expect((await decline()).status).toBe(200);
  const people = await server.call('GET', `/api/admin/campaigns/${campaign.id}/subjects`, {
    token: tenant.manager.token,
  });
  expect(people.body.data[0].status).toBe('declined');
  // A mail program that opens the link by itself takes nothing back.
  expect(await look(hash)).toMatchObject({ valid: true, declined: true });
  expect(await look(hash)).toMatchObject({ declined: true });
  expect((await decline(false)).status).toBe(200);
  expect(await look(hash)).toMatchObject({ declined: false });
  expect((await confirm(hash, organization)).status).toBe(200);
  expect((await decline()).status).toBe(422);
});

test('a person with an own deadline may come in after the campaign’s', async () => {
  const tenant = await makeTenant(server);
  const subjects = ['slow', 'never'].map((name) => ({
    first_name: name,
    last_name: 'Kay',
    email: `${name}-${tenant.organization.id}@example.org`,
  }));
  const { campaign, person } = await startedCampaign(server, tenant, { subjects });
  const path = `/api/subject/campaigns/${campaign.id}/extension`;
  const wish = (message: string) =>
    server.call('POST', path, { token: person.token, json: { message } });
  expect((await wish('I was ill.')).status).toBe(200);
  expect((await wish('Still ill.')).status).toBe(200);
  const letter = await receiveMail(server, 'mara@example.org', 'asks for a later deadline');
  expect(letter.text).toContain('I was ill.');
  const as = { token: tenant.manager.token };
  const managerPath = `/api/admin/campaigns/${campaign.id}/extension`;
  const open = await server.call('GET', managerPath, as);
  expect(open.body.data).toMatchObject([{ id: person.id, message: 'I was ill.' }]);
  const answer = (json: object, who = as) =>
    server.call('PUT', `${managerPath}/${person.id}`, { ...who, json });
  const stranger = { token: (await makeTenant(server)).manager.token };
  const later = new Date(Date.now() + 30 * 86_400_000).toISOString();
  expect((await answer({ deadline: later }, stranger)).status).toBe(404);
  expect((await answer({})).status).toBe(422);
  expect((await answer({ deadline: '2020-01-01' })).status).toBe(422);
  expect((await answer({ deadline: later })).status).toBe(200);
  await receiveMail(server, person.email, 'You have a later deadline');
  expect((await answer({ decline: true })).status).toBe(409);
  expect((await server.call('GET', managerPath, as)).body.data).toEqual([]);

  await server.database.moveClock('20 days');
  try {
    const token = await makeSession(server, person.id);
    const begun = await server.call('GET', '/api/personality-test/questions', { token });
    expect(begun.status).toBe(200);
  } finally {
    await server.database.moveClock('0 days');
  }
});

test('a link whose deadline has passed says when that was, and asks for a later one', async () => {
  const { hash, organization, campaign, tenant } = await invited();
  const other = await invited();
  const ask = (token = hash) =>
    server.call('POST', '/api/user/ask-extension', { json: { token, message: 'I was away.' } });
  expect(await look(hash)).toMatchObject({ valid: true, over: null });
  expect((await ask()).status).toBe(422);
  await server.database.moveClock('15 days');
  try {
    const late = await look(hash);
    expect(late).toMatchObject({
      valid: false,
      over: { campaign_name: expect.any(String), extension_asked: false },
    });
    expect(Date.parse(late.over.deadline)).toBeLessThan(Date.now() + 15 * 86_400_000);
    expect((await ask('x'.repeat(43))).status).toBe(422);
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect((await look(hash)).over).toMatchObject({ extension_asked: true });
    const as = { token: await makeSession(server, tenant.manager.id) };
    const open = await server.call('GET', `/api/admin/campaigns/${campaign.id}/extension`, as);
    expect(open.body.data).toMatchObject([{ message: 'I was away.' }]);
    const [{ id }] = open.body.data;
    const later = new Date(Date.now() + 40 * 86_400_000).toISOString();
    const given = await server.call('PUT', `/api/admin/campaigns/${campaign.id}/extension/${id}`, {
      ...as,
      json: { deadline: later },
    });
    expect(given.status).toBe(200);
    expect(await look(hash)).toMatchObject({ valid: true, over: null });
    expect((await confirm(hash, organization)).status).toBe(200);
    // A campaign that was ended for everybody has no later deadline.
    await server.database.query(`update app.campaigns set status = 'archived' where id = $1`, [
      other.campaign.id,
    ]);
    expect((await look(other.hash)).over).toBeNull();
  } finally {
    await server.database.moveClock('0 days');
  }
});

test('more time is declined kindly', async () => {
  const tenant = await makeTenant(server);
  const { campaign, person } = await startedCampaign(server, tenant);
  await server.call('POST', `/api/subject/campaigns/${campaign.id}/extension`, {
    token: person.token,
    json: {},
  });
  const answer = await server.call(
    'PUT',
    `/api/admin/campaigns/${campaign.id}/extension/${person.id}`,
    { token: tenant.manager.token, json: { decline: true } },
  );
  expect(answer.status).toBe(200);
  await receiveMail(server, person.email, 'About your request for a later deadline');
  const foreign = await makeTenant(server);
  const other = await startedCampaign(server, foreign);
  const refused = await server.call('POST', `/api/subject/campaigns/${campaign.id}/extension`, {
    token: other.person.token,
    json: {},
  });
  expect(refused.status).toBe(404);
});

test('a link tells the name that its own organisation typed, and nobody else’s', async () => {
  const email = `one-of-two-${Math.random()}@example.org`;
  const link = async (first_name: string) => {
    const owner = await makeTenant(server);
    const subjects = [{ first_name, last_name: 'Lee', email }];
    const campaign = await makeCampaign(server, owner, { subjects });
    await activate(server, owner, campaign.id);
    return entryToken(server, campaign.id, email);
  };
  const [first, second] = [await link('Aurelia'), await link('Bo')];
  expect(await look(first)).toMatchObject({ valid: true, first_name: 'Aurelia' });
  const other = await look(second);
  expect(other).toMatchObject({ valid: true, first_name: 'Bo' });
  expect(JSON.stringify(other)).not.toContain('Aurelia');
});
