import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { makeTenant } from '../../test/factories.ts';
import { useServer } from '../../test/harness.ts';

const server = await useServer();

/** Sends these bytes and reads until the connection is closed. */
async function send(bytes: string) {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.end(bytes);
  let text = '';
  for await (const piece of socket) text += String(piece);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body };
}

const plain = 'Host: assay.test\r\nConnection: close\r\n\r\n';

test.each([
  ['a method that there is not', `BREW /api/health HTTP/1.1\r\n${plain}`, 400, 'invalid'],
  ['no HTTP', `hello\r\n\r\n`, 400, 'invalid'],
  [
    'two lengths',
    `POST /api/login HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${plain}`,
    400,
    'invalid',
  ],
  [
    'headers beyond all measure',
    `GET /api/health HTTP/1.1\r\nX-Long: ${'x'.repeat(200_000)}\r\n${plain}`,
    431,
    'too_large',
  ],
  ['an address that cannot be read', `GET /api/%E0%A4%A HTTP/1.1\r\n${plain}`, 400, 'invalid'],
  ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'invalid'],
  ['a method of other protocols', `PROPFIND /api/health HTTP/1.1\r\n${plain}`, 404, 'not_found'],
])('%s is refused in the shape of every other refusal', async (_, bytes, status, code) => {
  const own = code === 'invalid' ? 'unreadable_request' : code;
  const answer = await send(bytes);
  expect(answer.status).toBe(status);
  expect(answer.head).toMatch(/content-type: application\/json/i);
  expect(answer.head).toMatch(/x-content-type-options: nosniff/i);
  const body = JSON.parse(answer.body);
  expect(body).toEqual({
    message: expect.any(String),
    code,
    errors: body.message,
    codes: { _: [{ code: own, params: {} }] },
  });
});

test('HTTP/1.0 knows no host and is answered', async () => {
  expect((await send('GET /api/health HTTP/1.0\r\n\r\n')).status).toBe(200);
});

test('of very many mistakes the first are told, and the answer stays small', async () => {
  const tenant = await makeTenant(server);
  const keys = Array.from({ length: 110_000 }, (_, i) => `"${i.toString(36)}":0`);
  const people = Array.from({ length: 10_000 }, () => ({ a: 1, b: 1 }));
  const calls = [
    ['/api/login', `{${keys.join(',')}}`],
    ['/api/client-errors', `{${keys.join(',')}}`],
    ['/api/admin/campaigns', JSON.stringify({ subjects: people })],
  ] as const;
  for (const [path, body] of calls) {
    const answer = await fetch(server.origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${tenant.manager.token}`,
      },
      body,
    });
    const text = await answer.text();
    expect([path, answer.status]).toEqual([path, 422]);
    expect(text.length).toBeLessThan(60_000);
    expect(Object.keys(JSON.parse(text).errors).length).toBeGreaterThan(100);
  }
});
