import { readFile } from 'node:fs/promises';
import { maxSubjects } from '@assay/contract/campaign-people';
import { UnreadableFile } from '../../../platform/documents/unreadable-file.ts';
import { readCsv } from './csv.file.ts';
import { judgeRows } from './import.rows.ts';
import type { Preview, Table } from './import.table.ts';
import { readList } from './list.text.ts';
import { readXlsx } from './xlsx.file.ts';

/** What was sent: a file, or a pasted list with the sign between its cells. */
export interface Sent {
  list: { path: string } | { text: string; delimiter: string | undefined };
  /** Addresses that the campaign has already. */
  known: ReadonlySet<string>;
}

/** Says of each row what would become of it. Throws UnreadableFile for what is no list of people or too long a one. */
export async function work({ list, known }: Sent): Promise<Preview> {
  const table = 'path' in list ? await readTable(list.path) : readList(list.text, list.delimiter);
  const preview = judgeRows(table, known);
  const count = preview.rows.length;
  if (count === 0) throw new UnreadableFile('This list has no people in it.');
  if (count > maxSubjects) {
    throw new UnreadableFile(
      `At most ${maxSubjects.toLocaleString('en')} people at once; these are ${count.toLocaleString('en')}.`,
    );
  }
  if (!preview.read_as.columns.includes('email')) {
    throw new UnreadableFile('There is no e-mail address in this list.');
  }
  return preview;
}

async function readTable(path: string): Promise<Table> {
  const content = await readFile(path);
  const start = content.subarray(0, 8).toString('latin1');
  if (start.startsWith('PK')) return readXlsx(content);
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) throw new UnreadableFile(oldWorkbook(content));
  if (start.startsWith('%PDF')) {
    throw new UnreadableFile('This is a PDF. Please choose the table itself, as XLSX or CSV.');
  }
  return readCsv(content);
}

/** Excel wraps a workbook with a password in the format of its old ones. */
function oldWorkbook(content: Buffer): string {
  return content.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    ? 'This workbook is protected by a password. Please save it without one.'
    : 'This is an old Excel file (XLS). Please open it and save it as XLSX or CSV.';
}
