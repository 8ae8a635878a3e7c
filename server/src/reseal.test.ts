import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKeyring } from './platform/crypto/keyring.ts';
import { pastPooler, placeOf } from './platform/db/place.ts';
import { openFiles } from './platform/files/files.ts';
import { resealFiles } from './platform/files/reseal-files.ts';
import { findSealed, putSealed } from './platform/files/sealed-files.ts';
import { reseal } from './reseal.ts';
import { asServed } from './test/compile-cache.ts';
import { makeStaff, makeTenant } from './test/factories.ts';
import { eventually, startTestServer, type TestServer } from './test/harness.ts';
import { type Life, makeLife } from './test/life.ts';
import { startedCampaign } from './test/shortcuts.ts';

const secret = 'another secret that is long enough';

let server: TestServer;
let life: Life;
let manager: { token: string; totp: TOTP };

beforeAll(async () => {
  server = await startTestServer();
  life = await makeLife(server);
  const { token } = await makeStaff(server, 'admin', life.tenant.organization);
  const { body } = await server.call('POST', '/api/user/totp', { token });
  manager = { token, totp: new TOTP({ secret: Secret.fromBase32(body.data.secret as string) }) };
  const { person } = await startedCampaign(server, life.tenant);
  const json = { password: 'a fine long password' };
  await server.call('DELETE', '/api/subject-profile', { token: person.token, json });
  const files = await openFiles(server.config);
  await eventually(async () => {
    for await (const _key of files.list('erased/accounts')) return true;
    return false;
  }, 'the deletion to be remembered');
});
afterAll(() => server.stop());

/** The command as an operator types it. */
function typed(former = '') {
  const env = {
    ...asServed,
    DATABASE_URL: server.database.url,
    APP_URL: 'https://assay.test',
    APP_SECRET: secret,
    APP_SECRET_FORMER: former,
    SMTP_URL: 'smtp://127.0.0.1:9',
    ASSAY_DATA: server.config.dataDir,
  };
  const script = join(import.meta.dirname, 'reseal.ts');
  return new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [script], { env }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, stdout, stderr }),
    );
  });
}

/** What it answers with the secrets of a node, without a process. */
function answer({ config, node: { pool } }: TestServer, ...words: string[]) {
  const onError = () => undefined;
  return reseal({ config, place: pastPooler(placeOf(config)), pool, onError }, words);
}

async function bytesOf(path: string, token: string, from: TestServer) {
  const answer = await fetch(from.origin + path, { headers: { authorization: `Bearer ${token}` } });
  const content = await answer.text().catch(() => '');
  return { status: answer.status, whole: content.includes(life.canary) };
}
const videoPath = () => {
  const code = life.interviewTest.replace('interview_', '');
  return `/api/interviews/${code}/recordings/${life.recording}/video`;
};
const opened = { status: 200, whole: true };
const cv = (from: TestServer) => bytesOf('/api/subject-profile/cv', life.person.token, from);
const recording = (from: TestServer) => bytesOf(videoPath(), life.person.token, from);

/** The note and the field about the person, as their manager reads them. */
async function keptTexts(from: TestServer): Promise<string[]> {
  const { token } = life.tenant.manager;
  const notes = await from.call('GET', `/api/admin/tests/notes/${life.person.id}`, { token });
  const path = `/api/admin/subject-profile/custom-field/${life.person.id}`;
  const fields = await from.call('GET', path, { token });
  return [notes.body.data[0].text, fields.body.data[0].body];
}

test('a secret that is not named anywhere: nothing is changed, and what it holds is said', async () => {
  const { status, stdout } = await typed();
  expect(status).toBe(1);
  expect(stdout).toMatch(/^Second factors: 0 sealed anew, 0 were already, 1 left as they were$/m);
  expect(stdout).toMatch(/^CVs: 0 sealed anew, 0 were already, 2 left as they were$/m);
  expect(stdout).toMatch(/^Notes: 0 sealed anew, 0 were already, 1 left as they were$/m);
  expect(stdout).toMatch(/^custom-field \d+: No key \w+ for kept-texts-1$/m);
  expect(stdout).toMatch(/^cvs\/\w+: No key \w+ for files-1$/m);
  expect(stdout).not.toContain(life.canary);
  expect([await cv(server), await recording(server)]).toEqual([opened, opened]);
});

test('while people read, everything is sealed anew; after that the former secret is needed no more', async () => {
  const formerSecrets = [server.config.secret];
  const rotated = await startTestServer({ beside: server, config: { secret, formerSecrets } });
  const sealing = typed(server.config.secret);
  const done = sealing.then(() => true);
  const read: unknown[] = [];
  const isDone = () => Promise.race([done, Promise.resolve(false)]);
  while (!(await isDone())) read.push(await cv(rotated), await recording(rotated));
  const first = await sealing;
  await rotated.stop();
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(first.stdout.split('\n')).toMatchObject([
    'Second factors: 1 sealed anew, 0 were already',
    'Requests for adjustments: 1 sealed anew, 0 were already',
    'Notes: 1 sealed anew, 0 were already',
    'Fields of organisations: 1 sealed anew, 0 were already',
    'Comments on interviews: 1 sealed anew, 0 were already',
    'Notes on successors: 0 sealed anew, 0 were already',
    'CVs: 2 sealed anew, 0 were already',
    'Pieces of recordings: 1 sealed anew, 0 were already',
    'Remembered deletions: 1 sealed anew, 0 were already',
    expect.stringMatching(/^Everything opens with APP_SECRET alone/),
    '',
  ]);
  expect(read.length).toBeGreaterThan(2);
  expect(read).toEqual(Array.from(read, () => opened));

  const alone = await startTestServer({ beside: server, work: false, config: { secret } });
  try {
    expect([await cv(alone), await recording(alone)]).toEqual([opened, opened]);
    const kept = await keptTexts(alone);
    expect(kept).toEqual([life.canary, life.canary]);
    const json = { code: manager.totp.generate() };
    const { token } = manager;
    expect((await alone.call('POST', '/api/user/totp/confirm', { token, json })).status).toBe(200);
    // Once more changes nothing; each remembered deletion is opened, and by the new secret alone.
    const again = await answer(alone);
    expect(again.match(/0 sealed anew, [12] were already$/gm)).toHaveLength(8);
  } finally {
    await alone.stop();
  }
});

test('a damaged file is named and stays as it is; the others are sealed all the same', async () => {
  const other = await makeLife(server, life.tenant);
  const [row] = await server.database.query<{ file_key: string }>(
    'select file_key from app.cvs where subject_id = $1',
    [other.person.id],
  );
  const key = row?.file_key ?? '';
  const file = join(server.config.dataDir, 'files', key);
  const damaged = await readFile(file);
  damaged.writeUInt8(damaged.readUInt8(damaged.length - 1) ^ 1, damaged.length - 1);
  await writeFile(file, damaged);
  const { status, stdout } = await typed(server.config.secret);
  expect(status).toBe(1);
  expect(stdout).toContain('CVs: 1 sealed anew, 2 were already, 1 left as they were');
  expect(stdout).toContain('Pieces of recordings: 1 sealed anew, 1 were already');
  expect(stdout).toContain(`${key}: `);
  expect((await readFile(file)).equals(damaged)).toBe(true);
});

test('a file that is deleted while it is sealed anew does not come back', async () => {
  const { organization } = await makeTenant(server);
  const files = await openFiles(server.config);
  const former = { files, keyring: openKeyring(server.config) };
  const { db } = server.node.pool;
  const formerSecrets = [server.config.secret];
  const store = { files, keyring: openKeyring({ secret, formerSecrets }), db };
  const key = `cvs/of-${organization.id}`;
  await putSealed(former, key, 5, Buffer.from('gone'));
  const list = async (_db: unknown, after: string) =>
    after === '' ? [{ key, ownerId: 5, size: 4 }] : [];
  const result = await resealFiles(store, { list, isUsed: async () => false });
  expect(result).toEqual({ sealed: 0, current: 0, missing: [], failed: [] });
  expect(await findSealed(store, key, 5)).toBeNull();
});

test('it takes no words', async () => {
  await expect(answer(server, 'apply')).rejects.toThrow(new RangeError('Usage: npm run reseal'));
});
