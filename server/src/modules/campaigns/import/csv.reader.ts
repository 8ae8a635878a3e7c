import { parse } from 'csv-parse/sync';
import { decodeText } from '../../../platform/documents/text.ts';
import { UnreadableFile } from '../../../platform/documents/unreadable-file.ts';
import { maxCells, maxLines, type Table, tooManyLines } from './table.model.ts';
import { importMessages } from './messages.data.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/** A text file with a line a person. */
export function readCsv(content: Buffer): Table {
  const { text, encoding } = decodeText(content);
  if (text.includes('\0')) {
    throw new UnreadableFile(importMessages.notText());
  }
  if (/^\s*<(!doctype|html|head|body|table|\?xml)\b/i.test(text)) {
    throw new UnreadableFile(importMessages.webPage());
  }
  return { ...readLines(text), kind: 'csv', encoding };
}

/** Rows and cells of a text; the sign between cells is found out unless it is given. */
export function readLines(text: string, given?: string): Pick<Table, 'rows' | 'delimiter'> {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.length > maxLines) throw new UnreadableFile(tooManyLines(lines.length));
  // Excel's own way to say which sign it is.
  const told = /^sep=(.)$/i.exec(lines[0]?.trim() ?? '')?.[1];
  const delimiter = given ?? told ?? findDelimiter(lines);
  const rows = parseCells(text, delimiter).map(({ record, info }) => ({
    line: info.lines,
    cells: record.slice(0, maxCells),
  }));
  return { rows: told === undefined ? rows : rows.slice(1), delimiter };
}

interface CsvRow {
  record: string[];
  info: { lines: number };
}

function parseCells(text: string, delimiter: string): CsvRow[] {
  const options = {
    delimiter,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 100_000,
  };
  try {
    return parse(text, { ...options, relax_quotes: true }) as unknown as CsvRow[];
  } catch {
    // A quotation mark that never closes is a sign like any other.
  }
  try {
    return parse(text, { ...options, quote: false }) as unknown as CsvRow[];
  } catch {
    throw new UnreadableFile(importMessages.noLines());
  }
}

/** The sign that stands in most lines, outside of quotation marks; of several the most frequent. */
function findDelimiter(lines: string[]): string {
  const sample = lines.filter((line) => line.trim() !== '').slice(0, 100);
  const bare = sample.map((line) => line.replaceAll(/"[^"]*"/g, ''));
  const scores = delimiters.map((delimiter) => {
    const counts = bare.map((line) => line.split(delimiter).length - 1);
    const lines = counts.filter((count) => count > 0).length;
    return { delimiter, lines, total: counts.reduce((sum, count) => sum + count, 0) };
  });
  return scores.toSorted((a, b) => b.lines - a.lines || b.total - a.total)[0]?.delimiter ?? ',';
}
