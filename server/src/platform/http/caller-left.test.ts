import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { workApart } from '../apart/apart.ts';
import { CallerLeft, whileThere } from './caller-left.ts';

/** A module whose work never comes to an end by itself. */
async function endless(): Promise<URL> {
  const file = join(await mkdtemp(join(tmpdir(), 'apart-')), 'endless.task.mjs');
  await writeFile(
    file,
    'export const work = () => new Promise((done) => setTimeout(done, 600_000));',
  );
  return pathToFileURL(file);
}

test('a process that works for somebody ends when they leave', async () => {
  const task = await endless();
  const limits = { seconds: 300, megabytes: 64 };
  const worked = Promise.withResolvers<unknown>();
  const begun = Promise.withResolvers<void>();
  const server = createServer((raw) => {
    const working = whileThere({ raw }, (left) => {
      begun.resolve();
      return workApart(task, undefined as never, limits, left);
    });
    working.then(worked.resolve, worked.resolve);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1' });
  request.on('error', () => undefined);
  await begun.promise;
  request.destroy();
  expect(await worked.promise).toBeInstanceOf(CallerLeft);
  server.close();
});

test('who stays gets what was worked out, and what failed is told as it is', async () => {
  const request = { raw: { socket: staying } } as never;
  expect(await whileThere(request, (left) => Promise.resolve(left.aborted))).toBe(false);
  const failing = whileThere(request, () => Promise.reject(new RangeError('its own')));
  await expect(failing).rejects.toThrow(RangeError);
});

const staying = { destroyed: false, once: () => undefined, off: () => undefined };
