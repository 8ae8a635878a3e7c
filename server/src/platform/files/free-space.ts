import { statfs } from 'node:fs/promises';

/** Bytes that an ordinary account may still write where the folder lies. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
