import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FSDriver } from 'flydrive/drivers/fs';

/** A folder that keeps what S3 keeps: a file is there as a whole or not at all, and reading a missing one fails at once. */
export class FolderDriver extends FSDriver {
  override put(key: string, content: string | Uint8Array): Promise<void> {
    return this.#whole(key, (part) => writeFile(part, content, { flush: true }));
  }

  override putStream(key: string, content: Readable): Promise<void> {
    return this.#whole(key, (part) => pipeline(content, createWriteStream(part, { flush: true })));
  }

  override async getStream(key: string): Promise<Readable> {
    const stream = createReadStream(this.#pathOf(key));
    await once(stream, 'open');
    return stream;
  }

  /** On the disk before it has its name, so that a power cut leaves no empty file either. */
  async #whole(key: string, write: (part: string) => Promise<void>): Promise<void> {
    const path = this.#pathOf(key);
    const part = `${path}.${randomUUID()}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await write(part);
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  #pathOf(key: string): string {
    return join(this.options.location as string, key);
  }
}
