import { type Block, printBlocks } from '../../blocks.model.ts';
import {
  childrenOf,
  type Element,
  elementsOf,
  isElement,
  type Node,
  textOf,
} from '../../xml/tree.model.ts';

export interface Picture {
  source: string;
  alternative: string;
}

export interface Body {
  text: string;
  pictures: Picture[];
  /** Raised or lowered signs stand on the line now, which may change what they mean. */
  flattened: boolean;
}

const blockNames = new Set(
  'p div section article header footer main aside blockquote figure figcaption address dl dt dd h1 h2 h3 h4 h5 h6 hr content-body choice-interaction prompt'.split(
    ' ',
  ),
);
/** For others than the candidate who answers, or without a meaning here. */
const silentNames = new Set(
  'simple-choice feedback-block feedback-inline rubric-block template-block template-inline stylesheet script style'.split(
    ' ',
  ),
);

/** A question's text out of the body of an item, the prompt of its interaction included. */
export function readText(nodes: Node[]): Body {
  const { blocks, ...body } = readBlocks(nodes);
  return { ...body, text: printBlocks(blocks) };
}

/** The same for an option, which has no markup. */
export function readOption(nodes: Node[]): Body {
  const { blocks, ...body } = readBlocks(nodes);
  const text = blocks.map((block) => (block.kind === 'code' ? block.code : printBlocks([block])));
  return { ...body, text: text.join('\n') };
}

interface Reading extends Omit<Body, 'text'> {
  blocks: Block[];
}

function readBlocks(nodes: Node[]): Reading {
  const reading: Reading = { blocks: [], pictures: [], flattened: false };
  let line = '';
  const flush = (tight = false) => {
    const text = tidy(line);
    line = '';
    if (text !== '') reading.blocks.push({ kind: 'paragraph', text, ...(tight && { tight }) });
  };
  const add = (block: Block, { attributes }: Element) => {
    flush();
    if (block.kind === 'table' && block.rows.length === 0) return;
    reading.blocks.push(isTight(attributes) ? { ...block, tight: true } : block);
  };
  const visit = (node: Node) => {
    if (!isElement(node)) {
      line += node.replaceAll(/[ \t\r\n]+/g, ' ');
      return;
    }
    const { name, attributes, children } = node;
    if (silentNames.has(name)) return;
    if (name === 'br') line += '\n';
    else if (name === 'code' && isPlain(children)) line += codeOf(textOf(node));
    else if (name === 'img' || name === 'object') reading.pictures.push(pictureOf(node));
    else if (name === 'pre') add(readPre(node), node);
    else if (name === 'table') add(readTable(node, reading), node);
    else if (name === 'ul' || name === 'ol') add(readList(node, reading), node);
    else if (blockNames.has(name)) {
      flush();
      children.forEach(visit);
      flush(isTight(attributes));
    } else {
      if (name === 'sup' || name === 'sub') reading.flattened = true;
      children.forEach(visit);
    }
  };
  nodes.forEach(visit);
  flush();
  return reading;
}

const isPlain = (nodes: Node[]) => !nodes.some(isElement);

/** Code within a line, set off as it is here, where that can be. */
function codeOf(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ');
  return plain.trim() === '' || plain.includes('`') ? plain : `\`${plain}\``;
}

/** White space as a browser shows it: lines end where they are told to. */
function tidy(text: string): string {
  return text
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

function isTight({ class: names }: Record<string, string>): boolean {
  return names === 'assay-tight';
}

function readPre(pre: Element): Block {
  const text = textOf(pre);
  if (pre.attributes['class'] === 'assay-text') return { kind: 'verbatim', text };
  const [code] = childrenOf(pre, 'code');
  const names = `${pre.attributes['class'] ?? ''} ${code?.attributes['class'] ?? ''}`;
  const language = /(?:^|\s)language-([\w+#.-]+)/.exec(names)?.[1] ?? '';
  return { kind: 'code', language, code: text.replace(/^\n/, '').trimEnd() };
}

/** Text within a cell or an entry, on one line; what else is in there counts for the whole. */
function readInline(nodes: Node[], reading: Reading): string {
  const { text, pictures, flattened } = readOption(nodes);
  reading.pictures.push(...pictures);
  reading.flattened ||= flattened;
  return text.replaceAll(/\s+/g, ' ').trim();
}

function readTable(table: Element, reading: Reading): Block {
  const groups = ['thead', 'tbody', 'tfoot'].flatMap((name) => childrenOf(table, name));
  // Rows of this table alone: a table in a cell is read with its cell.
  const rows = [table, ...groups]
    .flatMap((group) => childrenOf(group, 'tr'))
    .map((row) =>
      elementsOf(row)
        .filter(({ name }) => name === 'td' || name === 'th')
        .map(({ children }) => readInline(children, reading)),
    );
  return { kind: 'table', rows };
}

function readList(list: Element, reading: Reading): Block {
  const entries = childrenOf(list, 'li').map(({ children }, i) => {
    const sign = list.name === 'ol' ? `${i + 1}.` : '-';
    return `${sign} ${readInline(children, reading)}`;
  });
  return { kind: 'paragraph', text: entries.join('\n') };
}

function pictureOf(node: Element): Picture {
  const { name, attributes } = node;
  return name === 'img'
    ? { source: attributes['src'] ?? '', alternative: attributes['alt'] ?? '' }
    : { source: attributes['data'] ?? '', alternative: textOf(node).trim() };
}
