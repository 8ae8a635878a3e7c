import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own that can be filled up. Only root may mount one, and not in every container. */
export interface SmallDisk {
  folder: string;
  fill: () => Promise<void>;
  free: () => Promise<void>;
  unmount: () => void;
}

export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'assay-full-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'assay-test', folder];
  if (spawnSync('/bin/mount', options).status !== 0) {
    rmdirSync(folder);
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill() {
      const file = await open(filler, 'a');
      for (const block of [1024 * 1024, 4096]) {
        const written = () =>
          file.write(Buffer.alloc(block)).then(({ bytesWritten }) => bytesWritten === block);
        while (await written().catch(() => false));
      }
      await file.close();
    },
    free: () => rm(filler, { force: true }),
    unmount() {
      // Somebody may have a file of it open for a moment longer.
      spawnSync('/bin/umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}
