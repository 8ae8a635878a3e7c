import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sealAudit } from '../../platform/audit.ts';
import { system, transact } from '../../platform/db/database.ts';
import {
  makeCampaign,
  makeStaff,
  makeTenant,
  type Person,
  type Tenant,
} from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

const path = '/api/super-admin/action-logs';

let server: TestServer;
let owner: Person;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  owner = await makeStaff(server, 'super_admin');
  tenant = await makeTenant(server);
});
afterAll(() => server.stop());

const read = (query = '', { token } = owner) => server.call('GET', `${path}${query}`, { token });
const label = (name: string, of = tenant) =>
  server.call('POST', '/api/admin/labels', {
    token: of.manager.token,
    json: { name, colour: 'teal' },
  });

describe('the log', () => {
  test('R010 is for super_admin alone: list, export and check', async () => {
    const operator = await makeStaff(server, 'tdl_admin');
    for (const call of ['', '/export', '/verify']) {
      expect((await read(call)).status).toBe(200);
      expect((await read(call, operator)).status).toBe(403);
      expect((await read(call, tenant.manager)).status).toBe(403);
    }
  });

  test('R122 begins with page 1, the newest first', async () => {
    for (const name of ['First', 'Second', 'Third']) await label(name);
    const { body } = await read('?page=1&perPage=2');
    expect(body.meta).toMatchObject({ current_page: 1, per_page: 2 });
    expect(body.data.map((row: { after: { name: string } }) => row.after.name)).toEqual([
      'Third',
      'Second',
    ]);
    expect((await read('?perPage=2')).body).toEqual(body);
    expect((await read('?page=0')).status).toBe(422);
  });

  test('tells who, of which organisation, what, from where, and what was there before', async () => {
    const { body } = await label('Renamed soon');
    const { id } = body.data;
    await server.call('PUT', `/api/admin/labels/${id}`, {
      token: tenant.manager.token,
      json: { name: 'Renamed', colour: 'pink' },
    });
    const [entry] = (await read('?perPage=1')).body.data;
    expect(entry).toMatchObject({
      actor: { id: tenant.manager.id, name: 'Mara Keller', email: tenant.manager.email },
      organization: tenant.organization,
      action: 'label.updated',
      entity: 'label',
      entity_id: String(id),
      ip: '127.0.0.1',
      before: { name: 'Renamed soon', colour: 'teal' },
      after: { name: 'Renamed', colour: 'pink' },
      sealed: false,
      erased: false,
    });
  });

  test('is narrowed by organisation, actor, action, entity and days', async () => {
    const other = await makeTenant(server);
    await label('Of another', other);
    await makeCampaign(server, other);
    const today = new Date().toISOString().slice(0, 10);
    const found = async (query: string) =>
      (await read(`?${query}`)).body.data.map((row: { action: string }) => row.action);
    const both = ['campaign.created', 'label.created'];
    const own = `organization=${other.organization.id}`;
    expect(await found(own)).toEqual(both);
    expect(await found(`actor=${other.manager.email.toUpperCase()}`)).toEqual(both);
    expect(await found(`${own}&action=label.created`)).toEqual(['label.created']);
    expect(await found(`${own}&entity=campaign`)).toEqual(['campaign.created']);
    expect(await found(`${own}&from=${today}&to=${today}`)).toEqual(both);
    expect(await found(`${own}&to=2020-01-01`)).toEqual([]);
    expect((await read('?action=%27--')).status).toBe(422);
  });

  test('leaves as a table in which no cell is a formula', async () => {
    const tricky = await makeTenant(server, { name: `=HYPERLINK("x") ${Math.random()}` });
    await label('Exported', tricky);
    const { body, headers } = await server.call(
      'GET',
      `${path}/export?organization=${tricky.organization.id}`,
      { token: owner.token },
    );
    expect(headers.get('content-disposition')).toContain('action-log.csv');
    const lines = body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`'=HYPERLINK`);
    expect(lines[1]).toContain('label.created');
    // Nothing before, and what it was made as.
    expect(lines[1]).toMatch(/,,"\{.*""Exported"".*\}"$/);
  });
});

describe('its chain', () => {
  const seal = () => transact(server.node.pool.db, system, sealAudit);
  const verify = async (query = '') => (await read(`/verify${query}`)).body.data;

  beforeEach(async () => {
    await server.database.query('truncate app.audit_details, app.audit_entries');
    for (let i = 0; i < 4; i += 1) await label(`Link ${Math.random()}`);
    await seal();
  });

  const placeOf = async (place: number) => {
    const [row] = await server.database.query<{ id: number }>(
      'select id from app.audit_entries where seal = $1',
      [place],
    );
    return row?.id as number;
  };

  test('holds, and says how much of it there is', async () => {
    await label(`Fresh ${Math.random()}`);
    expect(await verify()).toEqual({
      checked: 4,
      sealed: 4,
      unsealed: 1,
      ok: true,
      first_broken: null,
      erased: 0,
      next: null,
    });
    expect(await verify('?after=3')).toMatchObject({ checked: 1, ok: true });
    expect((await read('/verify?after=99')).status).toBe(404);
  });

  test('holds when what can identify a person has been erased', async () => {
    await server.database.query('delete from app.audit_details where entry_id = $1', [
      await placeOf(2),
    ]);
    expect(await verify()).toMatchObject({ checked: 4, ok: true, erased: 1 });
    const { body } = await read();
    expect(body.data.filter((row: { erased: boolean }) => row.erased)).toMatchObject([
      { actor: null, ip: null, after: null },
    ]);
  });

  test.each([
    ['what an entry says', `update app.audit_details set after = '{"name": "Forged"}'`, 'details'],
    ['who it was', 'update app.audit_details set actor_id = actor_id + 1', 'details'],
    ['from where', `update app.audit_details set ip = '10.0.0.1'`, 'details'],
  ])('finds that the owner of the database changed %s', async (_name, change, reason) => {
    const id = await placeOf(3);
    await server.database.query(`${change} where entry_id = $1`, [id]);
    expect(await verify()).toMatchObject({ checked: 3, ok: false, first_broken: { id, reason } });
  });

  test.each([
    ['the action', `update app.audit_entries set action = 'label.deleted'`, 'details'],
    ['the time', `update app.audit_entries set at = at - interval '1 day'`, 'chain'],
    ['the organisation', 'update app.audit_entries set organization_id = null', 'chain'],
    ['the digest', `update app.audit_entries set digest = sha256('x')`, 'chain'],
  ])('finds that the owner of the database changed %s', async (_name, change, reason) => {
    const id = await placeOf(2);
    await server.database.query(`${change} where id = $1`, [id]);
    expect(await verify()).toMatchObject({ ok: false, first_broken: { id, reason } });
  });

  test('finds that an entry was taken out', async () => {
    const [gone, next] = [await placeOf(2), await placeOf(3)];
    await server.database.query('delete from app.audit_details where entry_id = $1', [gone]);
    await server.database.query('delete from app.audit_entries where id = $1', [gone]);
    expect(await verify()).toMatchObject({
      checked: 1,
      ok: false,
      first_broken: { id: next, reason: 'missing' },
    });
  });
});
