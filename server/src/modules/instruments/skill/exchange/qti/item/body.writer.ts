import { parseSpans } from '@assay/contract/question-text';
import { type Block, parseBlocks } from '../../blocks.model.ts';
import { readOption, readText } from './body.reader.ts';
import { type Element, element, type Node } from '../../xml/tree.model.ts';

/**
 * A question's text as XHTML that reads well in other programs. A text that would not come back as it was is written
 * as it stands.
 */
export function writeText(text: string): Element[] {
  const blocks = parseBlocks(text);
  // A table of QTI has rows below its head.
  const isFit = blocks.every((block) => block.kind !== 'table' || block.rows.length > 1);
  const pretty = blocks.map(writeBlock);
  return isFit && readText(pretty).text === text ? pretty : [verbatim(text)];
}

export function writeOption(text: string): Node[] {
  const pretty = lines(text);
  return readOption(pretty).text === text ? pretty : [verbatim(text)];
}

function writeBlock(block: Block): Element {
  const tight = classed(block.tight ? 'assay-tight' : '');
  if (block.kind === 'paragraph') return element('p', tight, lines(block.text));
  if (block.kind === 'verbatim') return verbatim(block.text);
  if (block.kind === 'code') {
    const language = classed(block.language && `language-${block.language}`);
    return element('pre', tight, [element('code', language, [block.code])]);
  }
  const [head = [], ...body] = block.rows;
  const row = (cells: string[], name: string) =>
    element(
      'tr',
      {},
      cells.map((cell) => element(name, {}, inline(cell))),
    );
  return element('table', tight, [
    element('thead', {}, [row(head, 'th')]),
    element(
      'tbody',
      {},
      body.map((cells) => row(cells, 'td')),
    ),
  ]);
}

function classed(name: string): Record<string, string> {
  return name === '' ? {} : { class: name };
}

function verbatim(text: string): Element {
  return element('pre', classed('assay-text'), [text]);
}

function lines(text: string): Node[] {
  return text
    .split('\n')
    .flatMap((line, i) => (i === 0 ? inline(line) : [element('br', {}), ...inline(line)]));
}

/** What stands between backticks is code there, too. */
function inline(line: string): Node[] {
  return parseSpans(line).map(({ text, code }) => (code ? element('code', {}, [text]) : text));
}
