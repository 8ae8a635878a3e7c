import type { Language } from '@assay/contract/languages';
import type { OwnDataExport } from '@assay/contract/own-data';
import { printApart } from '../../../../platform/apart/printing.ts';
import { say } from '../../../../platform/words/message.ts';
import { ownDataText } from './labels/own-data-messages.data.ts';

/** The document and the name to keep it under. */
export async function printOwn(own: OwnDataExport, language: Language | null) {
  const task = new URL('own-data.task.ts', import.meta.url);
  const reader = language ?? 'en';
  const day = own.created_at.slice(0, 10);
  return {
    content: await printApart<typeof import('./own-data.task.ts')>(task, { own, reader }),
    download: `${say(reader, ownDataText.file({ day }))}.pdf`,
  };
}
