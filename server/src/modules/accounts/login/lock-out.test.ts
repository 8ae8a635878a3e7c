import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { system, transact } from '../../../platform/db/database.ts';
import { makeUser } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { hashPassword } from '../index.ts';
import { keepReset } from '../reset/reset.queries.ts';
import { reserveAttempt } from './login-attempt.queries.ts';
import { attemptKey, networkOf } from './login-attempt.service.ts';

const server = await useServer();

const password = 'nine purple herons';

/** Logs in from an address of this machine. */
const login = (from: string, email: string, word: string) =>
  post(from, '/api/login', { email, password: word });

function post(from: string, path: string, json: object): Promise<number> {
  const body = JSON.stringify(json);
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        hostname,
        port,
        path,
        method: 'POST',
        localAddress: from,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

test('wrong passwords from one network lock nobody out who logs in from another', async () => {
  const user = await makeUser(server);
  await server.database.query('update app.credentials set password_hash = $2 where user_id = $1', [
    user.id,
    await hashPassword(password),
  ]);
  for (let i = 0; i < 5; i += 1) {
    expect(await login('127.0.9.1', user.email, 'not this one')).toBe(422);
  }
  expect(await login('127.0.9.1', user.email, password)).toBe(429);
  expect(await login('127.0.9.7', user.email, password)).toBe(429);
  expect(await login('127.0.5.1', user.email, password)).toBe(200);
});

test('a network is what one household or office shares', () => {
  expect(networkOf('192.0.2.77')).toBe('192.0.2');
  expect(networkOf('::ffff:192.0.2.77')).toBe('192.0.2');
  expect(networkOf('2001:db8:1:ab23::5')).toBe('2001:0db8:0001:ab');
  expect(networkOf('::1')).toBe('0000:0000:0000:00');
});

test('where an account is logged in, nobody waits for what others try everywhere else', async () => {
  const user = await makeUser(server);
  await server.database.query('update app.credentials set password_hash = $2 where user_id = $1', [
    user.id,
    await hashPassword(password),
  ]);
  expect(await login('127.0.20.1', user.email, password)).toBe(200);
  // As many failures as pass about one account, from everywhere together.
  const everywhere = attemptKey('account-everywhere', user.email);
  await transact(server.node.pool.db, system, async (db) => {
    for (let i = 0; i < 100; i += 1) await reserveAttempt(db, everywhere, 100);
  });
  expect(await login('127.0.21.1', user.email, password)).toBe(429);
  expect(await login('127.0.20.9', user.email, password)).toBe(200);
  // What is tried from there counts as it does for anybody.
  for (let i = 0; i < 5; i += 1) {
    expect(await login('127.0.20.1', user.email, 'not this one')).toBe(422);
  }
  expect(await login('127.0.20.1', user.email, password)).toBe(429);
});

test('a mailed link lets the owner in wherever others have locked the account', async () => {
  const user = await makeUser(server);
  const everywhere = attemptKey('account-everywhere', user.email);
  const token = 'a-link-of-a-mail-to-the-owner-of-the-account';
  await transact(server.node.pool.db, system, async (db) => {
    for (let i = 0; i < 100; i += 1) await reserveAttempt(db, everywhere, 100);
    await keepReset(db, { id: randomUUID(), token, userId: user.id });
  });
  expect(await login('127.0.41.1', user.email, password)).toBe(429);
  const chosen = { reset_token: token, password, password_confirmation: password };
  expect(await post('127.0.41.1', '/api/user/password/reset', chosen)).toBe(200);
  // That network is known from now on.
  expect(await login('127.0.41.9', user.email, password)).toBe(200);
});

test('logins at the same moment from the same place do not stand in each other’s way', async () => {
  const user = await makeUser(server);
  await server.database.query('update app.credentials set password_hash = $2 where user_id = $1', [
    user.id,
    await hashPassword(password),
  ]);
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => login('127.0.30.1', user.email, password)),
    );
    expect(answers).toEqual([200, 200, 200, 200]);
  }
});
