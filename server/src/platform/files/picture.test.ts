import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { drawAnew } from './picture.ts';

const limits = { width: 100, height: 100, keepJpeg: true };

test('one picture that takes too much costs none of those that are drawn with it, and five of them end the patience', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-picture-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  // More than the memory that the work may have, and nothing on the disk.
  const path = join(folder, 'large');
  await writeFile(path, '');
  await truncate(path, 1_900_000_000);
  const create = { width: 40, height: 30, channels: 3, background: '#0b5d5e' } as const;
  const content = await sharp({ create }).png().toBuffer();
  const drawn = await drawAnew({ sent: [{ content }, { path }, { content }], ...limits }, null);
  expect(drawn.map((picture) => picture?.type)).toEqual(['image/png', undefined, 'image/png']);
  const many = [...Array.from({ length: 5 }, () => ({ path })), { content }];
  expect(await drawAnew({ sent: many, ...limits }, null)).toEqual(many.map(() => null));
});
