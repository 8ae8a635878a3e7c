import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { whenClosing } from './closing.ts';

const whole = (path: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;

async function listening(limit?: number) {
  const app = fastify({ forceCloseConnections: 'idle' });
  const close = whenClosing(app, limit);
  app.get('/late', () => delay(1000, 'in the end'));
  app.post('/body', () => '');
  app.get('/never', () => new Promise(() => undefined));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  app.server.on('connection', (socket) => sockets.push(socket));
  const heardOf = (other: Socket) =>
    sockets.find(({ remotePort }) => remotePort === other.localPort)?.bytesRead;
  const open = async (said: string) => {
    const socket: Socket & { heard?: string } = connect(port, '127.0.0.1');
    socket.heard = '';
    socket.on('data', (part) => (socket.heard += String(part))).on('error', () => undefined);
    await once(socket, 'connect');
    if (said !== '') socket.write(said);
    while (heardOf(socket) !== said.length) await delay(5);
    return socket;
  };
  const timed = async () => {
    const began = performance.now();
    await close();
    return performance.now() - began;
  };
  return { open, timed };
}

test('who has connected and says nothing does not keep a server that closes, and an answer under way comes', async () => {
  const { open, timed } = await listening();
  const silent = await open('');
  const late = await open(whole('/late'));
  const ended = Promise.all([once(silent, 'close'), once(late, 'close')]);
  // Far below what anything under way may take.
  expect(await timed()).toBeLessThan(10_000);
  await ended;
  expect(late.heard).toMatch(/^HTTP\/1\.1 200[^]*in the end$/);
});

test.each([
  ['half a request', 'GET /late HTTP/1.1\r\nHost: here\r\n'],
  [
    'half a body',
    'POST /body HTTP/1.1\r\nHost: here\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf',
  ],
  ['an answer that never comes', whole('/never')],
])('%s keeps it for a while and no longer', async (_, said) => {
  const { open, timed } = await listening(800);
  const socket = await open(said);
  const ended = once(socket, 'close');
  const took = await timed();
  expect(took).toBeGreaterThan(700);
  expect(took).toBeLessThan(10_000);
  await ended;
});
