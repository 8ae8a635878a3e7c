import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sealAudit, writeAudit } from '../../../platform/audit.ts';
import { system, transact } from '../../../platform/db/database.ts';
import {
  makeCampaign,
  makeSession,
  makeTenant,
  receiveMail,
  type Tenant,
} from '../../../test/factories.ts';
import { tablesWith as findTables } from '../../../test/canary.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import { activate, enterCampaign, entryToken, finishPersonality } from '../../../test/shortcuts.ts';
import { expireOverdue } from '../expiry/expiry.worker.ts';
import { endRetention, sweepStrangers } from './retention.worker.ts';

let server: TestServer;
let second: TestServer;
let tenant: Tenant;
let suite = 0;

beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ beside: server, work: false });
});
beforeEach(async () => {
  suite += 1;
  await server.database.moveClock('0 days');
  tenant = await makeTenant(server, { packageId: 4 });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

/** A name that is found wherever it is left. */
const canary = (who: string) => `Kanarie${who}${suite}x`;
const address = (who: string) => `${canary(who).toLowerCase()}@example.org`;

async function launch(people: string[], changes: Record<string, unknown> = {}, of = tenant) {
  const subjects = people.map((who) => ({
    first_name: canary(who),
    last_name: 'Vogel',
    email: address(who),
  }));
  const { id } = await makeCampaign(server, of, { subjects, ...changes });
  await activate(server, of, id);
  await eventually(async () => {
    const rows = await query('select from app.mails where campaign_id = $1 and sent_at is null', [
      id,
    ]);
    return rows.length === 0;
  }, 'the invitations');
  return id;
}

const query: TestServer['database']['query'] = (text, values) =>
  server.database.query(text, values);

/** Everything that is due by now, on two nodes and twice on each. */
async function sweep() {
  const nodes = [server, second, server, second];
  await Promise.all(nodes.map(({ node }) => expireOverdue({ db: node.pool.db })));
  await Promise.all(nodes.map(({ node }) => endRetention({ db: node.pool.db, jobs: node.queue })));
}

/** Lets a campaign end: its deadline is 14 days away. */
async function endCampaigns() {
  await server.database.moveClock('15 days');
  await sweep();
}

const announcements = (id: number, template = 'campaign-anonymisation') =>
  query<{ to_email: string; sent_at: Date | null }>(
    'select to_email, sent_at from app.mails where campaign_id = $1 and template = $2 order by to_email',
    [id, template],
  );

const ask = async (path: string, of = tenant) =>
  (await server.call('GET', path, { token: await makeSession(server, of.manager.id) })).body;

const tablesWith = (word: string) => findTables(server.database, word);

/** What the home of somebody says of data that will go. */
async function onHome(name: string) {
  const [person] = await query<{ id: number }>('select id from app.users where email = $1', [
    address(name),
  ]);
  const token = await makeSession(server, person?.id ?? 0);
  return (await server.call('GET', '/api/subject/test-types', { token })).body.data.anonymisations;
}

test('people are told once, 30 days before, and anonymised when the time has come', async () => {
  const id = await launch(['Told']);
  const session = { token: await makeSession(server, tenant.manager.id) };
  await server.call('POST', `/api/admin/campaigns/${id}/close`, session);
  await server.call('PUT', '/api/user/language', { ...session, json: { language: 'es' } });
  await sweep();
  await server.database.moveClock('24 months -32 days');
  await sweep();
  expect(await announcements(id)).toEqual([]);
  expect(await onHome('Told')).toEqual([]);

  await server.database.moveClock('24 months -28 days');
  await sweep();
  await sweep();
  const mail = await receiveMail(server, address('Told'), 'will be anonymised');
  expect(await announcements(id)).toHaveLength(1);
  expect(await onHome('Told')).toEqual([
    {
      campaign_id: id,
      campaign_name: expect.any(String),
      organization: { id: tenant.organization.id, name: tenant.organization.name },
      at: expect.stringMatching(/^20\d\d-/),
      time_zone: 'Europe/Amsterdam',
      permission: false,
    },
  ]);
  expect(mail.text).toContain('You never created an account');
  expect(mail.text).toMatch(/will be anonymised on\s+\w+,\s+\d+\s+\w+\s+20\d\d/);
  expect(mail.headers['List-Unsubscribe']).toBeDefined();
  const notice = await receiveMail(server, tenant.manager.email, 'Se anonimizará el');
  expect(notice.html).toContain('<html lang="es">');
  expect(notice.text + notice.html).not.toContain('Kanarie');
  expect(await announcements(id, 'campaign-anonymisation-notice')).toHaveLength(1);
  expect(await tablesWith(canary('Told'))).toMatchObject({ 'app.users': 1, 'app.invitations': 1 });

  await server.database.moveClock('24 months 3 days');
  await sweep();
  expect(await tablesWith(canary('Told'))).toEqual({});
});

test('nothing of a person stays with the organisation, and the account stays with the person', async () => {
  const id = await launch(['Keeper', 'Stranger']);
  const keeper = await enterCampaign(server, tenant, id, address('Keeper'));
  await finishPersonality(server, keeper);
  await receiveMail(server, keeper.email, 'All done');
  await receiveMail(server, 'mara@example.org', canary('Keeper'));
  const [stranger] = await query<{ id: number }>('select id from app.users where email = $1', [
    address('Stranger'),
  ]);
  await logAbout(keeper.id, canary('Keeper'));
  await logAbout(stranger?.id as number, canary('Stranger'));
  await query(
    `with label as (insert into app.labels (organization_id, name, colour, created_at)
       values ($1, 'Shortlist', 'blue', app.now()) returning id)
     insert into app.subject_labels (organization_id, subject_id, label_id, added_at)
       select $1, $2, id, app.now() from label`,
    [tenant.organization.id, keeper.id],
  );
  await query(
    'insert into app.extra_times (organization_id, subject_id, percent, set_at) values ($1, $2, 50, app.now())',
    [tenant.organization.id, keeper.id],
  );
  await query(
    `update app.invitations set extension_message = $1, extension_asked_at = app.now() where email = $2`,
    [canary('Stranger'), address('Stranger')],
  );
  const before = (await ask(`/api/admin/campaigns/${id}`)).data.progress;
  const log = await query('select * from app.audit_entries order by id');
  expect(Object.keys(await tablesWith(canary('Stranger')))).toContain('app.audit_details');

  await endCampaigns();
  await server.database.moveClock('15 days 24 months');
  await sweep();
  await server.database.moveClock('15 days 25 months');
  await sweep();

  // Of the keeper: the account and the mail that told of the own result.
  expect(await tablesWith(canary('Keeper'))).toEqual({
    'app.demo_mails': 1,
    'app.mails': 1,
    'app.users': 1,
  });
  const own = await query(
    `select organization_id, campaign_id, template, params ? 'invitationId' as led from app.mails where to_email = $1`,
    [keeper.email],
  );
  expect(own).toEqual([
    { organization_id: null, campaign_id: null, template: 'campaign-finished', led: false },
  ]);
  expect(await tablesWith(canary('Stranger'))).toEqual({});
  expect(await query('select from app.users where id = $1', [stranger?.id])).toEqual([]);

  const people = await ask(`/api/admin/campaigns/${id}/subjects`);
  const nobody = { first_name: 'Anonymised', last_name: '', email: '', status: 'anonymised' };
  expect(people.data).toMatchObject([nobody, nobody]);
  const ids = (people.data as { id: number }[]).map((row) => row.id);
  expect(ids).not.toContain(keeper.id);
  expect((await ask(`/api/admin/campaigns/${id}`)).data.progress).toEqual(before);
  expect(
    await query('select from app.campaign_sums where campaign_id = $1 and n > 0', [id]),
  ).toEqual([]);

  expect(await query('select from app.subject_labels where subject_id = $1', [keeper.id])).toEqual(
    [],
  );
  expect(await query('select from app.extra_times where subject_id = $1', [keeper.id])).toEqual([]);
  // Nobody is left to be asked or to be given more time.
  const staff = { token: await makeSession(server, tenant.manager.id) };
  const asked = await server.call('GET', `/api/admin/permission/subject/${ids[0]}`, staff);
  expect(asked.status).toBe(404);
  const extended = await server.call('PUT', `/api/admin/campaigns/${id}/extension/${ids[0]}`, {
    ...staff,
    json: { deadline: '2099-01-01' },
  });
  expect(extended.status).toBe(404);

  const token = await makeSession(server, keeper.id);
  const result = await server.call('GET', '/api/personality-test/results', { token });
  expect(result.status).toBe(200);
  const live = await query(
    'select from app.permissions where subject_id = $1 and revoked_at is null',
    [keeper.id],
  );
  expect(live).toEqual([]);
  // The chain is as it was; what it seals about these people is gone.
  const ending = await query('select * from app.audit_entries where id = any($1) order by id', [
    log.map((entry) => entry['id']),
  ]);
  expect(ending).toEqual(log);
});

async function logAbout(subjectId: number, name: string): Promise<void> {
  await transact(server.node.pool.db, system, async (trx) => {
    const origin = {
      organizationId: tenant.organization.id,
      actorId: tenant.manager.id,
      requestId: 'r',
      ip: '127.0.0.1',
      userAgent: null,
    };
    await writeAudit(trx, origin, {
      action: 'subject.extra_time_set',
      entity: 'user',
      entityId: subjectId,
      after: { name },
    });
    await sealAudit(trx);
  });
}

test('permission stays while another campaign of the organisation needs it, and elsewhere anyway', async () => {
  const other = await makeTenant(server);
  const id = await launch(['Busy']);
  const person = await enterCampaign(server, tenant, id, address('Busy'));
  await finishPersonality(server, person);
  const elsewhere = await launch(['Busy'], { campaign_type: 'development' }, other);
  await endCampaigns();
  const staff = await makeSession(server, tenant.manager.id);
  const development = await makeCampaign(
    server,
    { ...tenant, manager: { ...tenant.manager, token: staff } },
    {
      campaign_type: 'development',
      deadline: new Date(Date.now() + 40 * 86_400_000).toISOString(),
      subjects: [{ first_name: canary('Busy'), last_name: 'Vogel', email: address('Busy') }],
    },
  );
  await activate(
    server,
    { ...tenant, manager: { ...tenant.manager, token: staff } },
    development.id,
  );
  const live = () =>
    query<{ organization_id: number }>(
      'select organization_id from app.permissions where subject_id = $1 and revoked_at is null',
      [person.id],
    );
  await server.database.moveClock('15 days 24 months');
  await sweep();
  await server.database.moveClock('15 days 25 months');
  await sweep();
  expect(await live()).toEqual([{ organization_id: tenant.organization.id }]);
  // The result counts where it is still asked for, and no longer where the person has no name.
  const counted = await query<{ campaign_id: number }>(
    'select campaign_id from app.average_members where subject_id = $1 and organization_id = $2',
    [person.id, tenant.organization.id],
  );
  expect(counted).toEqual([{ campaign_id: development.id }]);
  const names = await query<{ campaign_id: number }>(
    'select campaign_id from app.invitations where email = $1 order by campaign_id',
    [person.email],
  );
  expect(names.map((row) => row.campaign_id)).toEqual([elsewhere, development.id]);
  expect(await announcements(development.id)).toEqual([]);
});

test('a shorter time holds from the announcement on, never before 30 days have passed', async () => {
  const id = await launch(['Short']);
  await endCampaigns();
  await server.database.moveClock('15 days 6 months');
  await query('update app.organizations set retention_months = 1 where id = $1', [
    tenant.organization.id,
  ]);
  await sweep();
  expect(await announcements(id)).toHaveLength(1);
  expect(Object.keys(await tablesWith(canary('Short')))).toContain('app.invitations');
  await server.database.moveClock('6 months 44 days');
  await sweep();
  expect(Object.keys(await tablesWith(canary('Short')))).toContain('app.invitations');
  await server.database.moveClock('6 months 46 days');
  await sweep();
  expect(await tablesWith(canary('Short'))).toEqual({});
});

test('who cannot be reached or wants no mails is not written to, and goes with the others', async () => {
  const id = await launch(['Bounced', 'Silent', 'Plain']);
  await query(`update app.invitations set status = 'bounced' where email = $1`, [
    address('Bounced'),
  ]);
  await query(
    `update app.subscriptions set unsubscribed_at = app.now() where user_id = (select id from app.users where email = $1)`,
    [address('Silent')],
  );
  await endCampaigns();
  await server.database.moveClock('15 days 24 months');
  await sweep();
  // A legal notice reaches those too who want no other emails; not an address that does not work.
  expect((await announcements(id)).map((row) => row.to_email).toSorted()).toEqual(
    [address('Plain'), address('Silent')].toSorted(),
  );
  await server.database.moveClock('15 days 25 months');
  await sweep();
  for (const who of ['Bounced', 'Silent', 'Plain']) {
    expect(await tablesWith(canary(who))).toEqual({});
  }
});

test('who came in without a password keeps the account', async () => {
  const id = await launch(['Passless']);
  await query(
    `insert into app.permissions (subject_id, organization_id, text_version, granted_at)
     select subject_id, organization_id, '2026-11', app.now() from app.invitations where campaign_id = $1`,
    [id],
  );
  await endCampaigns();
  await server.database.moveClock('15 days 24 months');
  await sweep();
  await server.database.moveClock('15 days 25 months');
  await sweep();
  expect(await tablesWith(canary('Passless'))).toEqual({ 'app.users': 1 });
});

test('many go in steps, on two nodes at a time, and whoever was stopped goes on', async () => {
  // Three steps of five hundred, the last one not full.
  const size = 1200;
  const subjects = Array.from({ length: size }, (_, i) => ({
    first_name: `Menigte${i}`,
    last_name: 'Veel',
    email: `menigte-${i}@example.org`,
  }));
  const { id } = await makeCampaign(server, tenant, { subjects });
  await activate(server, tenant, id);
  await query(`delete from pgboss.job where name = 'mail.queued'`);
  await endCampaigns();
  await server.database.moveClock('15 days 24 months');
  await sweep();
  expect(await announcements(id)).toHaveLength(size);
  await query(`delete from pgboss.job where name = 'mail.queued'`);
  await server.database.moveClock('15 days 25 months');
  await sweep();
  expect(await tablesWith('menigte')).toEqual({});
  const [campaign] = await query(
    `select subjects_count, invited_count, anonymised_at is not null as done,
       (select count(distinct subject_id)::integer from app.invitations where campaign_id = c.id and status = 'anonymised') as places
     from app.campaigns c where id = $1`,
    [id],
  );
  expect(campaign).toEqual({ subjects_count: size, invited_count: size, done: true, places: size });
});

test('who was only in a draft that is deleted, or was taken out of a campaign, is gone the same night', async () => {
  const email = address('Draft');
  const subjects = [{ first_name: canary('Draft'), last_name: 'Vogel', email }];
  const staff = {
    ...tenant,
    manager: { ...tenant.manager, token: await makeSession(server, tenant.manager.id) },
  };
  const draft = await makeCampaign(server, staff, { subjects });
  const kept = () => query('select 1 from app.users where email = $1', [email]);
  await sweepStrangers(server.node.pool);
  expect(await kept()).toHaveLength(1);
  await query('delete from app.campaigns where id = $1', [draft.id]);
  expect(await kept()).toHaveLength(1);
  await sweepStrangers(server.node.pool);
  expect(await kept()).toEqual([]);
  const manager = await query('select 1 from app.users where id = $1', [tenant.manager.id]);
  expect(manager).toHaveLength(1);
});

test('who only said no, or asked for a password, is gone with what they did', async () => {
  const id = await launch(['No']);
  const email = address('No');
  const headers = { 'user-agent': canary('Browser') };
  const declined = await server.call('POST', '/api/user/decline-invitation', {
    json: { token: await entryToken(server, id, email) },
    headers,
  });
  const reset = await server.call('POST', '/api/user/password/send-reset-email', {
    json: { email },
    headers,
  });
  expect([declined.status, reset.status]).toEqual([200, 200]);
  expect(Object.keys(await tablesWith(canary('Browser')))).toEqual(['app.audit_details']);
  await endCampaigns();
  await server.database.moveClock('26 months');
  await sweep();
  await server.database.moveClock('28 months');
  await sweep();
  expect(await tablesWith(canary('No'))).toEqual({});
  expect(await tablesWith(canary('Browser'))).toEqual({});
});
