import type { MarkedContent } from './pdfmake.model.ts';

declare module 'pdfmake/interfaces.js' {
  interface ContentBase {
    /**
     * What a drawing shows, for who does not see it; `''` where the words around it say the same. Of a stack or of
     * columns it covers all that is in them.
     */
    alternative?: string;
  }
  interface ContentTable {
    /** Which cells head others: the first row, the first column, both; or none, where a table only places things. */
    heads: 'columns' | 'rows' | 'both' | 'none';
  }
}

/** What a part of a document is, with what is drawn of it on the pages. */
export interface Tag {
  role: string;
  alternative?: string;
  scope?: 'Column' | 'Row';
  /** How many columns a cell is wide. */
  columns?: number;
  children: Tag[];
  drawn: MarkedContent[];
}

/** As pdfmake's preprocessor leaves it: no bare strings or arrays. */
interface Node {
  tag?: Tag;
  alternative?: string;
  heads?: 'columns' | 'rows' | 'both' | 'none';
  style?: string;
  headlineLevel?: number;
  colSpan?: number;
  text?: unknown;
  stack?: Node[];
  columns?: Node[];
  ul?: Node[];
  table?: { body: Node[][] };
  canvas?: { tag?: Tag }[];
}

/** What the parts of a document are, in reading order. Texts and drawings are told their tag, by which they are drawn. */
export function tagsOf(content: unknown): Tag {
  const root: Tag = { role: 'Document', children: [], drawn: [] };
  place(content as Node, root);
  return root;
}

function child(parent: Tag, role: string, more: Partial<Tag> = {}): Tag {
  const tag = { role, ...more, children: [], drawn: [] };
  parent.children.push(tag);
  return tag;
}

function place(node: Node, parent: Tag): void {
  const { alternative, text, stack, columns, ul, table } = node;
  if (alternative !== undefined) {
    if (alternative !== '') draw(node, child(parent, 'Figure', { alternative }));
  } else if (table) placeTable(table.body, node.heads, parent);
  else if (ul) placeList(ul, parent);
  else if (stack ?? columns) for (const one of stack ?? columns ?? []) place(one, parent);
  else if (text === undefined) throw new Error('A drawing in a document needs an alternative.');
  else if (text !== '') node.tag = child(parent, roleOf(node));
}

function roleOf({ style, headlineLevel = style === 'heading' ? 2 : 0 }: Node): string {
  return headlineLevel === 0 ? 'P' : `H${headlineLevel}`;
}

/** A paragraph alone needs no tag of its own in a cell or an item of a list. */
function fill(tag: Tag, node: Node): void {
  const { stack = [node] } = node;
  const [only = node] = stack;
  const isParagraph = only.text !== undefined && only.text !== '' && roleOf(only) === 'P';
  if (stack.length === 1 && isParagraph && only.alternative === undefined) only.tag = tag;
  else place(node, tag);
}

/** All of it is part of one drawing. */
function draw(node: Node, figure: Tag): void {
  node.tag = figure;
  for (const vector of node.canvas ?? []) vector.tag = figure;
  for (const one of node.stack ?? node.columns ?? []) draw(one, figure);
}

function placeList(items: readonly Node[], parent: Tag): void {
  const list = child(parent, 'L');
  for (const item of items) fill(child(child(list, 'LI'), 'LBody'), item);
}

/** The title of a table stands in its first rows, so that it comes again on the next page; it is read before it. */
function placeTable(body: readonly Node[][], heads: Node['heads'], parent: Tag): void {
  if (heads === undefined) throw new Error('A table in a document needs heads.');
  if (heads === 'none') {
    for (const cell of body.flat()) fill(child(parent, 'Div'), cell);
    return;
  }
  const first = body.findIndex((row) => !isTitle(row));
  for (const cell of body.slice(0, first).flat()) place(cell, parent);
  const table = child(parent, 'Table');
  const rows = body.slice(first);
  const isExplained = heads === 'rows' && rows.some(([head]) => (head?.stack?.length ?? 0) > 1);
  rows.forEach((row, at) => {
    const cells = isExplained
      ? row.flatMap((cell, column) => (column > 0 ? [cell] : apart(cell)))
      : row;
    placeRow(cells, at, heads, child(table, 'TR'));
  });
}

/** A name with what explains it below: only the name is said again with each cell of its row. */
function apart(cell: Node): [Node, Node] {
  const [name = cell, ...explained] = cell.stack ?? [cell];
  return [name, { stack: explained }];
}

function placeRow(cells: readonly Node[], row: number, heads: Node['heads'], parent: Tag): void {
  let next = 0;
  cells.forEach((cell, column) => {
    if (column < next) return;
    const columns = cell.colSpan ?? 1;
    next = column + columns;
    const scope = cell.text === '' ? undefined : scopeOf(heads, row, column);
    const tag = { ...(scope && { scope }), ...(columns > 1 && { columns }) };
    fill(child(parent, scope ? 'TH' : 'TD', tag), cell);
  });
}

/** A heading, a note as wide as the table, or an axis that says nothing by itself. */
function isTitle(row: readonly Node[]): boolean {
  const [first] = row;
  if (first === undefined) return false;
  if (roleOf(first) !== 'P' || first.colSpan === row.length) return true;
  return row.every(({ text, alternative }) => text === '' || alternative === '');
}

function scopeOf(heads: Node['heads'], row: number, column: number): Tag['scope'] {
  if (row === 0 && heads !== 'rows') return 'Column';
  return column === 0 && heads !== 'columns' ? 'Row' : undefined;
}
