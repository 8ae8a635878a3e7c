import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStaff, makeTenant } from '../../../test/factories.ts';
import { openKeyring } from '../../../platform/crypto/keyring.ts';
import { system, transact } from '../../../platform/db/database.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import { resealTotps } from './totp-reseal.service.ts';

const secret = 'another secret that is long enough';

let server: TestServer;
let rotated: TestServer;
let lost: TestServer;
beforeAll(async () => {
  server = await startTestServer({ work: false });
  const beside = { beside: server, work: false };
  const formerSecrets = [server.config.secret];
  rotated = await startTestServer({ ...beside, config: { secret, formerSecrets } });
  lost = await startTestServer({ ...beside, config: { secret } });
});
afterAll(async () => {
  await lost.stop();
  await rotated.stop();
  await server.stop();
});

async function begin(node: TestServer) {
  const { organization } = await makeTenant(server);
  const { id, token } = await makeStaff(server, 'admin', organization);
  const { body } = await node.call('POST', '/api/user/totp', { token });
  const totp = new TOTP({ secret: Secret.fromBase32(body.data.secret as string) });
  const confirm = async (at: TestServer) => {
    const json = { code: totp.generate() };
    return (await at.call('POST', '/api/user/totp/confirm', { token, json })).status;
  };
  return { id, confirm };
}

test('a second factor goes on after the secret was changed, while the former one is named', async () => {
  const { id, confirm } = await begin(server);
  expect(await confirm(lost)).toBe(500);
  expect(await confirm(rotated)).toBe(200);

  const [row] = await server.database.query<{ key_id: string }>(
    'select key_id from app.totp where user_id = $1',
    [id],
  );
  const fresh = await begin(rotated);
  const [other] = await server.database.query<{ key_id: string }>(
    'select key_id from app.totp where user_id = $1',
    [fresh.id],
  );
  expect(other?.key_id).not.toBe(row?.key_id);
  expect(await fresh.confirm(lost)).toBe(200);
});

test('a second factor from before keys had ids of their own opens still', async () => {
  const { id, confirm } = await begin(server);
  await server.database.query(`update app.totp set key_id = 'totp-1' where user_id = $1`, [id]);
  expect(await confirm(rotated)).toBe(200);
});

test('a secret copied to somebody else opens nothing', async () => {
  const [one, other] = [await begin(server), await begin(server)];
  await server.database.query(
    'update app.totp set secret = (select secret from app.totp where user_id = $1) where user_id = $2',
    [one.id, other.id],
  );
  expect(await other.confirm(server)).toBe(500);
});

test('sealing anew leaves alone what is set up anew in that moment', async () => {
  const { id } = await begin(server);
  const { db } = rotated.node.pool;
  const formerSecrets = [server.config.secret];
  const keyring = openKeyring({ secret, formerSecrets });
  let sealing: ReturnType<typeof resealTotps> | undefined;
  await transact(db, system, async (trx) => {
    await trx
      .updateTable('totp')
      .set({ secret: Buffer.from('fresh') })
      .where('user_id', '=', id)
      .execute();
    sealing = resealTotps(db, keyring);
    await eventually(async () => {
      const waiting = await server.database.query('select from pg_locks where not granted');
      return waiting.length > 0;
    }, 'it to wait for the row');
  });
  await sealing;
  const [row] = await server.database.query<{ secret: Buffer }>(
    'select secret from app.totp where user_id = $1',
    [id],
  );
  expect(String(row?.secret)).toBe('fresh');
});
