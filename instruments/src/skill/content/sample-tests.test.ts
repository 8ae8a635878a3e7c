import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseQuestionText, parseSpans, type QuestionBlock } from '@assay/contract/question-text';
import { sampleTests } from './sample-tests.ts';

const all = sampleTests.flatMap(({ code, questions }) =>
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

describe.each(sampleTests)('$code', ({ code, questions, questionsPerAttempt }) => {
  const own = all.filter(({ name }) => name.startsWith(`${code} `));

  test('forty questions of all levels and several topics, of which a sitting draws twenty', () => {
    expect([questions.length, questionsPerAttempt]).toEqual([40, 20]);
    expect(new Set(questions.map((question) => question.code)).size).toBe(40);
    for (const level of [1, 2, 3]) {
      const share = questions.filter((question) => question.level === level).length;
      expect(share).toBeGreaterThanOrEqual(8);
    }
    expect(new Set(questions.map(({ topic }) => topic)).size).toBeGreaterThanOrEqual(4);
  });

  test('the length of an option says nothing', () => {
    expect(countCued(own, Math.max)).toBeLessThanOrEqual(chance(own));
    // Nor is it never the longest, which would rule one out.
    expect(countCued(own, Math.max)).toBeGreaterThanOrEqual(2);
    expect(countCued(own, Math.min)).toBeLessThanOrEqual(chance(own) + 2);
  });

  test('best options lie in all places', () => {
    const places = questions.map(({ options }) => options.findIndex(({ score }) => score === 1));
    for (const place of [0, 1, 2, 3]) {
      expect(places.filter((one) => one === place).length).toBeLessThanOrEqual(16);
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

test('what breaks the condition of its own question is worth nothing', () => {
  const halves = all.filter(({ options }) => options.some(({ score }) => score > 0 && score < 1));
  expect(halves.map(({ code }) => code).toSorted()).toEqual([
    'deadline',
    'regions-months',
    'subject-line',
  ]);
});

test('some questions have several best options', () => {
  const several = all.filter(
    ({ options }) => options.filter(({ score }) => score === 1).length > 1,
  );
  expect(several.length).toBeGreaterThanOrEqual(4);
});

/** Figures that some questions are about, worked out here once more. */
const figures: [code: string, key: string | number][] = [
  ['fraud-alarm', `About ${Math.round((100 * 0.02 * 0.8) / (0.02 * 0.8 + 0.98 * 0.05))} %`],
  ['share-of-share', `${0.4 * 25} %`],
  ['two-classes', ((20 * 8 + 80 * 3) / 100).toFixed(1)],
  ['down-and-up', `At ${100 * 0.5 * 1.5} % of it`],
  ['half-the-margin', (400 * (5 / 2.5) ** 2).toLocaleString('en')],
  ['pay-and-prices', `It fell by about ${Math.round(100 * (1 - 1.04 / 1.06))} %`],
  ['visits-a-day', `February, with ${5600 / 28} against ${5890 / 31}`],
  ['two-parts', `In ${Math.round(100 * 0.9 ** 2)} % of cases`],
  ['three-tries', `${100 * (1 - 0.5 ** 3)} %`],
  ['days-apart', String((Date.UTC(2026, 4, 17) - Date.UTC(2026, 4, 3)) / 86_400_000)],
  ['sum-of-north', String(10 + 5)],
];

test.each(figures)('the key of %s is what comes out', (code, key) => {
  const question = all.find((one) => one.code === code);
  const best = question?.options.filter(({ score }) => score === 1).map(({ text }) => text);
  expect(best).toEqual([key]);
});

test('sales per head are lowest in 2024 and in no year twice', () => {
  const heads = [12 / 80, 14.4 / 100, 16.4 / 110];
  expect(Math.min(...heads)).toBe(heads[1]);
  expect(new Set(heads.map((head) => head.toFixed(3))).size).toBe(3);
  expect(all.find(({ code }) => code === 'per-head')?.text).toContain('| 2025 | 16.4 | 110 |');
});

test('what reviewers found doubtful stays mended', () => {
  const find = (code: string) => all.find((one) => one.code === code);
  // Accepted spelling in American English.
  expect(find('make-sure')?.options.map(({ text }) => text)).not.toContain('insure');
  // Asked for numbers of cases, another option could be defended.
  expect(find('two-branches')?.text).toContain('a larger share of');
  // A polite closing is right in some cultures; a day to answer by is right in all.
  expect(find('last-line')?.text).toContain('need an answer');
  expect([find('late-order')?.level, find('fair-claim')?.level]).toEqual([1, 2]);
});
