import { readLines } from './csv.reader.ts';
import { findAddress } from './columns.model.ts';
import type { Table } from './table.model.ts';

/**
 * A pasted list: cells of a spreadsheet, `Ann Lee <mail>` as mail programs write it, or addresses, one a line or
 * several on a line.
 */
export function readList(list: string, delimiter?: string): Table {
  const text = keepTogether(list);
  const several = text.split(/[\r\n]+/).some((line) => countAddresses(line) > 1);
  if (!several) return { kind: 'list', encoding: null, ...readLines(text, delimiter) };
  const rows = text
    .split(/\r\n|\n|\r/)
    .flatMap((line, i) =>
      peopleOf(line, delimiter).map((cell) => ({ line: i + 1, cells: [cell] })),
    );
  return { kind: 'list', encoding: null, delimiter: delimiter ?? null, rows };
}

/** `Lee, Ann` before a semicolon, a tab or `<ann@…>` is one name whatever parts the other lines: between quotation marks. */
function keepTogether(text: string): string {
  return text.replaceAll(/[^"<>@;\t|\r\n]+/g, (piece: string, start: number) => {
    const [before, after] = [text[start - 1] ?? '\n', start + piece.length];
    if (!';\t|>\r\n'.includes(before)) return piece;
    const ahead = text.slice(after, after + longestAddress);
    if (!/^(?:[;\t|]|<[^<>\r\n]*@)/.test(ahead)) return piece;
    // What parts one person from the next.
    const [parting = ''] = before === '>' ? (/^[,\s]*/.exec(piece) ?? []) : [];
    const name = piece.slice(parting.length);
    const parts = name.split(',');
    return parts.length === 2 && !parts.includes('') ? `${parting}"${name.trim()}"` : piece;
  });
}

/** Signs, with the bracket before it. */
const longestAddress = 322;

function countAddresses(line: string): number {
  if (!line.includes('@')) return 0;
  return line.split(/[\s<>,;:"'()|]/).filter((part) => /[^@]@+[^@]/.test(part)).length;
}

/** What stands before an address and after the last one is its name. */
function peopleOf(line: string, delimiter?: string): string[] {
  const people: string[] = [];
  let waiting = '';
  for (const part of line.split(delimiter ?? /[,;\t|]/)) {
    waiting = waiting === '' ? part : `${waiting},${part}`;
    if (findAddress(part) === undefined) continue;
    people.push(waiting.trim());
    waiting = '';
  }
  return waiting.trim() === '' ? people : [...people, waiting.trim()];
}
