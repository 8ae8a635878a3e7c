import {
  parseQuestionText,
  type QuestionBlock,
  type QuestionSpan,
} from '@assay/contract/question-text';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { inFonts } from './fonts/runs.model.ts';
import { colours, ruledRows } from './report.theme.ts';

/** Letters of a question on paper; bank questions are far shorter, and a longer one stands in full on the screen. */
const most = 3000;

/** A skill question as it was asked: paragraphs, code with its lines, tables. */
export function questionBlocks(text: string): Content[] {
  const shown = text.length > most ? `${text.slice(0, text.lastIndexOf(' ', most))} …` : text;
  return parseQuestionText(shown).map((block) => ({ stack: [drawn(block)], margin: [0, 0, 0, 3] }));
}

function drawn(block: QuestionBlock): Content {
  switch (block.kind) {
    case 'paragraph':
      return { text: runs(block.spans), style: 'small' };
    case 'code':
      return block.language === 'text' ? letter(block.code) : code(block.code);
    case 'table':
      return table(block);
  }
}

function runs(spans: readonly QuestionSpan[]): Content[] {
  return spans.map(({ text, code: isCode }) =>
    isCode ? { ...inFonts(text, 'mono'), fontSize: 7.5 } : inFonts(text),
  );
}

function letter(text: string): Content {
  return {
    stack: text.split('\n').map((line) => ({ ...inFonts(line || ' '), style: 'small' })),
    margin: [8, 0, 0, 0],
  };
}

/** Points that a letter of the code is wide. */
const letterWidth = 4.2;

function code(text: string): Content {
  const lines = text.split('\n').map((line) => {
    const written = line.replaceAll('\t', '  ');
    const indent = written.length - written.trimStart().length;
    return {
      ...inFonts(written.trim() || ' ', 'mono'),
      fontSize: 7,
      margin: [indent * letterWidth, 0, 0, 0] as [number, number, number, number],
    };
  });
  return {
    heads: 'none',
    table: { widths: ['*'], body: [[{ stack: lines, fillColor: colours.range }]] },
    layout: ruledRows({ padding: 2, from: 2 }),
  };
}

function table({ head, rows, toRight }: Extract<QuestionBlock, { kind: 'table' }>): Content {
  const cells = (row: QuestionSpan[][], bold: boolean) =>
    row.map((spans, at): TableCell => {
      return { text: runs(spans), fontSize: 7.5, bold, alignment: toRight[at] ? 'right' : 'left' };
    });
  return {
    heads: 'columns',
    table: {
      widths: head.map(() => 'auto'),
      body: [cells(head, true), ...rows.map((row) => cells(row, false))],
    },
    layout: ruledRows({ padding: 1.5 }),
  };
}
