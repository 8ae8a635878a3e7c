import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseQuestionText, parseSpans, type QuestionBlock } from '@assay/contract/question-text';
import { demoTests } from './demo-tests.ts';

const all = demoTests.flatMap(({ code, questions }) =>
  questions.map((question) => ({ ...question, name: `${code} ${question.code}` })),
);

/** Whether choosing by length alone would find a best option: the longest, or the shortest, stands alone. */
function countCued(questions: typeof all, extreme: (...lengths: number[]) => number) {
  return questions.filter(({ options }) => {
    const lengths = options.map(({ text }) => text.length);
    const outstanding = options.filter(({ text }) => text.length === extreme(...lengths));
    return outstanding.length === 1 && outstanding[0]?.score === 1;
  }).length;
}

const chance = (questions: typeof all) =>
  questions.reduce(
    (sum, { options }) => sum + options.filter(({ score }) => score === 1).length / options.length,
    0,
  );

describe.each(demoTests)('$code', ({ code, questions }) => {
  const own = all.filter(({ name }) => name.startsWith(`${code} `));

  test('twenty questions of all levels and several topics', () => {
    expect(questions).toHaveLength(20);
    expect(new Set(questions.map((question) => question.code)).size).toBe(20);
    for (const level of [1, 2, 3]) {
      const share = questions.filter((question) => question.level === level).length;
      expect(share).toBeGreaterThanOrEqual(4);
    }
    expect(new Set(questions.map(({ topic }) => topic)).size).toBeGreaterThanOrEqual(4);
  });

  test('the length of an option says nothing', () => {
    expect(countCued(own, Math.max)).toBeLessThanOrEqual(chance(own));
    expect(countCued(own, Math.min)).toBeLessThanOrEqual(chance(own) + 2);
  });

  test('best options lie in all places', () => {
    const places = questions.map(({ options }) => options.findIndex(({ score }) => score === 1));
    for (const place of [0, 1, 2, 3]) {
      expect(places.filter((one) => one === place).length).toBeLessThanOrEqual(10);
    }
    expect(new Set(places).size).toBeGreaterThanOrEqual(4);
  });
});

/** What would be shown amiss: markup that was not meant as text, an unknown kind of code, an empty table. */
function wrongWith(block: QuestionBlock): string | null {
  switch (block.kind) {
    case 'paragraph':
      return block.spans.find(({ text }) => /`|^\s*\|/.test(text))?.text ?? null;
    case 'code':
      return /^(ts|sql|text)$/.test(block.language ?? '') ? null : block.language;
    case 'table':
      return block.rows.length > 0 ? null : 'empty table';
  }
}

test.each(all)('$name', ({ text, options, seconds }) => {
  expect(options.length).toBeGreaterThanOrEqual(4);
  expect(options.length).toBeLessThanOrEqual(5);
  const best = options.filter(({ score }) => score === 1);
  expect(best.length).toBeGreaterThanOrEqual(1);
  expect(options.filter(({ score }) => score === 0).length).toBeGreaterThanOrEqual(2);
  expect(new Set(options.map((option) => option.text.toLowerCase())).size).toBe(options.length);
  expect(seconds).toBeGreaterThanOrEqual(30);
  expect(seconds).toBeLessThanOrEqual(120);
  const lengths = options.map((option) => option.text.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1.6 * Math.min(...lengths) + 32);
  for (const option of options) {
    expect(option.text).not.toMatch(/of (the )?above|none of (these|them)|all of (these|them)/i);
    // A backtick that sets nothing off would be shown.
    for (const span of parseSpans(option.text)) expect(span.text).not.toContain('`');
  }
  // Where several are best, the question says so by asking for one of them.
  expect(/\bChoose a\b/.test(text)).toBe(best.length > 1);
  for (const block of parseQuestionText(text)) expect(wrongWith(block)).toBeNull();
});

test('pictures are there, small, described, and all of them used', () => {
  const shown = all.flatMap(({ image }) => image ?? []);
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.png'));
  expect(shown.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  for (const { file, alternative } of shown) {
    const bytes = readFileSync(join(import.meta.dirname, file));
    expect(bytes.length).toBeLessThan(30_000);
    expect(bytes.readUInt32BE(16)).toBe(1280);
    expect(alternative.length).toBeGreaterThan(80);
  }
});

test('some questions have several best options, some partly right ones', () => {
  const several = all.filter(
    ({ options }) => options.filter(({ score }) => score === 1).length > 1,
  );
  const partly = all.filter(({ options }) => options.some(({ score }) => score > 0 && score < 1));
  expect(several.length).toBeGreaterThanOrEqual(4);
  expect(partly.length).toBeGreaterThanOrEqual(5);
});
