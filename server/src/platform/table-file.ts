import { pipeline, Readable } from 'node:stream';
import type { Language } from '@assay/contract/languages';
import { type Options, stringify } from 'csv-stringify';
import { csvForm, csvOf, localForm } from './csv.ts';
import { type Rows, writeXlsx, xlsxType } from './documents/xlsx.writer.ts';
import type { Binary } from './http/reply.ts';

interface TableForm {
  format?: 'csv' | 'local_csv' | 'xlsx' | undefined;
  /** Of whoever opens the file. */
  language: Language | null;
}

/** A table as a file for spreadsheets, in which no cell becomes a formula. @param name without its ending. */
export function tableFile(name: string, rows: Rows, { format, language }: TableForm): Binary {
  if (format === 'xlsx') {
    return { type: xlsxType, content: writeXlsx(rows), download: `${name}.xlsx` };
  }
  const form = format === 'local_csv' ? localForm(language) : csvForm;
  return {
    type: 'text/csv; charset=utf-8',
    content: Array.isArray(rows) ? csvOf(rows, form) : streamed(rows, form),
    download: `${name}.csv`,
  };
}

function streamed(rows: Rows, form: Options): Readable {
  const csv = stringify(form);
  // What fails on the way breaks the answer off: half a file must not look like a whole one.
  pipeline(Readable.from(rows), csv, () => undefined);
  return csv;
}
