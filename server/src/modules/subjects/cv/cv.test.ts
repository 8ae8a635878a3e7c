import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { profileFileLimit } from '@assay/contract/profile-files';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { system, transact } from '../../../platform/db/database.ts';
import { openFiles } from '../../../platform/files/files.ts';
import { formWith, makeDoc, makeDocx, makeOdt, makePdf, packed } from '../../../test/documents.ts';
import { makeTenant, makeUser, type Person } from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';
import { findCv } from './cv.queries.ts';
import { cvFolder, cvWorkers } from './cv.worker.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

let server: TestServer;
let second: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ beside: server, work: false });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const path = '/api/subject-profile/cv';

function upload({ token }: Person, content: Buffer, name = 'cv.pdf', node = server) {
  return node.call('POST', path, {
    token,
    form: formWith('cv_file', content, { file_name: name }),
  });
}

async function download({ token }: Person) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(server.origin + path, { headers });
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}

const shown = async (person: Person) =>
  (await server.call('GET', '/api/subject-profile', person)).body.data.cv;
const filesIn = (folder: string): Promise<string[]> =>
  readdir(join(server.config.dataDir, folder)).catch(() => []);
const storedFiles = () => filesIn(join('files', cvFolder));

describe('a CV', () => {
  test('of each kind is kept as it came, and shown with the profile (R153)', async () => {
    const person = await makeUser(server);
    expect(await shown(person)).toBeNull();
    for (const [type, content] of Object.entries({
      pdf: makePdf(),
      doc: makeDoc(),
      docx: makeDocx(),
      odt: makeOdt(),
    })) {
      const { status, body } = await upload(person, content, 'Ada Byron.pages');
      expect({ status, ...body.data }).toEqual({
        status: 201,
        name: `Ada Byron.${type}`,
        type,
        size: content.length,
        uploaded_at: expect.stringMatching(/Z$/),
      });
      expect(await shown(person)).toEqual(body.data);
      const { response, content: back } = await download(person);
      expect(back.equals(content)).toBe(true);
      expect(response.headers.get('content-disposition')).toContain(
        `attachment; filename="Ada Byron.${type}"`,
      );
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(await filesIn('uploads')).toEqual([]);
  });

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ada\\CV Ada.docx', 'CV Ada.pdf'],
    ['', 'CV.pdf'],
    ['Лебенслауф.PDF', 'Лебенслауф.pdf'],
  ])('called %j is called %j', async (told, name) => {
    const { body } = await upload(await makeUser(server), makePdf(), told);
    expect(body.data.name).toBe(name);
  });

  test('is replaced by the next one, and the former file goes', async () => {
    const person = await makeUser(server);
    await upload(person, makePdf('first'));
    const [first] = await rowOf(person);
    await upload(person, makePdf('second'));
    const [now] = await rowOf(person);
    expect((await download(person)).content.toString()).toContain('second');
    await eventually(async () => !(await storedFiles()).includes(first), 'the former file to go');
    expect(await storedFiles()).toContain(now);
  });

  test('uploaded by many at once on two nodes is one CV and one file', async () => {
    const person = await makeUser(server);
    const before = (await storedFiles()).length;
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, at) =>
        upload(person, makePdf(`many ${at}`), 'cv.pdf', at % 2 ? second : server),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(201));
    await eventually(
      async () => (await storedFiles()).length === before + 1,
      'all files but one to go',
    );
    expect(await storedFiles()).toContain((await rowOf(person))[0]);
  });

  test('is deleted with its file, once', async () => {
    const person = await makeUser(server);
    await upload(person, makePdf());
    const [key] = await rowOf(person);
    expect((await server.call('DELETE', path, person)).status).toBe(200);
    expect(await shown(person)).toBeNull();
    expect((await download(person)).response.status).toBe(404);
    expect((await server.call('DELETE', path, person)).status).toBe(404);
    await eventually(async () => !(await storedFiles()).includes(key), 'the file to go');
  });

  test('is nobody else’s, and needs a login', async () => {
    const [person, other] = [await makeUser(server), await makeUser(server)];
    await upload(person, makePdf());
    expect((await download(other)).response.status).toBe(404);
    expect((await server.call('DELETE', path, other)).status).toBe(404);
    expect(await shown(person)).not.toBeNull();
    for (const method of ['GET', 'DELETE', 'POST'])
      expect((await server.call(method, path)).status).toBe(401);
  });

  test('is an organisation’s to read while it holds the permission', async () => {
    const tenant = await makeTenant(server);
    const { person } = await startedCampaign(server, tenant);
    await upload(person, makePdf());
    const seen = (organizationId: OrganizationId) =>
      transact(
        server.node.pool.db,
        { scope: 'organisation', userId: tenant.manager.id, organizationId },
        async (db) => (await findCv(db, person.id)) !== undefined,
      );
    expect(await seen(tenant.organization.id)).toBe(true);
    expect(await seen((await makeTenant(server)).organization.id)).toBe(false);
    await server.database.query(
      'update app.permissions set revoked_at = app.now() where subject_id = $1',
      [person.id],
    );
    expect(await seen(tenant.organization.id)).toBe(false);
  });
});

const refused: Record<string, Buffer> = {
  'a picture': Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
  'a web page': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a web page before a PDF': Buffer.concat([Buffer.from('<script>x</script>'), makePdf()]),
  'a PDF that breaks off': makePdf().subarray(0, 30),
  'a table': packed({
    '[Content_Types].xml': '<Types>spreadsheetml.sheet.main+xml</Types>',
    'xl/workbook.xml': '<x/>',
  }),
  'a document with macros': makeDocx({ 'word/vbaProject.bin': 'x' }),
  'a Word file with macros': makeDoc('_VBA_PROJECT'),
  'an OpenDocument text with macros': makeOdt(undefined, { 'Basic/Standard/Module1.xml': '<x/>' }),
  'an OpenDocument text with scripts': makeOdt(undefined, { 'Scripts/python/run.py': 'x' }),
  'an OpenDocument table': makeOdt('application/vnd.oasis.opendocument.spreadsheet'),
  'an encrypted Word file': Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]),
  'half a DOCX': makeDocx().subarray(0, 60),
  'a DOCX that unpacks to far too much': makeDocx({ '[Content_Types].xml': ' '.repeat(3_000_000) }),
  'an archive that leads out of itself': packed({ '../word/document.xml': 'x', mimetype: 'x' }),
};

test.each(Object.entries(refused))('refused by its content: %s', async (_kind, content) => {
  const person = await makeUser(server);
  const { status, body } = await upload(person, content, 'cv.pdf');
  expect(status).toBe(422);
  expect(body.errors).toEqual({ cv_file: [expect.stringContaining('Please choose a PDF')] });
  expect(await shown(person)).toBeNull();
  expect(await filesIn('uploads')).toEqual([]);
});

test('a file of 10 MB is kept, a larger one is not, and none is asked for', async () => {
  const person = await makeUser(server);
  const largest = Buffer.concat([Buffer.alloc(profileFileLimit - makePdf().length), makePdf()]);
  largest.write('%PDF-');
  expect((await upload(person, largest)).status).toBe(201);
  const { status, body } = await upload(person, Buffer.concat([largest, Buffer.from(' ')]));
  expect(status).toBe(413);
  expect(Object.keys(body.errors)).toEqual(['cv_file']);
  const none = await server.call('POST', path, { token: person.token, json: {} });
  expect(none).toMatchObject({ status: 422, body: { errors: { cv_file: expect.anything() } } });
});

test('a file that nobody has is swept away after a day, one in use stays', async () => {
  const person = await makeUser(server);
  await upload(person, makePdf());
  const [used] = await rowOf(person);
  const store = await openFiles(server.config);
  await store.put(`${cvFolder}/left`, makePdf());
  const { db } = server.node.pool;
  const tomorrow = new Date(Date.now() + 24 * 3600 * 1000);
  const files: typeof store = {
    ...store,
    listBefore: (folder) => store.listBefore(folder, tomorrow),
  };
  const sweep = cvWorkers({ db, files }).find(({ job }) => job.queue === 'subject.cv-sweep');
  await sweep?.run(undefined as never);
  expect(await storedFiles()).not.toContain('left');
  expect(await storedFiles()).toContain(used);
});

async function rowOf({ id }: Person): Promise<[string]> {
  const row = await transact(server.node.pool.db, system, (db) => findCv(db, id));
  return [row?.file_key.split('/')[1] ?? ''];
}
