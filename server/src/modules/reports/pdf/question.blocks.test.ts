import { expect, test } from 'vitest';
import { questionBlocks } from './question.blocks.ts';

/** Texts of what is drawn, in order, with what they are drawn in. */
function drawn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (Array.isArray(content)) return content.flatMap(drawn);
  const { stack, text, table, font, margin } = (content ?? {}) as {
    stack?: unknown;
    text?: unknown;
    table?: { body?: unknown };
    font?: string;
    margin?: number[];
  };
  if (typeof text === 'string' && font === 'mono-latin') {
    const indent = ' '.repeat(Math.round((margin?.[0] ?? 0) / 4.2));
    return [`mono:${indent}${text}`];
  }
  return [text, stack, table?.body].flatMap((part) => (part === undefined ? [] : drawn(part)));
}

test('code keeps its lines and how far they are set in', () => {
  const question = 'What is logged?\n\n```ts\nif (a) {\n  log(b);\n}\n```';
  expect(drawn(questionBlocks(question))).toEqual([
    'What is logged?',
    'mono:if (a) {',
    'mono:  log(b);',
    'mono:}',
  ]);
});

test('a table keeps its cells apart, and code within a line is set off', () => {
  const question = 'See `sum`:\n\n| Year | Sum |\n| --- | --: |\n| 2025 | 12 |';
  expect(drawn(questionBlocks(question))).toEqual([
    'See ',
    'mono:sum',
    ':',
    'Year',
    'Sum',
    '2025',
    '12',
  ]);
});

test('no word is cut, however long the question', () => {
  const [only = '', ...more] = drawn(questionBlocks('lengthy '.repeat(2000)));
  expect(more).toEqual([]);
  expect(only).toMatch(/lengthy …$/);
});
