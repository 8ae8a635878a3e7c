import { beforeAll, describe, expect, test } from 'vitest';
import { makeStaff, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/harness.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';
import { openKeyring } from '../../../platform/crypto/keyring.ts';
import { resealPinNotes } from './pin-reseal.service.ts';

let server: TestServer;
let tenant: Tenant;
/** Two who let the organisation see their results. */
let ann: Person;
let bo: Person;

beforeAll(async () => {
  server = await useServer();
  tenant = await makeTenant(server);
  ann = (await startedCampaign(server, tenant)).person;
  bo = (await startedCampaign(server, tenant)).person;
});

const call = (
  method: string,
  path: string,
  json?: unknown,
  by: { token: string } = tenant.manager,
) => server.call(method, `/api/admin/subject/pins/${path}`, { token: by.token, json });
const pinned = async (kind: string, { id } = ann) => (await call('GET', `${id}/${kind}`)).body.data;

describe('R008 R167 R168 R201 pins', () => {
  test('to a role have role_id and type; the same again changes nothing', async () => {
    const path = `${ann.id}/role/3/standard`;
    const pins = [await call('PUT', `pin/${path}`), await call('PUT', `pin/${path}`)];
    expect(pins.map(({ status }) => status)).toEqual([200, 200]);
    expect((await call('PUT', `pin/${ann.id}/role/3/alt`)).status).toBe(200);
    expect(await pinned('role')).toEqual(
      expect.arrayContaining([
        {
          role_id: 3,
          type: 'standard',
          name: expect.any(String),
          pinned_by: 'Mara Keller',
          pinned_at: expect.any(String),
        },
        expect.objectContaining({ role_id: 3, type: 'alt' }),
      ]),
    );
    expect((await pinned('role')).length).toBe(2);
    const unpins = [await call('PUT', `unpin/${path}`), await call('PUT', `unpin/${path}`)];
    expect(unpins.map(({ status }) => status)).toEqual([200, 200]);
    expect(await pinned('role')).toMatchObject([{ role_id: 3, type: 'alt' }]);
  });

  test('as a successor have successor_id, a readiness and a note; a pair has one', async () => {
    const path = `${ann.id}/succession/${bo.id}`;
    expect((await call('PUT', `pin/${path}/soon`, { note: ' Knows the team. ' })).status).toBe(200);
    expect(await pinned('succession')).toEqual([
      {
        subject_id: ann.id,
        successor_id: bo.id,
        entity: { id: bo.id, first_name: 'Grace', last_name: 'Hopper', email: bo.email },
        role_type: 'soon',
        note: 'Knows the team.',
        pinned_by: 'Mara Keller',
        pinned_at: expect.any(String),
      },
    ]);
    // Moved without a word about the note, it keeps it.
    expect((await call('PUT', `pin/${path}/now`)).status).toBe(200);
    expect(await pinned('succession')).toMatchObject([
      { role_type: 'now', note: 'Knows the team.' },
    ]);
    expect((await call('PUT', `pin/${path}/now`, { note: null })).status).toBe(200);
    expect(await pinned('succession')).toMatchObject([{ role_type: 'now', note: null }]);
    // A colleague who still sees the old one is told instead of taking the new one off.
    expect((await call('PUT', `unpin/${path}/soon`)).status).toBe(409);
    expect((await call('PUT', `unpin/${path}/now`)).status).toBe(200);
    expect((await call('PUT', `unpin/${path}/now`)).status).toBe(200);
    expect(await pinned('succession')).toEqual([]);
  });

  test('refuse what does not fit, roles that do not exist, and oneself', async () => {
    for (const [path, field] of [
      [`${ann.id}/role/3/now`, 'roleType'],
      [`${ann.id}/succession/${bo.id}/standard`, 'roleType'],
      [`${ann.id}/succession/${ann.id}/now`, 'entityId'],
      [`${ann.id}/crown/${bo.id}/now`, 'pinType'],
    ]) {
      expect(await call('PUT', `pin/${path}`)).toMatchObject({
        status: 422,
        body: { errors: { [field as string]: [expect.any(String)] } },
      });
    }
    expect((await call('PUT', `pin/${ann.id}/role/4711/standard`)).status).toBe(404);
    expect((await call('GET', `${ann.id}/role`, undefined, ann)).status).toBe(403);
    const without = await makeTenant(server, { features: ['personality'] });
    expect((await call('GET', `${ann.id}/role`, undefined, without.manager)).body).toMatchObject({
      code: 'feature_off',
      feature: 'pins',
    });
    const stranger = await makeTenant(server);
    expect((await call('GET', `${ann.id}/role`, undefined, stranger.manager)).status).toBe(404);
  });

  test('need the permission of both, and are gone from view with it', async () => {
    const cy = (await startedCampaign(server, tenant)).person;
    const path = `pin/${cy.id}/succession/${bo.id}/later`;
    expect((await call('PUT', path)).status).toBe(200);
    expect((await call('PUT', `pin/${bo.id}/succession/${cy.id}/later`)).status).toBe(200);
    await server.database.query(
      'update app.permissions set revoked_at = now() where subject_id = $1',
      [cy.id],
    );
    for (const [method, at] of [
      ['PUT', path],
      ['GET', `${cy.id}/succession`],
      ['PUT', `pin/${bo.id}/succession/${cy.id}/now`],
    ] as const) {
      expect((await call(method, at)).body).toMatchObject({ code: 'permission_required' });
    }
    expect(await pinned('succession', bo)).toEqual([]);
  });
});

test('two managers who pin one pair at once leave one pin, and both are answered', async () => {
  const second = await makeStaff(server, 'admin', tenant.organization);
  const answers = await Promise.all(
    ['now', 'soon', 'later', 'now', 'soon', 'later'].map((when, at) =>
      call(
        'PUT',
        `pin/${bo.id}/succession/${ann.id}/${when}`,
        { note: when },
        at % 2 === 0 ? second : tenant.manager,
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const [one, ...others] = await pinned('succession', bo);
  expect(others).toEqual([]);
  expect(one.note).toBe(one.role_type);
});

test('a note lies encrypted, is in the own data, and is sealed anew after a change of the secret', async () => {
  const note = 'A very private judgement';
  await call('PUT', `pin/${bo.id}/succession/${ann.id}/later`, { note });
  const stored = await server.database.query<{ note: Buffer }>(
    'select note from app.succession_pins where subject_id = $1 and entity_id = $2',
    [bo.id, ann.id],
  );
  expect(stored[0]?.note.toString()).not.toContain('private');
  const log = await server.database.query<{ after: unknown }>(
    `select after from app.audit_details d join app.audit_entries e on e.id = d.entry_id where e.action = 'subject.pinned'`,
  );
  expect(JSON.stringify(log)).not.toContain('private');
  const own = await server.call('GET', '/api/subject-profile/export', { token: bo.token });
  expect(own.body.data.succession_pins).toContainEqual(
    expect.objectContaining({ readiness: 'later', note }),
  );
  expect(JSON.stringify(own.body.data.succession_pins)).not.toContain(String(ann.id));

  const { config } = server;
  const fresh = { ...config, secret: `${config.secret}-new`, formerSecrets: [config.secret] };
  const before = await resealPinNotes(server.node.pool.db, openKeyring(config));
  expect(before).toMatchObject({ sealed: 0, failed: [] });
  await resealPinNotes(server.node.pool.db, openKeyring(fresh));
  expect((await resealPinNotes(server.node.pool.db, openKeyring(fresh))).sealed).toBe(0);
  await resealPinNotes(
    server.node.pool.db,
    openKeyring({ ...config, formerSecrets: [fresh.secret] }),
  );
  expect(await pinned('succession', bo)).toMatchObject([{ note }]);
});

test('who is taken out of every campaign is in no plan any more', async () => {
  const { person, campaign } = await startedCampaign(server, tenant);
  await call('PUT', `pin/${ann.id}/succession/${person.id}/now`);
  await call('PUT', `pin/${person.id}/role/3/standard`);
  const removed = await server.call(
    'DELETE',
    `/api/admin/campaign/${campaign.id}/subject/${person.id}/remove`,
    { token: tenant.manager.token },
  );
  expect(removed.status).toBe(200);
  const left = await server.database.query(
    `select from app.succession_pins where entity_id = $1
     union all select from app.role_pins where subject_id = $1`,
    [person.id],
  );
  expect(left).toEqual([]);
});
