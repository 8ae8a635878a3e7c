import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { parseQuestionText, parseSpans } from './question-text.ts';

const plain = (text: string) => ({ text, code: false });
const code = (text: string) => ({ text, code: true });

describe('paragraphs', () => {
  test('keep their line breaks and end at a blank line', () => {
    expect(parseQuestionText('Dear Ms Lee,\nthank you.\n\n\nWhat is missing?')).toEqual([
      { kind: 'paragraph', spans: [plain('Dear Ms Lee,\nthank you.')] },
      { kind: 'paragraph', spans: [plain('What is missing?')] },
    ]);
  });

  test('set code off, and leave a single backtick alone', () => {
    expect(parseSpans('Is `a < b` true?')).toEqual([plain('Is '), code('a < b'), plain(' true?')]);
    expect(parseSpans('`x`')).toEqual([code('x')]);
    expect(parseSpans('5 ` 6')).toEqual([plain('5 ` 6')]);
    expect(parseSpans('one ` here\nand ` there')).toEqual([plain('one ` here\nand ` there')]);
    expect(parseSpans('')).toEqual([plain('')]);
  });

  test('markup of other kinds is text', () => {
    const text = '<b>bold</b> **bold** [a](b) &amp; # no heading';
    expect(parseQuestionText(text)).toEqual([{ kind: 'paragraph', spans: [plain(text)] }]);
  });
});

describe('code', () => {
  test('is kept as it is, with its language', () => {
    const text =
      'What is printed?\n```TS\nconst a = `1`;\n\n| no | table |\n|---|---|\n```\nChoose one.';
    expect(parseQuestionText(text)).toEqual([
      { kind: 'paragraph', spans: [plain('What is printed?')] },
      { kind: 'code', language: 'ts', code: 'const a = `1`;\n\n| no | table |\n|---|---|' },
      { kind: 'paragraph', spans: [plain('Choose one.')] },
    ]);
  });

  test('without an end goes on to the end', () => {
    expect(parseQuestionText('```\nselect 1\n\n')).toEqual([
      { kind: 'code', language: null, code: 'select 1\n\n' },
    ]);
  });

  test('line ends of other systems are the same', () => {
    expect(parseQuestionText('a\r\n```sql\r\nselect 1\r\n```')).toEqual([
      { kind: 'paragraph', spans: [plain('a')] },
      { kind: 'code', language: 'sql', code: 'select 1' },
    ]);
  });
});

describe('tables', () => {
  test('have a head, rows of as many cells, and columns to the right', () => {
    const text =
      'Sales:\n| name | sum |\n|:-----|---:|\n| A \\| B | 5 |\n| C |\n| D | 6 | 7 |\nWho leads?';
    expect(parseQuestionText(text)).toEqual([
      { kind: 'paragraph', spans: [plain('Sales:')] },
      {
        kind: 'table',
        head: [[plain('name')], [plain('sum')]],
        rows: [
          [[plain('A | B')], [plain('5')]],
          [[plain('C')], [plain('')]],
          [[plain('D')], [plain('6')]],
        ],
        toRight: [false, true],
      },
      { kind: 'paragraph', spans: [plain('Who leads?')] },
    ]);
  });

  test('without a rule are text', () => {
    expect(parseQuestionText('| a | b |\n| 1 | 2 |')).toHaveLength(1);
    expect(parseQuestionText('| a | b |\n|---|')[0]?.kind).toBe('paragraph');
  });
});

test('every text is valid, ends, and loses no word', () => {
  const piece = fc.constantFrom(
    '```',
    '```ts',
    '| a | b |',
    '|---|---:|',
    '|',
    '`',
    'word',
    '',
    '  ',
    '\\|',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), (lines) => {
      const blocks = parseQuestionText(lines.join('\n'));
      const words = lines.filter((line) => line === 'word').length;
      const kept = JSON.stringify(blocks).match(/word/g)?.length ?? 0;
      expect(kept).toBeGreaterThanOrEqual(words);
    }),
  );
});

test('a long line of bars and backticks is read at once', () => {
  const started = Date.now();
  parseQuestionText('|'.repeat(50_000));
  parseQuestionText('`'.repeat(50_001));
  parseQuestionText('|a|\n|-|\n'.repeat(2000));
  expect(Date.now() - started).toBeLessThan(2000);
});
