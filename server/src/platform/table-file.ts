import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { csvForm, csvOf } from './csv.ts';
import { type Rows, writeXlsx, xlsxType } from './documents/xlsx.writer.ts';
import type { Binary } from './http/reply.ts';

/** A table as a file for spreadsheets, in which no cell becomes a formula. @param name without its ending. */
export function tableFile(format: 'csv' | 'xlsx' | undefined, name: string, rows: Rows): Binary {
  if (format === 'xlsx') {
    return { type: xlsxType, content: writeXlsx(rows), download: `${name}.xlsx` };
  }
  return {
    type: 'text/csv; charset=utf-8',
    content: Array.isArray(rows) ? csvOf(rows) : streamed(rows),
    download: `${name}.csv`,
  };
}

function streamed(rows: Rows): Readable {
  const csv = stringify(csvForm);
  // What fails on the way breaks the answer off: half a file must not look like a whole one.
  pipeline(Readable.from(rows), csv, () => undefined);
  return csv;
}
