import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formWith, makePdf } from '../../test/documents.ts';
import { makeTenant, type Person, type Tenant } from '../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../test/harness.ts';
import { startedCampaign } from '../../test/shortcuts.ts';

let server: TestServer;
let tenant: Tenant;
let person: Person;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
  ({ person } = await startedCampaign(server, tenant));
});
afterAll(() => server.stop());

async function download({ manager }: Tenant = tenant) {
  const answer = await fetch(
    `${server.origin}/api/admin/subject-profile/download-cv/${person.id}`,
    { headers: { authorization: `Bearer ${manager.token}` } },
  );
  return { answer, content: Buffer.from(await answer.arrayBuffer()) };
}

const looked = async () =>
  (
    await server.database.query<{ what: string; actor_id: number }>(
      'select what, actor_id from app.access_ledger where subject_id = $1',
      [person.id],
    )
  ).map(({ what, actor_id }) => [what, actor_id]);

test('R206 a manager reads a CV that is there while the permission lasts, and stands in the ledger', async () => {
  const none = await download();
  expect(none.answer.status).toBe(404);
  expect(none.content.toString()).toContain('Candidate CV not found');
  expect(await looked()).toEqual([]);

  const pdf = makePdf('mine');
  const form = formWith('cv_file', pdf, { file_name: 'Mine.pdf' });
  await server.call('POST', '/api/subject-profile/cv', { token: person.token, form });
  const { answer, content } = await download();
  expect(answer.status).toBe(200);
  expect(content).toEqual(pdf);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('attachment; filename="Mine.pdf"'),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(await looked()).toEqual([['cv', tenant.manager.id]]);

  expect((await download(await makeTenant(server))).answer.status).toBe(404);
  await server.database.query(
    'update app.permissions set revoked_at = app.now() where subject_id = $1',
    [person.id],
  );
  const withdrawn = await download();
  expect(withdrawn.answer.status).toBe(403);
  expect(withdrawn.content.toString()).toContain('permission_required');
  expect(await looked()).toHaveLength(1);
});

test('while a store is slow with a CV no connection to the database waits for it', async () => {
  const { person: other } = await startedCampaign(server, tenant);
  const form = formWith('cv_file', makePdf('mine'), { file_name: 'Mine.pdf' });
  await server.call('POST', '/api/subject-profile/cv', { token: other.token, form });
  let asked = 0;
  const silent = createServer(() => {
    asked += 1;
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const key = { accessKeyId: 'somebody', secretAccessKey: 'a key of nobody' };
  const s3 = { ...key, endpoint, region: 'eu', bucket: 'assay-files', forcePathStyle: true };
  const slow = await startTestServer({ beside: server, work: false, config: { s3, poolSize: 2 } });

  const path = `${slow.origin}/api/admin/subject-profile/download-cv/${other.id}`;
  const headers = { authorization: `Bearer ${tenant.manager.token}` };
  const downloads = [1, 2, 3].map(() => fetch(path, { headers }));
  await eventually(async () => asked >= downloads.length, 'the store to be asked');
  const free = await slow.call('GET', '/api/admin/campaigns', { token: tenant.manager.token });
  expect(free.status).toBe(200);
  const busy = await server.database.query(
    `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  );
  expect(busy).toEqual([]);

  expect((await Promise.all(downloads)).map(({ status }) => status)).toEqual([503, 503, 503]);
  silent.close();
  await slow.stop();
});
