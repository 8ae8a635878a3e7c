import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './test/harness.ts';

/** Whom a node takes a caller for: limits on guessing and what only this machine may see depend on it. */

describe('behind one proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ work: false, config: { trustProxy: 1 } });
  });
  afterAll(() => server.stop());

  const logIn = (claimed: string) =>
    server.call('POST', '/api/login', {
      json: { email: 'nobody@example.org', password: 'nine purple herons' },
      headers: { 'x-forwarded-for': `${claimed}, 192.0.2.7` },
    });

  test('the address that the proxy saw counts, whatever the caller claims before it', async () => {
    await logIn('198.51.100.1');
    await logIn('203.0.113.9');
    // One for the account in this network, one for it everywhere, and one for the network; two networks would make five.
    expect(await server.database.query('select from app.login_failures')).toHaveLength(3);
  });

  test('no claim opens the metrics', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
      const { status } = await server.call('GET', '/metrics', { headers: { [name]: '127.0.0.1' } });
      expect([name, status]).toEqual([name, 403]);
    }
  });
});

test('a proxy on this machine that nobody told the node of does not open the metrics', async () => {
  const server = await startTestServer({ work: false });
  try {
    expect((await server.call('GET', '/metrics')).status).toBe(200);
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    expect((await server.call('GET', '/metrics', { headers })).status).toBe(403);
  } finally {
    await server.stop();
  }
});
