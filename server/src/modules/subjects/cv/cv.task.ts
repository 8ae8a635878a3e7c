import { readFile } from 'node:fs/promises';
import type { CvType } from '@assay/contract/cv-types';
import { cvTypeOf } from './cv-type.reader.ts';

/** What an uploaded document is; null for everything that is no CV. */
export async function work({ path }: { path: string }): Promise<CvType | null> {
  return cvTypeOf(await readFile(path));
}
