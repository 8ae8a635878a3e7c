import { capitalise } from './values.ts';
import type { PersonRow } from './values.ts';

export interface ParsedPeople {
  people: PersonRow[];
  /** Lines in which no address was found. */
  refused: string[];
}

const address = /[^\s<>,;:"'()|]+@[^\s<>,;:"'()|]+/;

/**
 * Reads a pasted list: `First Last <mail>`, `First, Last, mail`, cells of a spreadsheet, or addresses alone, one a
 * line or several on one line separated by commas.
 */
export function parsePeople(text: string): ParsedPeople {
  const people: PersonRow[] = [];
  const refused: string[] = [];
  for (const line of text.split(/[\r\n]+/)) {
    for (const entry of entriesOf(line)) {
      const person = personOf(entry);
      if (person) people.push(person);
      else if (!/e-?mail/i.test(entry)) refused.push(entry);
    }
  }
  return { people, refused };
}

/** One entry a line; with several addresses on it, one entry an address. */
function entriesOf(line: string): string[] {
  if (!line.trim()) return [];
  if ((line.match(new RegExp(address, 'g')) ?? []).length < 2) return [line.trim()];
  const entries: string[] = [];
  let waiting = '';
  for (const part of line.split(/[,;\t|]/)) {
    waiting = waiting ? `${waiting},${part}` : part;
    if (!address.test(part)) continue;
    entries.push(waiting.trim());
    waiting = '';
  }
  return entries;
}

function personOf(entry: string): PersonRow | null {
  const email = address.exec(entry)?.[0];
  if (!email) return null;
  const rest = entry.replace(email, ' ').replaceAll(/[<>()]/g, ' ');
  // `"Last, First" <mail>`, as mail programs write it
  const quoted = /"([^",]+),([^"]+)"/.exec(rest);
  const cells = rest
    .split(/[,;\t|]/)
    .map((cell) => cell.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  const [first = '', ...last] = quoted
    ? [quoted[2], quoted[1]]
    : cells.length > 1
      ? cells
      : (cells[0] ?? '').split(' ');
  return {
    first_name: capitalise(first ?? ''),
    last_name: capitalise(last.join(' ')),
    email: email.toLowerCase(),
  };
}

interface Merged {
  added: PersonRow[];
  /** Addresses that were there already. */
  known: number;
}

/** Leaves out whoever is in the list already, or twice in the paste. */
export function withoutKnown(people: readonly PersonRow[], rows: readonly PersonRow[]): Merged {
  const seen = new Set(rows.map(({ email }) => email.trim().toLowerCase()));
  const added = people.filter(({ email }) => !seen.has(email) && seen.add(email));
  return { added, known: people.length - added.length };
}
