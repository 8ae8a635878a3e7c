import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKeyring } from '../../../platform/crypto/keyring.ts';
import { now, system } from '../../../platform/db/database.ts';
import {
  makeManager,
  makeSession,
  makeStaff,
  makeTenant,
  receiveMail,
  type Person,
  type Tenant,
} from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';
import { beginTransaction } from '../../../test/waiting.ts';
import { resealAdjustments } from './adjustment-reseal.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const words = 'I am dyslexic and would like a text reader.';

interface Asked {
  tenant: Tenant;
  /** The one who may read: chosen in the settings. */
  contact: Person;
  person: Person;
  campaignId: number;
}

async function asked(): Promise<Asked> {
  const tenant = await makeTenant(server);
  const contact = await makeStaff(server, 'admin', tenant.organization);
  await choose(tenant, contact);
  const { person, campaign } = await startedCampaign(server, tenant);
  const answer = await ask({ person, campaignId: campaign.id });
  expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  return { tenant, contact, person, campaignId: campaign.id };
}

async function choose({ manager: { token } }: Tenant, { email }: Person) {
  const form = new FormData();
  form.append('adjustments_contact', email.toUpperCase());
  const saved = await server.call('POST', '/api/admin/manager/organization', { token, form });
  expect(saved.body.data.adjustments_contact).toBe(email);
}

const ask = ({ person, campaignId }: Pick<Asked, 'person' | 'campaignId'>, text = words) =>
  server.call('POST', `/api/subject/campaigns/${campaignId}/adjustments`, {
    token: person.token,
    json: { text },
  });
const own = ({ person, campaignId }: Asked, method: 'GET' | 'DELETE' = 'GET') =>
  server.call(method, `/api/subject/campaigns/${campaignId}/adjustments`, { token: person.token });
const list = ({ campaignId }: Asked, { token }: { token: string }) =>
  server.call('GET', `/api/admin/campaigns/${campaignId}/adjustments`, { token });
const read = ({ campaignId, person }: Asked, { token }: { token: string }) =>
  server.call('GET', `/api/admin/campaigns/${campaignId}/adjustments/${person.id}`, { token });
const answer = ({ campaignId, person }: Asked, { token }: { token: string }, json: object) =>
  server.call('PUT', `/api/admin/campaigns/${campaignId}/adjustments/${person.id}`, {
    token,
    json,
  });
const state = async ({ person, campaignId }: Asked) => {
  const { body } = await server.call('GET', '/api/subject/test-types', { token: person.token });
  return body.data.invites.find(({ id }: { id: number }) => id === campaignId).adjustments;
};

test('only the contact reads a request, in the access log of whoever asked, and the emails say nothing of it', async () => {
  const it = await asked();
  expect(await state(it)).toBe('asked');
  const mail = await receiveMail(server, it.contact.email, 'asks for adjustments');
  for (const secret of [words, it.person.email]) {
    expect(mail.text + mail.html).not.toContain(secret);
  }
  const listed = await list(it, it.contact);
  expect(listed.body.data).toMatchObject([{ id: it.person.id, answered_at: null }]);
  expect(JSON.stringify(listed.body)).not.toContain('dyslexic');

  // Another manager of the same organisation, and one of another.
  expect((await list(it, it.tenant.manager)).body.data).toEqual([]);
  expect((await read(it, it.tenant.manager)).status).toBe(404);
  expect((await answer(it, it.tenant.manager, { percent: 50 })).status).toBe(404);
  const { manager: stranger } = await makeTenant(server);
  expect((await list(it, stranger)).status).toBe(404);
  expect((await read(it, stranger)).status).toBe(404);

  const log = async () =>
    (await server.call('GET', '/api/subject-profile/access-log', { token: it.person.token })).body
      .data;
  expect(await log()).toEqual([]);
  expect((await read(it, it.contact)).body.data).toMatchObject({ text: words, answer: null });
  expect(await log()).toMatchObject([
    { kind: 'adjustments', organization: { id: it.tenant.organization.id } },
  ]);
});

test('an answer gives extra time, words or both, and the person hears that there is one', async () => {
  const it = await asked();
  expect((await answer(it, it.contact, {})).status).toBe(422);
  expect((await answer(it, it.contact, { percent: 30 })).status).toBe(422);
  const given = await answer(it, it.contact, { percent: 50, answer: 'A reader is switched on.' });
  expect(given.status).toBe(200);
  const mail = await receiveMail(server, it.person.email, 'Your request has been answered');
  expect(mail.text).not.toMatch(/reader|\b50\b/);
  expect((await own(it)).body.data).toMatchObject({
    text: words,
    percent: 50,
    answer: 'A reader is switched on.',
  });
  expect(await state(it)).toBe('answered');
  const extra = await server.call('GET', `/api/admin/subjects/${it.person.id}/extra-time`, {
    token: it.tenant.manager.token,
  });
  expect(extra.body.data.percent).toBe(50);

  // Asked again, it waits again, and the contact hears again.
  expect((await ask(it, 'A break would help, too.')).status).toBe(200);
  expect((await own(it)).body.data).toMatchObject({ answered_at: null, answer: null });
  expect((await own(it, 'DELETE')).status).toBe(200);
  expect((await own(it)).body.data).toBeNull();
  expect((await own(it, 'DELETE')).status).toBe(404);
  expect(await state(it)).toBe('none');
});

test('nobody answers themselves; once a colleague is the contact, they do', async () => {
  const it = await asked();
  await makeManager(server, it.person, it.tenant);
  await choose(it.tenant, it.person);
  const refused = await answer(it, it.person, { percent: 100 });
  expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(refused.body.message).toContain('your own request');
  expect((await own(it)).body.data).toMatchObject({ answered_at: null, percent: null });
  await choose(it.tenant, it.contact);
  expect((await answer(it, it.contact, { percent: 25 })).status).toBe(200);
});

test('an answer to a request that was replaced meanwhile is refused and gives nothing', async () => {
  const it = await asked();
  const { asked_at: first } = (await read(it, it.contact)).body.data;
  await ask(it, 'A break would help, too.');
  const late = await answer(it, it.contact, { asked_at: first, percent: 50, answer: 'A reader.' });
  expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await own(it)).body.data).toMatchObject({ answered_at: null, percent: null });
  const extra = await server.call('GET', `/api/admin/subjects/${it.person.id}/extra-time`, {
    token: it.tenant.manager.token,
  });
  expect(extra.body.data.percent).toBe(0);
  const { asked_at: second } = (await read(it, it.contact)).body.data;
  const given = await answer(it, it.contact, { asked_at: second, answer: 'Take a break.' });
  expect(given.status).toBe(200);
  expect((await own(it)).body.data).toMatchObject({ answer: 'Take a break.' });
});

test('an answer that comes while the person is replacing the request waits, and is refused', async () => {
  const it = await asked();
  const { asked_at: first } = (await read(it, it.contact)).body.data;
  const replacing = await beginTransaction(server, system, (trx) =>
    trx
      .updateTable('adjustment_requests')
      .set({ asked_at: now })
      .where('subject_id', '=', it.person.id)
      .execute(),
  );
  const late = answer(it, it.contact, { asked_at: first, answer: 'A reader.' });
  await replacing.blocking({ unless: late });
  await replacing.commit();
  expect((await late).status).toBe(409);
});

test('of two contacts who answer at once the second is told, and may then answer in place of the first', async () => {
  const it = await asked();
  const { asked_at } = (await read(it, it.contact)).body.data;
  const first = { asked_at, answered_at: null, percent: 50, answer: 'A reader is there.' };
  const second = { ...first, percent: 100 };
  const both = await Promise.all([first, second].map((json) => answer(it, it.contact, json)));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const kept = both[0]?.status === 200 ? first : second;
  const other = kept === first ? second : first;
  const { answered_at } = (await read(it, it.contact)).body.data;
  expect((await own(it)).body.data).toMatchObject({ answered_at, percent: kept.percent });

  // The same once more, since its reply was lost, is no other answer.
  expect((await answer(it, it.contact, kept)).status).toBe(200);
  expect((await own(it)).body.data).toMatchObject({ answered_at });
  const refused = await answer(it, it.contact, other);
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(refused.body.message).toContain('has been answered');
  expect((await answer(it, it.contact, { ...other, answered_at })).status).toBe(200);
  expect((await own(it)).body.data).toMatchObject({ percent: other.percent });
});

test('it lies encrypted, is in the own export in plain words, and is nowhere among the emails of the campaign', async () => {
  const it = await asked();
  await answer(it, it.contact, { answer: 'Take the pauses that you need.' });
  await receiveMail(server, it.person.email, 'Your request has been answered');
  const dump = await server.database.query<{ row: string }>(
    'select r::text as row from app.adjustment_requests r where subject_id = $1',
    [it.person.id],
  );
  const readable = dump
    .map(({ row }) => row + Buffer.from(row.replace(/.*\\\\x/, ''), 'hex'))
    .join();
  expect(dump).toHaveLength(1);
  expect(readable).not.toMatch(/dyslexic|pauses/);

  const { body } = await server.call('GET', '/api/subject-profile/export', {
    token: it.person.token,
  });
  expect(body.data.adjustments).toMatchObject([
    { request: words, answer: 'Take the pauses that you need.', percent: null },
  ]);
  const mails = await server.call(
    'GET',
    `/api/admin/campaigns/${it.campaignId}/mails?subject=${it.person.id}`,
    { token: it.tenant.manager.token },
  );
  expect(mails.status).toBe(200);
  expect(JSON.stringify(mails.body)).not.toContain('adjustments');
  const people = await server.call('GET', `/api/admin/campaigns/${it.campaignId}/subjects`, {
    token: it.contact.token,
  });
  expect(JSON.stringify(people.body)).not.toContain('adjustment');
});

test('while nobody has the address of the contact, every manager may answer', async () => {
  const tenant = await makeTenant(server);
  const { person, campaign } = await startedCampaign(server, tenant);
  const it = { tenant, contact: tenant.manager, person, campaignId: campaign.id };
  await ask(it);
  // The sender of the campaign is no manager.
  await receiveMail(server, 'mara@example.org', 'asks for adjustments');
  expect((await read(it, tenant.manager)).body.data.text).toBe(words);
  const form = new FormData();
  form.append('adjustments_contact', 'nobody@example.org');
  const refused = await server.call('POST', '/api/admin/manager/organization', {
    token: tenant.manager.token,
    form,
  });
  expect(Object.keys(refused.body.errors)).toEqual(['adjustments_contact']);
});

test('a contact who has left hears of nothing, and stands in no setting', async () => {
  const root = await makeStaff(server, 'super_admin');
  const leave = {
    deleted: (id: number) =>
      server.call('DELETE', `/api/super-admin/managers/${id}`, { token: root.token }),
    'without the role': (id: number) =>
      server.call('POST', '/api/super-admin/remove-role', {
        token: root.token,
        json: { manager_id: id, role: 'admin' },
      }),
  };
  for (const [how, end] of Object.entries(leave)) {
    const it = await asked();
    await receiveMail(server, it.contact.email, 'asks for adjustments');
    expect([how, (await end(it.contact.id)).status]).toEqual([how, 200]);
    const { token } = it.tenant.manager;
    const settings = await server.call('GET', '/api/admin/manager/organization', { token });
    expect([how, settings.body.data.adjustments_contact]).toEqual([how, null]);
    expect([how, (await read(it, it.tenant.manager)).status]).toEqual([how, 200]);

    expect((await own(it, 'DELETE')).status).toBe(200);
    expect((await ask(it)).status).toBe(200);
    const told = () =>
      server.database.query<{ to_email: string }>(
        `select to_email from app.mails where template = 'adjustments-asked'
           and params ->> 'invitationId' = (select i.id::text from app.invitations i
             where i.campaign_id = $1 and i.subject_id = $2) order by id desc`,
        [it.campaignId, it.person.id],
      );
    await eventually(async () => (await told()).length === 2, 'the second email');
    expect([how, (await told())[0]?.to_email]).toEqual([how, 'mara@example.org']);
  }
});

test('who does not take part asks nothing, and an empty request is refused', async () => {
  const it = await asked();
  const other = await startedCampaign(server, await makeTenant(server));
  expect((await ask({ ...it, person: other.person })).status).toBe(404);
  expect((await ask(it, '  ')).status).toBe(422);
  expect((await ask(it, 'x'.repeat(2001))).status).toBe(422);
});

test('a change of the key reaches requests and answers, and deleting the account takes them along', async () => {
  const it = await asked();
  await answer(it, it.contact, { answer: 'Yes.' });
  const { db } = server.node.pool;
  const rotated = openKeyring({
    secret: 'another secret that is long enough',
    formerSecrets: [server.config.secret],
  });
  const sealed = await resealAdjustments(db, rotated);
  expect(sealed).toMatchObject({ failed: [] });
  expect(sealed.sealed).toBeGreaterThan(0);
  expect(await resealAdjustments(db, rotated)).toMatchObject({ sealed: 0 });
  const back = openKeyring({
    secret: server.config.secret,
    formerSecrets: ['another secret that is long enough'],
  });
  await resealAdjustments(db, back);
  expect((await own(it)).body.data).toMatchObject({ text: words, answer: 'Yes.' });

  const token = await makeSession(server, it.person.id);
  const deleted = await server.call('DELETE', '/api/subject-profile', {
    token,
    json: { password: 'a fine long password' },
  });
  expect(deleted.status).toBe(200);
  const left = await server.database.query(
    'select from app.adjustment_requests where subject_id = $1',
    [it.person.id],
  );
  expect(left).toEqual([]);
});
