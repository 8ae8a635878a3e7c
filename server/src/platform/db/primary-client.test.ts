import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNode } from '../../node.ts';
import { endTogether } from '../../test/end-together.ts';
import { eventually, type TestServer, useServer } from '../../test/harness.ts';

let server: TestServer;
let proxy: Server;
let viaProxy: string;
const open = new Set<Socket>();
/** Whether the database says that it ends in the same breath in which it lets a connection of the product in. */
let ending = false;
let endings = 0;

/** What PostgreSQL says to everybody when it is stopped. */
const goodbye = (() => {
  const fields = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, Buffer.from(fields)]);
})();

beforeAll(async () => {
  server = await useServer();
  const { url } = server.database;
  const { pathname, searchParams } = new URL(url.replace('@/', '@localhost/'));
  const socket = `${searchParams.get('host')}/.s.PGSQL.${searchParams.get('port') ?? 5432}`;
  proxy = createServer((client) => {
    const upstream = connect(socket);
    let isProduct = false;
    client.once('data', (startup) => {
      isProduct = startup.includes('assay-serve');
    });
    client.pipe(upstream);
    upstream.on('data', (said) => {
      if (!ending || !isProduct) return client.write(said);
      endings += 1;
      return client.end(Buffer.concat([said, goodbye]));
    });
    endTogether(client, upstream);
    open.add(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  viaProxy = `postgresql://assay@127.0.0.1:${port}${pathname}?target_session_attrs=read-write`;
});
afterAll(() => {
  proxy.close();
});

test('a database that ends just as it lets a node in: 503, and the node lives on', async () => {
  const config = { ...server.config, databaseUrl: viaProxy };
  const node = await startNode(config, viaProxy, { work: false });
  const payload = { email: 'nobody@example.org', password: 'no password of anybody' };
  const login = () => node.app.inject({ method: 'POST', url: '/api/login', payload });
  try {
    expect((await login()).statusCode).toBe(422);
    for (const one of open) one.destroy();
    await eventually(async () => node.pool.pool.totalCount === 0, 'no connection');
    ending = true;
    const refused = await login();
    expect(endings).toBeGreaterThan(0);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    ending = false;
    expect((await login()).statusCode).toBe(422);
  } finally {
    await node.stop();
  }
});
