import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formWith, makePdf } from '../../../test/documents.ts';
import { makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';

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

/** As the list of a campaign's people tells it, which offers the download. */
async function isOffered() {
  const { token } = tenant.manager;
  const path = '/api/admin/subjects/campaign/filter';
  const { body } = await server.call('GET', path, { token });
  return body.data.find(({ id }: { id: number }) => id === person.id).has_cv;
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
  expect(await isOffered()).toBe(false);

  const pdf = makePdf('mine');
  const form = formWith('cv_file', pdf, { file_name: 'Mine.pdf' });
  await server.call('POST', '/api/subject-profile/cv', { token: person.token, form });
  const { answer, content } = await download();
  expect(answer.status).toBe(200);
  expect(await isOffered()).toBe(true);
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
  expect(await isOffered()).toBe(false);
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

const uploadPath = (id: number) => `/api/admin/subject-profile/upload-cv/${id}`;

function upload(about: Person, content: Buffer, name = 'From mail.PDF', by = tenant) {
  const form = formWith('cv_file', content, { file_name: name });
  return server.call('POST', uploadPath(about.id), { token: by.manager.token, form });
}

async function shownCv(about: Person) {
  const path = `/api/admin/subject-profile/${about.id}`;
  return (await server.call('GET', path, { token: tenant.manager.token })).body.data.cv;
}

async function downloaded(about: Person) {
  const path = `${server.origin}/api/admin/subject-profile/download-cv/${about.id}`;
  const answer = await fetch(path, {
    headers: { authorization: `Bearer ${tenant.manager.token}` },
  });
  return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : answer.status;
}

test('R008 an organisation keeps a CV of its own beside somebody; the latest one counts, and deleting it leaves the other', async () => {
  const { person: about } = await startedCampaign(server, tenant);
  expect(await shownCv(about)).toBeNull();
  const first = await upload(about, makePdf('theirs'));
  const cv = {
    name: 'From mail.pdf',
    type: 'pdf',
    source: 'organization',
    size: makePdf('theirs').length,
  };
  expect(first).toMatchObject({ status: 201, body: { data: cv } });
  expect(await shownCv(about)).toMatchObject(cv);
  expect(await downloaded(about)).toEqual(makePdf('theirs'));
  // Nobody else sees it: neither the person among the own files nor another organisation.
  const own = await server.call('GET', '/api/subject-profile', { token: about.token });
  expect(own.body.data.cv).toBeNull();

  const form = formWith('cv_file', makePdf('mine'), { file_name: 'Mine.pdf' });
  await server.call('POST', '/api/subject-profile/cv', { token: about.token, form });
  expect(await shownCv(about)).toMatchObject({ name: 'Mine.pdf', source: 'person' });
  expect(await downloaded(about)).toEqual(makePdf('mine'));
  await upload(about, makePdf('newer'));
  expect(await downloaded(about)).toEqual(makePdf('newer'));

  const remove = () =>
    server.call('DELETE', `/api/admin/subject-profile/cv/${about.id}`, {
      token: tenant.manager.token,
    });
  expect((await remove()).status).toBe(200);
  expect(await remove()).toMatchObject({
    status: 404,
    body: { message: 'Candidate CV not found' },
  });
  expect(await downloaded(about)).toEqual(makePdf('mine'));
  const left = await server.database.query('select file_key from app.left_files');
  expect(left).toHaveLength(2);
});

test('what is no CV, too large or missing is refused at its field, and nobody without permission keeps one', async () => {
  const { person: about } = await startedCampaign(server, tenant);
  expect(await upload(about, Buffer.from('<html>CV</html>'))).toMatchObject({
    status: 422,
    body: { errors: { cv_file: [expect.stringContaining('Please choose a PDF')] } },
  });
  const large = Buffer.concat([makePdf(), Buffer.alloc(10 * 1024 * 1024)]);
  expect((await upload(about, large)).status).toBe(413);
  const none = await server.call('POST', uploadPath(about.id), {
    token: tenant.manager.token,
    json: {},
  });
  expect(none).toMatchObject({ status: 422, body: { errors: { cv_file: expect.anything() } } });
  expect((await upload(about, makePdf(), 'x.pdf', await makeTenant(server))).status).toBe(404);
  await server.database.query(
    'update app.permissions set revoked_at = app.now() where subject_id = $1',
    [about.id],
  );
  expect(await upload(about, makePdf())).toMatchObject({
    status: 403,
    body: { code: 'permission_required' },
  });
  const rows = 'select 1 from app.organization_cvs where subject_id = $1';
  expect(await server.database.query(rows, [about.id])).toEqual([]);
});

test('it lies in the store without a word of itself, and as this person’s alone', async () => {
  const { person: about } = await startedCampaign(server, tenant);
  await upload(about, makePdf('kanarie'));
  const [row] = await server.database.query<{ file_key: string }>(
    'select file_key from app.organization_cvs where subject_id = $1',
    [about.id],
  );
  const stored = await readFile(join(server.config.dataDir, 'files', row?.file_key ?? ''));
  expect(stored.includes('kanarie')).toBe(false);
  const { person: other } = await startedCampaign(server, tenant);
  await upload(other, makePdf('other'));
  await server.database.query('delete from app.organization_cvs where subject_id = $1', [about.id]);
  await server.database.query(
    'update app.organization_cvs set file_key = $1 where subject_id = $2',
    [row?.file_key, other.id],
  );
  const path = `${server.origin}/api/admin/subject-profile/download-cv/${other.id}`;
  const headers = { authorization: `Bearer ${tenant.manager.token}` };
  const answer = await fetch(path, { headers });
  expect(answer.status).not.toBe(200);
});

test('of two who upload at once one CV stays, and the other file goes', async () => {
  const { person: about } = await startedCampaign(server, tenant);
  const answers = await Promise.all(['A', 'B', 'C'].map((word) => upload(about, makePdf(word))));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await downloaded(about)).toString()).toMatch(/[ABC]/);
  const rows = 'select 1 from app.organization_cvs where subject_id = $1';
  expect(await server.database.query(rows, [about.id])).toHaveLength(1);
});
