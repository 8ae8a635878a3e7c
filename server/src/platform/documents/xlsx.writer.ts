import { Readable } from 'node:stream';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type Cell = string | number | null | undefined;
export type Rows = Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;

/**
 * A workbook of one sheet, written while its rows come: no more of it is held than a few of them. A text stays a text, whatever it
 * begins with.
 */
export function writeXlsx(rows: Rows): Readable {
  return Readable.from(workbookOf(rows), { objectMode: false });
}

async function* workbookOf(rows: Rows) {
  // Written seldom: a node that writes none starts without it.
  const { writeXlsxStream } = await import('hucre/xlsx');
  // The first row stays in view.
  yield* writeXlsxStream(sheet(rows), { name: 'Assay', freezePane: { rows: 1 } });
}

async function* sheet(rows: Rows) {
  for await (const row of rows) yield row.map(cellOf);
}

/** A spreadsheet takes no longer text. */
const mostCharacters = 32_767;

/** Signs for nobody that XML forbids: a spreadsheet would not open a workbook with one of them. Others it forbids are escaped. */
const forbidden = /[\ufffe\uffff]/g;

function cellOf(cell: Cell) {
  if (cell === undefined || cell === '') return null;
  return typeof cell === 'string' ? cell.replaceAll(forbidden, '').slice(0, mostCharacters) : cell;
}
