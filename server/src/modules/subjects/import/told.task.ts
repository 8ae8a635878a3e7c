import { readFile } from 'node:fs/promises';
import type { OutputOf } from '@assay/contract/endpoint';
import type { previewProfileFile } from '@assay/contract/profile-files';
import { readJsonResume } from './json-resume.reader.ts';
import { readLinkedinArchive, readLinkedinTable } from './linkedin.reader.ts';
import type { Told } from './told.model.ts';

interface Read {
  source: OutputOf<typeof previewProfileFile>['data']['source'];
  told: Told;
}

/** By its content, whatever it is called. Throws UnreadableFile. */
export async function work({ path }: { path: string }): Promise<Read> {
  const content = await readFile(path);
  const start = content.subarray(0, 200).toString('latin1');
  if (start.startsWith('PK')) {
    return { source: 'linkedin', told: await readLinkedinArchive(content) };
  }
  if (/^(?:\u00EF\u00BB\u00BF)?\s*[{[]/.test(start)) {
    return { source: 'json_resume', told: readJsonResume(content) };
  }
  return { source: 'linkedin', told: readLinkedinTable(content) };
}
