import { typedSubject } from '@assay/contract/campaign-people';
import * as z from 'zod/mini';
import { findAddress, readColumns } from './columns.model.ts';
import type { Judged, Table } from './table.model.ts';
import { importMessages } from './messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

type Row = Judged['rows'][number];
type Columns = Judged['read_as']['columns'];
type Person = Pick<Row, 'first_name' | 'last_name' | 'email'>;

/** Says of each row what would become of it; `known` are the addresses of the campaign. */
export function judgeRows(table: Table, known: ReadonlySet<string>): Judged {
  const { columns, rows } = readColumns(table);
  const lines = new Map<string, number>();
  const judged = rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ line, cells }): Row => {
      const person = personOf(cells, columns);
      const problem = problemOf(person);
      if (problem !== null) return { line, ...person, state: 'bad', problem };
      const email = person.email.toLowerCase();
      const before = lines.get(email);
      lines.set(email, before ?? line);
      const row = { line, ...person, email };
      if (before !== undefined) {
        const problem =
          before === line
            ? importMessages.onLineTwice()
            : importMessages.onLineAlready({ line: before });
        return { ...row, state: 'duplicate', problem };
      }
      return known.has(email)
        ? { ...row, state: 'known', problem: importMessages.known() }
        : { ...row, state: 'good', problem: null };
    });
  const counts = { good: 0, duplicate: 0, known: 0, bad: 0 };
  for (const { state } of judged) counts[state] += 1;
  const { kind, encoding, delimiter } = table;
  return { rows: judged, counts, read_as: { kind, encoding, delimiter, columns } };
}

/** Characters of a cell that are looked at: more than a name and an address have together. */
const maxCell = 1000;

function personOf(cells: string[], columns: Columns): Person {
  const joined = (wanted: Columns[number]) =>
    oneLine(
      cells
        .filter((_, i) => columns[i] === wanted)
        .join(' ')
        .slice(0, maxCell),
    );
  const written = joined('email');
  // Lines that somebody has put together from several places: the address stands elsewhere in this one.
  const elsewhere = findAddress(written) === undefined ? addressCell(cells) : -1;
  if (elsewhere >= 0) return personAround(cells, elsewhere);
  const email = (findAddress(written) ?? written).replace(/^mailto:/i, '');
  let [first_name, last_name] = [joined('first_name'), joined('last_name')];
  const name = joined('name');
  // `Ann Lee <ann@example.org>` carries its name along.
  const alone = last_name === '' && first_name.includes(',') ? first_name : '';
  const whole = name || alone || (first_name || last_name ? '' : beside(written, email));
  if (whole) [first_name, last_name] = splitName(whole);
  return { first_name, last_name, email };
}

function addressCell(cells: string[]): number {
  return cells.findIndex((cell) => findAddress(cell.slice(0, maxCell)) !== undefined);
}

/** Whoever belongs to the address in one cell: by the cells beside it, or by what stands in the same one. */
function personAround(cells: string[], at: number): Person {
  const written = oneLine((cells[at] ?? '').slice(0, maxCell));
  const email = (findAddress(written) ?? '').replace(/^mailto:/i, '');
  const names = cells
    .filter((_, i) => i !== at)
    .map((cell) => oneLine(cell.slice(0, maxCell)))
    .filter((cell) => cell !== '');
  const [first_name, last_name] =
    names.length > 1
      ? [names[0] ?? '', names[1] ?? '']
      : splitName(names[0] ?? beside(written, email));
  return { first_name, last_name, email };
}

function beside(written: string, email: string): string {
  const rest = written.replace(email, ' ').replaceAll(/mailto:|[<>()[\]]/gi, ' ');
  // Mail programs put a last name that stands first between quotation marks.
  const quoted = /"([^"]*)"/.exec(rest)?.[1];
  return oneLine(
    quoted ?? rest.replaceAll(/[,;|]|(?<=["',;|\s]|^)["']+|["'](?=["',;|\s]|$)/g, ' '),
  );
}

/** `Ann van Berg`, or `van Berg, Ann` and `Berg, van Ann` as lists of staff have it. */
function splitName(name: string): [first: string, last: string] {
  const [last, first] = name.split(',').map((part) => part.trim());
  if (first && last) {
    const [, infix = '', rest = first] = /^((?:\p{Ll}\S* )+)(\p{Lu}.*)$/u.exec(first) ?? [];
    return [rest, `${infix}${last}`];
  }
  const [word = '', ...rest] = name.split(' ');
  return [word, rest.join(' ')];
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim();
}

function problemOf(person: Person): Message | null {
  if (person.email === '') return importMessages.noAddress();
  const { error } = z.safeParse(typedSubject, person);
  const issue = error?.issues[0];
  if (issue === undefined) return null;
  const [field] = issue.path;
  if (field === 'email') return importMessages.wrongAddress({ address: person.email.slice(0, 80) });
  const isFirst = field === 'first_name';
  if (issue.code === 'too_big')
    return isFirst ? importMessages.firstNameTooLong() : importMessages.lastNameTooLong();
  if (issue.code === 'custom')
    return isFirst ? importMessages.firstNameAddress() : importMessages.lastNameAddress();
  return isFirst ? importMessages.firstNameControl() : importMessages.lastNameControl();
}
