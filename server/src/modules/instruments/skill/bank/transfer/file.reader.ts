import { bankLimits } from '@assay/contract/bank-fields';
import { readApart } from '../../../../../platform/apart/reading.ts';
import { UnreadableFile } from '../../../../../platform/documents/unreadable-file.ts';
import type { ManualContext } from '../../../../../platform/http/context.ts';
import { HttpError, invalid } from '../../../../../platform/http/errors.ts';
import type { Imported } from '../../exchange/bank.model.ts';

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
    const task = new URL('file.task.ts', import.meta.url);
    const input = { path: upload.path, name: file_name || 'Imported test' };
    return await readApart<typeof import('./file.task.ts')>(task, input, ctx.actor?.userId ?? null);
  } catch (error) {
    throw error instanceof UnreadableFile ? invalid({ file: error.message }) : error;
  }
}
