import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswers } from './compression.ts';

const long = { data: 'What I say often enough. '.repeat(200) };

async function ask(path: string, accepted?: string) {
  const app = fastify();
  compressAnswers(app);
  app.get('/long', () => long);
  app.get('/short', () => ({ data: 1 }));
  app.get('/page', (_request, reply) => reply.type('text/html').send(long.data));
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const answer = await app.inject({ url: path, headers });
  return { encoding: answer.headers['content-encoding'], raw: answer.rawPayload, answer };
}

test('a long answer goes packed to who accepts that, and says the same', async () => {
  const brotli = await ask('/long', 'gzip, deflate, br');
  expect(brotli.encoding).toBe('br');
  expect(JSON.parse(brotliDecompressSync(brotli.raw).toString())).toEqual(long);
  expect(brotli.answer.headers['vary']).toBe('accept-encoding');
  const gzip = await ask('/long', 'gzip;q=0.8, br;q=0');
  expect(gzip.encoding).toBe('gzip');
  expect(JSON.parse(gunzipSync(gzip.raw).toString())).toEqual(long);
});

test('without the wish, or where it does not pay, an answer goes as it is', async () => {
  for (const accepted of [undefined, 'identity', 'br;q=0, gzip;q=0.0'])
    expect((await ask('/long', accepted)).answer.json()).toEqual(long);
  expect((await ask('/short', 'br')).encoding).toBeUndefined();
  expect((await ask('/page', 'br')).encoding).toBeUndefined();
});
