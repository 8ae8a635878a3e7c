import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk, type DriveFile } from 'flydrive';
import type { Config } from '../config.ts';
import { unavailable } from '../http/errors.ts';
import { FolderDriver } from './folder.driver.ts';

/** A file that somebody sent and that nobody has taken yet, on the disk of this node. */
export interface Upload {
  path: string;
  /** In bytes. */
  size: number;
}

/** What is made while it is being stored. */
export interface Made {
  content: Readable;
  /** In bytes, known before the first one. */
  size: number;
}

/**
 * Files by key, in a folder or on S3. Keys are made from ids, never from a name that somebody sent.
 * Whatever the store cannot do now ends in an answer of 503.
 */
export interface Files {
  /** Takes in what is being sent; one that breaks off leaves nothing. */
  receive: (content: Readable) => Promise<Upload>;
  discard: (upload: Upload) => Promise<void>;
  /** Seen as a whole or not at all, also when it replaces another. */
  put: (key: string, content: Buffer | Upload | Made) => Promise<void>;
  /** The content from its beginning, null when there is no such file. */
  find: (key: string) => Promise<Readable | null>;
  /** A file that is not there is removed already. */
  remove: (key: string) => Promise<void>;
  /** Size in bytes and when it was written; null when there is no such file. */
  look: (key: string) => Promise<{ size: number; written: Date } | null>;
  /** Keys under `prefix`; all with an empty one. */
  list: (prefix: string) => AsyncIterable<string>;
  /** Keys under `prefix` of files that were written before `moment`. */
  listBefore: (prefix: string, moment: Date) => AsyncIterable<string>;
}

const day = 24 * 3600 * 1000;

export async function openFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Files> {
  // The client of S3 takes its time and its memory, so it is loaded only where it is used.
  const driver =
    s3 === null
      ? new FolderDriver({ location: join(dataDir, 'files'), visibility: 'private' })
      : (await import('./s3.driver.ts')).openBucket(s3);
  const disk = new Disk(driver);
  const uploads = join(dataDir, 'uploads');
  await removeLeftovers(uploads);

  return {
    async receive(content) {
      const path = join(uploads, randomUUID());
      await mkdir(uploads, { recursive: true });
      try {
        await pipeline(content, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
        return { path, size: (await stat(path)).size };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    discard: (upload) => rm(upload.path, { force: true }),
    put: (key, content) =>
      orUnavailable(
        Buffer.isBuffer(content) ? disk.put(key, content) : putStream(disk, key, content),
      ),
    find: async (key) => orUnavailable(orNull(disk.getStream(key))),
    remove: (key) => orUnavailable(disk.delete(key)),
    look: async (key) => {
      const found = await orUnavailable(orNull(lookAt(disk, key)));
      return found === null ? null : { size: found.contentLength, written: found.lastModified };
    },
    async *list(prefix) {
      for await (const { key } of entriesOf(disk, prefix)) yield key;
    },
    async *listBefore(prefix, moment) {
      for await (const entry of entriesOf(disk, prefix)) {
        const written = (await orNull(entry.getMetaData()))?.lastModified;
        if (written && written < moment) yield entry.key;
      }
    },
  };
}

async function* entriesOf(disk: Disk, prefix: string): AsyncGenerator<DriveFile> {
  let paginationToken: string | undefined;
  do {
    const options = { recursive: true, ...(paginationToken && { paginationToken }) };
    const page = await orNull(disk.listAll(prefix, options));
    for (const entry of page?.objects ?? []) if (entry.isFile) yield entry;
    paginationToken = page?.paginationToken;
  } while (paginationToken !== undefined);
}

async function lookAt(disk: Disk, key: string) {
  try {
    return await disk.getMetaData(key);
  } catch (error) {
    // A question about an object has no body, so that S3 cannot say whether the object or the bucket is missing.
    const { cause } = error as Error;
    throw cause instanceof Error && cause.name === 'NotFound'
      ? Object.assign(new Error(key), { code: 'ENOENT' })
      : error;
  }
}

/** S3 wants to know the size before the first byte. */
async function putStream(disk: Disk, key: string, given: Upload | Made): Promise<void> {
  const content = 'content' in given ? given.content : createReadStream(given.path);
  try {
    if (!('content' in given)) await once(content, 'open');
    await disk.putStream(key, content, { contentLength: given.size });
  } finally {
    content.destroy();
  }
}

/** Uploads that a killed node was taking in; younger ones may belong to another process on this machine. */
async function removeLeftovers(uploads: string): Promise<void> {
  const names = await readdir(uploads).catch(() => []);
  for (const path of names.map((name) => join(uploads, name))) {
    const found = await stat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > day) await rm(path, { force: true });
  }
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw unavailable(error);
  }
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A missing bucket is 404 as well, but nobody may take that for a missing file. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    (error as NodeJS.ErrnoException).code === 'ENOENT' ||
    error.name === 'NoSuchKey' ||
    isMissing(error.cause)
  );
}
