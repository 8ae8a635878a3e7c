import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { featureKeys } from '@assay/contract/access';
import { makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';

/** A service for professional profiles that answers what a test wants. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: { url: string; authorization: string | undefined }[] = [];
const service = createServer((request, response) => {
  asked.push({ url: request.url ?? '', authorization: request.headers.authorization });
  answer(request, response);
});

let server: TestServer;
let without: TestServer;
let outside: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const profileSync = {
    url: `http://127.0.0.1:${port}/resume`,
    token: 'a token of the service',
    isInside: true,
  };
  server = await startTestServer({ work: false, config: { profileSync } });
  without = await startTestServer({ beside: server, work: false, config: { profileSync: null } });
  outside = await startTestServer({
    beside: server,
    work: false,
    config: { profileSync: { ...profileSync, isInside: false } },
  });
  tenant = await makeTenant(server);
});
afterAll(async () => {
  await without.stop();
  await outside.stop();
  await server.stop();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  asked.length = 0;
});

function json(body: unknown, status = 200): void {
  answer = (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

const linkedin = 'https://www.linkedin.com/in/grace-hopper';

async function someone(profile: string | null = linkedin): Promise<Person> {
  const { person } = await startedCampaign(server, tenant);
  if (profile !== null) {
    const told = { linkedin_url: profile };
    await server.call('POST', '/api/subject-profile', { token: person.token, json: told });
  }
  return person;
}

const sync = ({ id }: Person, node = server, by = tenant) =>
  node.call('PUT', `/api/admin/subject-profile/sync/${id}`, { token: by.manager.token });

async function shown({ id }: Person) {
  const path = `/api/admin/subject-profile/${id}`;
  const { body } = await server.call('GET', path, { token: tenant.manager.token });
  return body.data;
}

test('R076 synced skills are a list, and the profile holds it', async () => {
  const person = await someone();
  expect(await shown(person)).toMatchObject({ can_sync: true, skills: null });
  json({
    basics: { name: 'Grace Hopper', email: 'private@example.org' },
    skills: [
      { name: 'Compilers', level: 'Master', keywords: ['COBOL', 'Flow-Matic'] },
      { name: '  Navy \u0000 signals ' },
      { name: 'Compilers', level: 'again' },
      { level: 'nothing' },
      'no skill',
    ],
  });
  const skills = [
    { name: 'Compilers', level: 'Master', keywords: ['COBOL', 'Flow-Matic'] },
    { name: 'Navy signals', level: null, keywords: [] },
  ];
  expect(await sync(person)).toMatchObject({ status: 200, body: { data: skills } });
  expect(asked).toEqual([
    {
      url: `/resume?profile=${encodeURIComponent(linkedin)}`,
      authorization: 'Bearer a token of the service',
    },
  ]);
  expect((await shown(person)).skills).toMatchObject({ list: skills });
  json({ skills: [] });
  expect((await sync(person)).body).toEqual({ data: [] });
  expect((await shown(person)).skills.list).toEqual([]);
  const ledger = await server.database.query(
    "select actor_id from app.access_ledger where subject_id = $1 and what = 'profile_sync'",
    [person.id],
  );
  expect(ledger).toEqual([{ actor_id: tenant.manager.id }, { actor_id: tenant.manager.id }]);
  const log = await server.database.query(
    `select d.after from app.audit_entries e join app.audit_details d on d.entry_id = e.id
     where e.action = 'subject.skills_synced' and e.entity_id = $1 order by e.id`,
    [String(person.id)],
  );
  expect(log).toEqual([{ after: { skills: 2 } }, { after: { skills: 0 } }]);
});

test('without a service, a named profile or a word about it the call is a 409 that says so', async () => {
  const person = await someone();
  const off = await sync(person, without);
  expect(off).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('no service') },
  });
  expect(asked).toEqual([]);
  const silent = await someone(null);
  expect(await sync(silent)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('has not named a professional profile') },
  });
  expect(asked).toEqual([]);
  json({}, 404);
  expect(await sync(person)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('knows nothing') },
  });
});

test.each<[string, typeof answer]>([
  ['a redirect', (_, to) => to.writeHead(302, { location: 'http://127.0.0.1/secret' }).end()],
  ['a fault', (_, to) => to.writeHead(500, { 'content-type': 'application/json' }).end('{}')],
  ['no JSON', (_, to) => to.writeHead(200, { 'content-type': 'application/json' }).end('<html>')],
  ['a page', (_, to) => to.writeHead(200, { 'content-type': 'text/html' }).end('{"skills":[]}')],
  ['no resume', (_, to) => to.writeHead(200, { 'content-type': 'application/json' }).end('[]')],
  [
    'packed bytes',
    (_, to) =>
      to
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end('x'),
  ],
  ['a hang-up', (_, to) => to.socket?.destroy()],
  [
    'far too much',
    (_, to) => {
      to.writeHead(200, { 'content-type': 'application/json' });
      to.write(`{"skills":[],"x":"${'x'.repeat(1_200_000)}`);
    },
  ],
])('%s of the service is a 503, is asked once and keeps nothing', async (_name, said) => {
  const person = await someone();
  answer = said;
  const { status, body } = await sync(person);
  expect(status).toBe(503);
  expect(JSON.stringify(body)).not.toMatch(/Bearer|token of|127\.0\.0\.1/);
  expect(asked).toHaveLength(1);
  expect((await shown(person)).skills).toBeNull();
});

test('a service that leads into the own network is not asked, unless the operator says that it stands there', async () => {
  const person = await someone();
  json({ skills: [] });
  expect((await sync(person, outside)).status).toBe(503);
  expect(asked).toEqual([]);
});

test('whoever may not see the person makes the service learn nothing of them', async () => {
  const person = await someone();
  json({ skills: [] });
  expect((await sync(person, server, await makeTenant(server))).status).toBe(404);
  const features = featureKeys.filter((key) => key !== 'profile_sync');
  const off = await makeTenant(server, { features });
  expect(await sync(person, server, off)).toMatchObject({
    status: 403,
    body: { code: 'feature_off', feature: 'profile_sync' },
  });
  const revoke = () =>
    server.database.query(
      'update app.permissions set revoked_at = app.now() where subject_id = $1',
      [person.id],
    );
  // Withdrawn while the service thinks: nothing is kept.
  answer = (_request, response) => {
    void revoke().then(() =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"skills":[]}'),
    );
  };
  expect((await sync(person)).status).toBe(403);
  asked.length = 0;
  expect(await sync(person)).toMatchObject({ status: 403, body: { code: 'permission_required' } });
  expect(asked).toEqual([]);
  const rows = 'select 1 from app.synced_skills where subject_id = $1';
  expect(await server.database.query(rows, [person.id])).toEqual([]);
});
