/*
 * The markup of a skill question and of its options: plain text, and very little more. There is no HTML in it, and
 * nothing that is typed can become any: a browser draws the blocks below and nothing else. Every text is valid.
 *
 *   text      = block, block, …                 blank lines between them count for nothing
 *   code      = "```" [language]                a line of its own, up to three spaces before it
 *               any lines                       kept as they are
 *               "```"                           a line of its own; without it the code goes on to the end
 *   table     = row, rule, row, row, …          as many cells in the rule as in the first row
 *   row       = "|" cell "|" cell … "|"         "\|" is a bar within a cell; missing cells are empty, further ones dropped
 *   rule      = "|" "---" "|" "--:" … "|"       a colon at the end alone puts the column to the right
 *   paragraph = all other lines                 up to the next blank line, code or table; line breaks are kept
 *
 * Within paragraphs, cells and options "`" sets off code: `x > 1`. A "`" without a second one in its line is a "`".
 * Code in the language `text` is prose that somebody wrote, a letter for instance: to be wrapped, in the ordinary type.
 */

export interface QuestionSpan {
  text: string;
  code: boolean;
}

export type QuestionBlock =
  | { kind: 'paragraph'; spans: QuestionSpan[] }
  /** `language` is what follows the fence, in lower case; null when nothing does. */
  | { kind: 'code'; language: string | null; code: string }
  | { kind: 'table'; head: QuestionSpan[][]; rows: QuestionSpan[][][]; toRight: boolean[] };

const fence = /^ {0,3}```[ \t]*(?:([\w+-]+)[ \t]*)?$/;
const bars = /^\s*\|.*\|\s*$/;
const ruleCell = /^:?-{2,}:?$/;

/** Text with its code set off; also what an option is made of. Never empty, whatever is given. */
export function parseSpans(text: string): QuestionSpan[] {
  const spans: QuestionSpan[] = [];
  let from = 0;
  for (const match of text.matchAll(/`([^`\n]+)`/g)) {
    if (match.index > from) spans.push({ text: text.slice(from, match.index), code: false });
    spans.push({ text: match[1] ?? '', code: true });
    from = match.index + match[0].length;
  }
  if (from < text.length || spans.length === 0) spans.push({ text: text.slice(from), code: false });
  return spans;
}

function cellsOf(line: string): string[] {
  const inner = line.trim().slice(1, -1);
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}

/** The cells of the rule below a table's head, or undefined where these two lines begin no table. */
function ruleBelow(head: string | undefined, rule: string | undefined): string[] | undefined {
  if (head === undefined || rule === undefined || !bars.test(head) || !bars.test(rule)) return;
  const cells = cellsOf(rule);
  const fits = cells.every((cell) => ruleCell.test(cell)) && cells.length === cellsOf(head).length;
  return fits ? cells : undefined;
}

type Taken = { block: QuestionBlock; lines: number };

function takeCode(lines: readonly string[]): Taken | undefined {
  const opening = fence.exec(lines[0] ?? '');
  if (opening === null) return undefined;
  const closing = lines.findIndex((line, at) => at > 0 && /^ {0,3}```[ \t]*$/.test(line));
  const end = closing === -1 ? lines.length : closing;
  const language = opening[1]?.toLowerCase() ?? null;
  return {
    block: { kind: 'code', language, code: lines.slice(1, end).join('\n') },
    lines: end + 1,
  };
}

function takeTable(lines: readonly string[]): Taken | undefined {
  const rule = ruleBelow(lines[0], lines[1]);
  if (rule === undefined) return undefined;
  const body = lines.slice(2);
  const after = body.findIndex((line) => !bars.test(line));
  const rows = after === -1 ? body : body.slice(0, after);
  const toRow = (line: string) => {
    const cells = cellsOf(line);
    return rule.map((_, column) => parseSpans(cells[column] ?? ''));
  };
  return {
    block: {
      kind: 'table',
      head: toRow(lines[0] ?? ''),
      rows: rows.map(toRow),
      toRight: rule.map((cell) => !cell.startsWith(':') && cell.endsWith(':')),
    },
    lines: 2 + rows.length,
  };
}

function takeParagraph(lines: readonly string[]): Taken {
  const end = lines.findIndex(
    (line, at) =>
      at > 0 &&
      (line.trim() === '' || fence.test(line) || ruleBelow(line, lines[at + 1]) !== undefined),
  );
  const own = end === -1 ? lines : lines.slice(0, end);
  return { block: { kind: 'paragraph', spans: parseSpans(own.join('\n')) }, lines: own.length };
}

/** Reads the text of a question; every text is valid. */
export function parseQuestionText(text: string): QuestionBlock[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const blocks: QuestionBlock[] = [];
  let at = 0;
  while (at < lines.length) {
    if (lines[at]?.trim() === '') {
      at += 1;
      continue;
    }
    const rest = lines.slice(at);
    const taken = takeCode(rest) ?? takeTable(rest) ?? takeParagraph(rest);
    blocks.push(taken.block);
    at += taken.lines;
  }
  return blocks;
}
