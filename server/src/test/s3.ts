import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Config } from '../platform/config.ts';

export interface TestBucket {
  config: S3Config;
  /** Where its objects lie, named after their keys. */
  folder: string;
  stop: () => Promise<void>;
}

/** An S3 of our own with one empty bucket, on a free port or, after a pause, on the one it had. */
export async function startTestBucket(before?: TestBucket): Promise<TestBucket> {
  const bucket = 'assay-files';
  const directory =
    before === undefined ? await mkdtemp(join(tmpdir(), 'assay-s3-')) : join(before.folder, '..');
  const port = before === undefined ? 0 : Number(new URL(before.config.endpoint).port);
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket }],
  });
  const address = await server.run();
  return {
    config: {
      endpoint: `http://127.0.0.1:${address.port}`,
      region: 'us-east-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
    folder: join(directory, bucket),
    stop: () => server.close(),
  };
}

export async function removeTestBucket({ stop, folder }: TestBucket): Promise<void> {
  await stop().catch(() => undefined);
  await rm(join(folder, '..'), { recursive: true, force: true });
}
