import { readFile } from 'node:fs/promises';
import { bankLimits } from '@assay/contract/bank-fields';
import { UnreadableFile } from '../../../../../platform/documents/unreadable-file.ts';
import type { ManualContext } from '../../../../../platform/http/context.ts';
import { HttpError, invalid } from '../../../../../platform/http/errors.ts';
import type { Imported } from '../../exchange/bank.model.ts';
import { readCsv } from '../../exchange/csv/csv.reader.ts';
import { readQti } from '../../exchange/qti/package.reader.ts';

/** Reads the uploaded file by what it is, whatever it is called. Throws 413 for a large one, 422 for an unreadable one. */
export async function readUploadedTest(
  ctx: ManualContext,
  { file_name = '' }: { file_name?: string | undefined },
): Promise<Imported> {
  const upload = ctx.uploads['file'];
  if (upload === undefined) throw invalid({ file: 'Please choose a file.' });
  if (upload.size > bankLimits.importBytes) {
    const message = `A file may have ${bankLimits.importBytes / 1024 / 1024} MB at most.`;
    throw new HttpError(413, 'too_large', message, { errors: { file: [message] } });
  }
  try {
    return await readBySign(await readFile(upload.path), file_name || 'Imported test');
  } catch (error) {
    throw error instanceof UnreadableFile ? invalid({ file: error.message }) : error;
  }
}

/** A package begins as every ZIP file, an item as every XML file; everything else may be a table. */
async function readBySign(content: Buffer, fileName: string): Promise<Imported> {
  const start = content.subarray(0, 200).toString('latin1');
  const isXml = /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?\s*\0?</.test(start);
  if (start.startsWith('PK') || isXml) return readQti(content, fileName);
  return readCsv(content, fileName.replace(/\.\w{1,5}$/, ''));
}
