import { bankLimits } from '@assay/contract/bank-limits';
import { readApart } from '../../../../../platform/apart/reading.ts';
import { UnreadableFile } from '../../../../../platform/documents/unreadable-file.ts';
import type { ManualContext } from '../../../../../platform/http/context.ts';
import { invalid, tooLarge } from '../../../../../platform/http/errors.ts';
import type { Imported } from '../../exchange/bank.model.ts';
import { platformMessages } from '../../../../../platform/words/messages.data.ts';

/** Reads the uploaded file by what it is, whatever it is called. Throws 413 for a large one, 422 for an unreadable one. */
export async function readUploadedTest(
  ctx: ManualContext,
  { file_name = '' }: { file_name?: string | undefined },
): Promise<Imported> {
  const upload = ctx.uploads['file'];
  if (upload === undefined) throw invalid({ file: platformMessages.fileRequired() });
  if (upload.size > bankLimits.importBytes) {
    const message = platformMessages.fileTooLarge({
      megabytes: bankLimits.importBytes / 1024 / 1024,
    });
    throw tooLarge('file', message);
  }
  try {
    const task = new URL('file.task.ts', import.meta.url);
    const input = { path: upload.path, name: file_name || 'Imported test' };
    return await readApart<typeof import('./file.task.ts')>(task, input, ctx.actor?.userId ?? null);
  } catch (error) {
    throw error instanceof UnreadableFile ? invalid({ file: error.said }) : error;
  }
}
