import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { useServer } from '../../test/harness.ts';
import { createApp } from './app.ts';

const { config } = await useServer();

/** Messages of the log on `info` after one call that went well and one that did not. */
async function linesWith(accessLog: boolean): Promise<string[]> {
  const app = await createApp({ ...config, accessLog });
  app.get('/api/fine', async () => ({}));
  const lines: string[] = [];
  app.addHook('onRequest', async (request) => {
    request.log.info = (line: object) => void lines.push(JSON.stringify(line));
  });
  await app.inject('/api/fine');
  await app.inject('/api/none');
  await app.close();
  return lines.map((line) => line.replace(/"ms":\d+/, '"ms":1'));
}

test('the log has a line of every call where that is wanted, else of those that did not go well', async () => {
  const fine = '{"method":"GET","route":"/api/fine","status":200,"ms":1}';
  const none = '{"method":"GET","route":"none","status":404,"ms":1}';
  expect(await linesWith(true)).toEqual([fine, none]);
  expect(await linesWith(false)).toEqual([none]);
});

test('a file that fails on its way is no whole answer, and the log says why', async () => {
  const app = await createApp(config);
  const broken: unknown[] = [];
  app.addHook('onRequest', async (request) => {
    request.log.error = (...line: unknown[]) => void broken.push(line);
  });
  app.get('/api/file', (_request, reply) =>
    reply.send(
      Readable.from(
        (async function* () {
          yield 'the first lines';
          // Only once they are out.
          await new Promise((resolve) => setImmediate(resolve));
          throw new Error('no more lines');
        })(),
      ),
    ),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}/api/file`);
  await expect(answer.text()).rejects.toThrow('terminated');
  expect(broken).toEqual([
    [
      { err: expect.objectContaining({ message: 'no more lines' }), requestId: expect.any(String) },
      'answer broken off',
    ],
  ]);
  await app.close();
});
