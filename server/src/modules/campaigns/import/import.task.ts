import { readFile } from 'node:fs/promises';
import { maxSubjects } from '@assay/contract/campaign-people';
import { UnreadableFile } from '../../../platform/documents/unreadable-file.ts';
import { readCsv } from './csv.reader.ts';
import { judgeRows } from './rows.model.ts';
import type { Judged, Table } from './table.model.ts';
import { readList } from './list.reader.ts';
import { readXlsx } from './xlsx.reader.ts';
import { importMessages } from './messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

/** What was sent: a file, or a pasted list with the sign between its cells. */
export interface Sent {
  list: { path: string } | { text: string; delimiter: string | undefined };
  /** Addresses that the campaign has already. */
  known: ReadonlySet<string>;
}

/** Says of each row what would become of it. Throws UnreadableFile for what is no list of people or too long a one. */
export async function work({ list, known }: Sent): Promise<Judged> {
  const table = 'path' in list ? await readTable(list.path) : readList(list.text, list.delimiter);
  const preview = judgeRows(table, known);
  const count = preview.rows.length;
  if (count === 0) throw new UnreadableFile(importMessages.listEmpty());
  if (count > maxSubjects) {
    throw new UnreadableFile(importMessages.tooMany({ maximum: maxSubjects, given: count }));
  }
  if (!preview.read_as.columns.includes('email')) {
    throw new UnreadableFile(importMessages.listWithoutAddress());
  }
  return preview;
}

async function readTable(path: string): Promise<Table> {
  const content = await readFile(path);
  const start = content.subarray(0, 8).toString('latin1');
  if (start.startsWith('PK')) return readXlsx(content);
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) throw new UnreadableFile(oldWorkbook(content));
  if (start.startsWith('%PDF')) {
    throw new UnreadableFile(importMessages.pdf());
  }
  return readCsv(content);
}

/** Excel wraps a workbook with a password in the format of its old ones. */
function oldWorkbook(content: Buffer): Message {
  return content.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    ? importMessages.workbookProtected()
    : importMessages.workbookOld();
}
