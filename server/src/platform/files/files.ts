import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export interface StoredFile {
  key: string;
  size: number;
}

/** Files by key, on disk. Keys are made here or from ids, never from a name that somebody sent. */
export interface Files {
  putTemporary: (content: Readable) => Promise<StoredFile>;
  put: (key: string, content: Buffer) => Promise<void>;
  /** Throws when there is no such file. */
  read: (key: string) => Promise<Buffer>;
  exists: (key: string) => Promise<boolean>;
  remove: (key: string) => Promise<void>;
}

export function openFiles(dataDir: string): Files {
  const disk = new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
  return {
    async putTemporary(content) {
      const key = `temporary/${randomUUID()}`;
      try {
        await disk.putStream(key, content);
      } catch (error) {
        // An upload that breaks off leaves nothing behind.
        await disk.delete(key);
        throw error;
      }
      const { contentLength } = await disk.getMetaData(key);
      return { key, size: contentLength };
    },
    put: (key, content) => disk.put(key, content),
    read: async (key) => Buffer.from(await disk.getBytes(key)),
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
  };
}
