import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJson, UselessAnswer } from './read-json.ts';

let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  if (request.url?.startsWith('/slow') === true) return;
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(request.url));
});
let port: number;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const at = (host: string, path = '/') => ({ url: `http://${host}:${port}${path}`, token: 't' });

test('a question goes into the query and moves neither host nor path', async () => {
  const profile = 'https://evil.test/@169.254.169.254/#?&x=1';
  const answer = await readJson({ ...at('127.0.0.1', '/a?b=1'), isInside: true }, { profile });
  expect(answer).toBe(`/a?b=1&${new URLSearchParams({ profile })}`);
});

test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost', '2130706433', '0x7f.1'])(
  '%s is not connected to, by its number or by what its name leads to',
  async (host) => {
    asked = 0;
    const asking = readJson({ ...at(host), isInside: false }, {});
    await expect(asking).rejects.toBeInstanceOf(UselessAnswer);
    expect(asked).toBe(0);
  },
);

test('a service that does not answer is given up', async () => {
  const slow = { ...at('127.0.0.1', '/slow'), isInside: true };
  await expect(readJson(slow, {}, { milliseconds: 200 })).rejects.toThrow(/abort|timeout/i);
});
