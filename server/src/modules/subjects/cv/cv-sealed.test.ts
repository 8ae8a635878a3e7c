import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { system, transact } from '../../../platform/db/database.ts';
import { formWith, makePdf } from '../../../test/documents.ts';
import { makeUser, type Person } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { findCv } from './cv.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ work: false });
});
afterAll(() => server.stop());

const path = '/api/subject-profile/cv';

async function withCv(content: Buffer) {
  const person = await makeUser(server);
  const form = formWith('cv_file', content, { file_name: 'cv.pdf' });
  expect((await server.call('POST', path, { token: person.token, form })).status).toBe(201);
  const row = await transact(server.node.pool.db, system, (db) => findCv(db, person.id));
  const key = row?.file_key ?? '';
  return { person, key, file: join(server.config.dataDir, 'files', key) };
}

/** Null when nothing of it was handed out as a whole. */
async function download({ token }: Person, from = server): Promise<Buffer | null> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(from.origin + path, { headers });
  const content = await answer.arrayBuffer().catch(() => null);
  return answer.status === 200 && content !== null ? Buffer.from(content) : null;
}

/** A PDF of three chunks. */
const large = () => Buffer.concat([makePdf('kanarie'), Buffer.alloc(150_000, '% '), makePdf()]);

test('a CV lies in the store without a word of itself', async () => {
  const { person, file } = await withCv(makePdf('kanarie'));
  const stored = await readFile(file);
  expect(stored.includes('kanarie')).toBe(false);
  expect(stored.includes('%PDF')).toBe(false);
  expect((await download(person))?.toString()).toContain('kanarie');
});

test.each([
  ['small', () => makePdf('kanarie')],
  ['large', large],
])('a %s CV that was altered, cut off or exchanged is never handed out', async (_size, make) => {
  const { person, key, file } = await withCv(make());
  const stored = await readFile(file);
  const wrong = [
    Buffer.from(stored),
    stored.subarray(0, -1),
    stored.subarray(0, stored.length / 2),
    Buffer.alloc(0),
    make(),
  ];
  wrong[0]?.writeUInt8(stored.readUInt8(stored.length - 20) ^ 1, stored.length - 20);
  for (const content of wrong) {
    await writeFile(file, content);
    expect(await download(person)).toBeNull();
  }
  await writeFile(file, stored);
  expect((await download(person))?.equals(make())).toBe(true);

  const other = await withCv(make());
  await writeFile(other.file, stored);
  expect(await download(other.person)).toBeNull();
  // Nor with the row pointing to it.
  await server.database.query('delete from app.cvs where subject_id = $1', [person.id]);
  await server.database.query('update app.cvs set file_key = $2 where subject_id = $1', [
    other.person.id,
    key,
  ]);
  expect(await download(other.person)).toBeNull();
});

test('a CV opens with a former secret, and not without it', async () => {
  const { person } = await withCv(large());
  const { secret } = server.config;
  const changed = { secret: 'another secret that is long enough', formerSecrets: [secret] };
  const rotated = await startTestServer({ beside: server, work: false, config: changed });
  expect((await download(person, rotated))?.equals(large())).toBe(true);
  await rotated.stop();
  const config = { ...changed, formerSecrets: [] };
  const lost = await startTestServer({ beside: server, work: false, config });
  expect(await download(person, lost)).toBeNull();
  await lost.stop();
});
