import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKeyring } from '../../../platform/crypto/keyring.ts';
import { system, transact } from '../../../platform/db/database.ts';
import { openFiles } from '../../../platform/files/files.ts';
import { burnoutCampaign, finishBurnout } from '../../../test/burnout.ts';
import { tablesWith } from '../../../test/canary.ts';
import { makeTenant, type Person } from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import { type Life, makeLife } from '../../../test/life.ts';
import { finishPersonality, startedCampaign } from '../../../test/shortcuts.ts';
import { copyDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { listAccounts, listSittings } from './restored.queries.ts';
import { findRestored } from './restored.service.ts';
import { erasedFolder, keyOf, writeErasure } from './remembered.service.ts';

const password = 'a fine long password';

let server: TestServer;
let backup: TestDatabase;
let gone: Life;
/** Deletes one test of two. */
let taker: Person;
/** Stays. */
let bystander: Person;

/** As a whole: what is just being written has another name. */
async function rememberedIn(kind: string): Promise<string[]> {
  const folder = join(server.config.dataDir, 'files', erasedFolder, kind);
  return (await readdir(folder).catch(() => [])).filter((name) => /^[\d-]+$/.test(name));
}
const deleteAccount = ({ token }: Person) =>
  server.call('DELETE', '/api/subject-profile', { token, json: { password } });
const deleteTest = ({ token }: Person, id: number) =>
  server.call('DELETE', '/api/subject-profile/tests', { token, json: { test_type_ids: [id] } });

beforeAll(async () => {
  server = await startTestServer();
  const tenant = await makeTenant(server);
  gone = await makeLife(server, tenant);
  const tests = { test_types: ['1', '3'] };
  ({ person: taker } = await startedCampaign(server, tenant, tests));
  ({ person: bystander } = await startedCampaign(server, tenant, tests));
  for (const person of [taker, bystander]) await finishPersonality(server, person);

  backup = await copyDatabase(server.database.url);
  await eventually(async () => (await server.call('GET', '/api/ready')).status === 200, 'the node');
  await deleteAccount(gone.person);
  await deleteTest(taker, 1);
  await eventually(
    async () =>
      (await rememberedIn('accounts')).length + (await rememberedIn('tests')).length === 2,
    'what was deleted to be remembered',
  );
});
afterAll(async () => {
  await backup.drop();
  await server.stop();
});

const sittingsOf = async ({ id }: Person) =>
  (
    await backup.query<{ test: string }>(
      'select test from app.attempts where subject_id = $1 order by test',
      [id],
    )
  ).map((row) => row.test);

test('what is remembered of a deletion says a number and a moment, and nothing of whose it was', async () => {
  const [name = ''] = await rememberedIn('accounts');
  expect(name).toMatch(new RegExp(`^${gone.person.id}-\\d{16}$`));
  const content = await readFile(
    join(server.config.dataDir, 'files', erasedFolder, 'accounts', name),
    'utf8',
  );
  expect(Object.keys(JSON.parse(content) as object)).toEqual(['key_id', 'sealed']);
  expect(content).not.toContain(gone.canary);
});

test('a deletion that is refused is not remembered', async () => {
  const { token } = bystander;
  const wrong = { token, json: { password: 'not this one' } };
  expect((await server.call('DELETE', '/api/subject-profile', wrong)).status).toBe(422);
  expect((await deleteTest(bystander, 2)).status).toBe(422);
  const jobs = await server.database.query(`select from pgboss.job where name = 'own-data.erased'`);
  expect(jobs).toHaveLength(2);
});

test('after a backup is restored, deleted people and tests go once more, once, and nobody else', async () => {
  const { person, canary } = gone;
  expect(Object.keys(await tablesWith(backup, canary)).length).toBeGreaterThan(5);
  const before = await sittingsOf(taker);
  expect(before).toContain('1');

  // Somebody who was given the number a second time, and one whom a stranger has written down.
  const store = { files: await openFiles(server.config), keyring: openKeyring(server.config) };
  const { db } = server.node.pool;
  const [account] = await transact(db, system, (trx) => listAccounts(trx, [bystander.id]));
  const another = { id: bystander.id, stamp: String(Number(account?.stamp) + 1) };
  await writeErasure(store, { key: keyOf('accounts', another), at: '2026-01-01' });
  const forged = keyOf('accounts', account ?? another);
  await store.files.put(forged, Buffer.from('{"key_id":"0000000000000000","sealed":"AAAA"}'));

  const beside = { ...server, database: backup };
  const nodes = await Promise.all([startTestServer({ beside }), startTestServer({ beside })]);
  try {
    await eventually(async () => Object.keys(await tablesWith(backup, canary)).length === 0, 'it');
    await eventually(async () => !(await sittingsOf(taker)).includes('1'), 'the test to go');
    expect(await backup.query('select from app.users where id = $1', [person.id])).toEqual([]);
    expect(await sittingsOf(taker)).toEqual(before.filter((one) => one !== '1'));
    expect(await sittingsOf(bystander)).toContain('1');
    const json = { email: person.email, password };
    expect((await nodes[0].call('POST', '/api/login', { json })).status).toBe(422);
    expect((await nodes[1].call('GET', '/api/subject-profile', bystander)).status).toBe(200);

    const rest = await findRestored({ ...store, db: nodes[0].node.pool.db });
    expect(rest).toEqual({ accounts: [], sittings: [], unknown: [forged] });
    const logged = await backup.query(
      `select from app.audit_entries where action = 'account.deleted' and entity_id = $1`,
      [String(person.id)],
    );
    expect(logged).toHaveLength(1);
  } finally {
    for (const node of nodes) await node.stop();
  }
});

test('a sitting that was begun after a restored one was deleted stays', async () => {
  const [own] = await transact(server.node.pool.db, system, async (trx) => {
    const rows = await trx
      .selectFrom('attempts')
      .select('id')
      .where('subject_id', '=', bystander.id)
      .execute();
    return listSittings(
      trx,
      rows.map(({ id }) => id),
    );
  });
  const store = { files: await openFiles(server.config), keyring: openKeyring(server.config) };
  const older = { id: own?.id ?? 0, stamp: String(Number(own?.stamp) - 1) };
  await writeErasure(store, { key: keyOf('tests', older), at: '2026-01-01' });
  const rest = await findRestored({ ...store, db: server.node.pool.db });
  expect(rest.sittings).toEqual([]);
});

test('a record of energy that is deleted by itself does not come back either', async () => {
  const { person } = await startedCampaign(server, await makeTenant(server), burnoutCampaign);
  const { token } = person;
  const [gone, kept] = [await finishBurnout(server, person), await finishBurnout(server, person)];
  const before = await transact(server.node.pool.db, system, (trx) =>
    listSittings(trx, [gone, kept]),
  );
  expect((await server.call('DELETE', `/api/burnout/${gone}`, { token })).status).toBe(200);
  const own = before.map(({ id, stamp }) => `${id}-${stamp}`);
  const remembered = async () => (await rememberedIn('tests')).filter((name) => own.includes(name));
  await eventually(async () => (await remembered()).length > 0, 'the record to be remembered');
  expect(await remembered()).toEqual(own.filter((name) => name.startsWith(`${gone}-`)));
});
