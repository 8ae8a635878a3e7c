import type { ReadAs, Table } from './table.model.ts';

type Column = ReadAs['columns'][number];

const headings: Record<Exclude<Column, 'ignored'>, string> = {
  email:
    'email emailaddress mail mailaddress emailadres emailadresse mailadresse courriel adressemail adresseemail adressecourriel correo correoelectronico direcciondecorreo enderecodeemail correioeletronico epost epostadress epostadresse indirizzoemail indirizzomail postaelettronica adresemail eposta sahkoposti',
  first_name:
    'firstname first givenname forename christianname prename middlename vorname vornamen rufname voornaam roepnaam prenom prenoms primernombre primeironome imie fornavn fornamn etunimi',
  last_name:
    'lastname last surname familyname nachname familienname zuname achternaam tussenvoegsel tussenvoegsels infix namenszusatz namensvorsatz nomdefamille apellido apellidos primerapellido segundoapellido cognome sobrenome apelido apelidos nazwisko efternavn efternamn etternavn sukunimi',
  name: 'name fullname displayname participant candidate person naam volledigenaam vollstandigername nom nomcomplet nometprenom nombre nombrecompleto nombreyapellidos nome nomecompleto nomeecognome navn namn nimi nazwa imieinazwisko',
};
const meaning = new Map(
  Object.entries(headings).flatMap(([column, words]) =>
    words.split(' ').map((word) => [word, column as Column] as const),
  ),
);

/** What no address has in it, as people write addresses among other things. */
const around = /[\s<>,;:"'()|[\]]/;

/** The part of a text that could be an address, well written or not. */
export function findAddress(text: string): string | undefined {
  return text.includes('@') ? text.split(around).find((part) => part.includes('@')) : undefined;
}

/** What each column means: by its heading, or without one by what stands in it. Answers the rows below a heading. */
export function readColumns({ rows }: Table): { columns: Column[]; rows: Table['rows'] } {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const [first, ...rest] = rows;
  const named = first?.cells.map((cell) => meaning.get(plain(cell)));
  const isHeading =
    first !== undefined &&
    first.cells.every((cell) => findAddress(cell) === undefined) &&
    named?.some((column) => column !== undefined) === true;
  const people =
    isHeading || (first !== undefined && isHeadingElsewhere(first.cells)) ? rest : rows;
  const columns: Column[] = Array.from(
    { length: width },
    (_, i) => (isHeading ? named?.[i] : undefined) ?? 'ignored',
  );
  const emails = addressColumn(people, width);
  if (!columns.includes('email') && emails !== undefined) columns[emails] = 'email';
  // Of several with addresses the first one named is the one that counts.
  const only = columns.indexOf('email');
  for (const [i, column] of columns.entries()) {
    if (column === 'email' && i !== only) columns[i] = 'ignored';
  }
  if (isHeading) pairNames(columns);
  // A line with its address elsewhere is of another format, and read by itself.
  else
    nameByContent(
      columns,
      people.filter(({ cells }) => cells[only]?.includes('@') ?? true),
    );
  return { columns, rows: people };
}

/** A heading with other signs between its words than most lines below have: it names no columns, and is nobody. */
function isHeadingElsewhere(cells: string[]): boolean {
  const words = cells.flatMap((cell) => cell.split(/[,;\t|]/)).filter((word) => word.trim() !== '');
  return words.length > 1 && words.every((word) => meaning.has(plain(word)));
}

/** Where most addresses stand. */
function addressColumn(rows: Table['rows'], width: number): number | undefined {
  const counts = Array.from({ length: width }, () => 0);
  for (const { cells } of rows) {
    const at = cells.findIndex((cell) => cell.includes('@'));
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
  }
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : counts.indexOf(most);
}

/** In many languages the word for a name is the one for a last name, or a first name, when the other stands beside it. */
function pairNames(columns: Column[]): void {
  const name = columns.indexOf('name');
  if (name < 0) return;
  if (columns.includes('first_name') && columns.includes('last_name')) columns[name] = 'ignored';
  else if (columns.includes('first_name')) columns[name] = 'last_name';
  else if (columns.includes('last_name')) columns[name] = 'first_name';
}

function nameByContent(columns: Column[], rows: Table['rows']): void {
  const words = columns.flatMap((column, i) => {
    if (column === 'email') return [];
    const cells = rows.map(({ cells: all }) => all[i]?.trim() ?? '').filter((cell) => cell !== '');
    const named = cells.filter((cell) => /^[\p{L}\p{M}\s.,'’-]+$/u.test(cell));
    return cells.length > 0 && named.length * 2 > cells.length ? [i] : [];
  });
  const [first, last] = words;
  if (first === undefined) return;
  columns[first] = last === undefined ? 'name' : 'first_name';
  if (last !== undefined) columns[last] = 'last_name';
}

function plain(heading: string): string {
  return heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z]/g, '');
}
