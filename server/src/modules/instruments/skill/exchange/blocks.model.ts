/** A piece of a question's text; `tight` follows the one before without an empty line. */
export type Block = { tight?: boolean } & (
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; language: string; code: string }
  | { kind: 'table'; rows: string[][] }
  /** As it stands, whatever signs are in it. */
  | { kind: 'verbatim'; text: string }
);

const fence = /^```([\w+#.-]*)$/;
const delimiterRow = /^\|(?:\s*:?-+:?\s*\|)+$/;

/** The pieces of a text, as well as they can be told apart; `printBlocks` need not give back the same text. */
export function parseBlocks(text: string): Block[] {
  const lines = text.split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    if (lines[at] === '') {
      at += 1;
      continue;
    }
    const tight = at > 0 && lines[at - 1] !== '' ? { tight: true } : {};
    const { block, next } = blockAt(lines, at);
    blocks.push({ ...block, ...tight });
    at = next;
  }
  return blocks;
}

function blockAt(lines: string[], at: number): { block: Block; next: number } {
  const closing = endOfCode(lines, at);
  if (closing !== undefined) {
    const language = fence.exec(lines[at] ?? '')?.[1] ?? '';
    const code = lines.slice(at + 1, closing).join('\n');
    return { block: { kind: 'code', language, code }, next: closing + 1 };
  }
  let next = at + 1;
  if (isTable(lines, at)) {
    while (lines[next]?.startsWith('|')) next += 1;
    const [head = '', , ...body] = lines.slice(at, next);
    return { block: { kind: 'table', rows: [head, ...body].map(cellsOf) }, next };
  }
  const ends = (i: number) =>
    lines[i] === '' || endOfCode(lines, i) !== undefined || isTable(lines, i);
  while (next < lines.length && !ends(next)) next += 1;
  return { block: { kind: 'paragraph', text: lines.slice(at, next).join('\n') }, next };
}

/** The line that closes the code which begins here. */
function endOfCode(lines: string[], at: number): number | undefined {
  if (!fence.test(lines[at] ?? '')) return undefined;
  const closing = lines.indexOf('```', at + 1);
  return closing < 0 ? undefined : closing;
}

function isTable(lines: string[], at: number): boolean {
  return lines[at]?.startsWith('|') === true && delimiterRow.test(lines[at + 1] ?? '');
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

export function printBlocks(blocks: Block[]): string {
  return blocks
    .map((block, i) => (i === 0 ? '' : block.tight ? '\n' : '\n\n') + printBlock(block))
    .join('');
}

function printBlock(block: Block): string {
  if (block.kind === 'code') return `\`\`\`${block.language}\n${block.code}\n\`\`\``;
  if (block.kind !== 'table') return block.text;
  const width = Math.max(...block.rows.map((cells) => cells.length));
  const [head, ...body] = block.rows.map((cells) =>
    row(Array.from({ length: width }, (_, i) => (cells[i] ?? '').replaceAll('|', '\\|'))),
  );
  return [head, row(Array.from({ length: width }, () => '---')), ...body].join('\n');
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}
