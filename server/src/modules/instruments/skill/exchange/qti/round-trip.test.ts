import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openZip } from '../../../../../platform/documents/zip.reader.ts';
import type { BankQuestion, BankTest } from '../bank.model.ts';
import { anyTest, inEnglish, png } from '../exchange.samples.ts';
import { readQti } from './package.reader.ts';
import { writeQti } from './package.writer.ts';

const question: BankQuestion = {
  text: 'What does this print?\n```ts\nif (a < b && c) print("x");\n```\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
  seconds: 45,
  options: [
    { text: 'x', score: 1 },
    { text: '<y> & "z"', score: 0 },
  ],
};

const testOf = (...questions: BankQuestion[]): BankTest => ({
  name: 'R&D <basics>',
  description: 'For “everybody”\nwho codes',
  questions,
});

async function itemOf(one: BankQuestion): Promise<string> {
  const zip = await openZip(writeQti(testOf(one)).content, {
    entries: 10,
    totalBytes: 1e6,
    ratio: 1000,
  });
  return String(await zip.read('items/question-1.xml', 1e6));
}

test('what is written is read again as it was', async () => {
  await fc.assert(
    fc.asyncProperty(anyTest, async (sample) => {
      const { content, report } = inEnglish(writeQti(sample));
      expect(report).toEqual([]);
      expect(await readQti(content, 'other.zip')).toEqual({ test: sample, report: [] });
    }),
    { numRuns: 300 },
  );
});

test('how many questions a sitting draws comes across', async () => {
  const pool = {
    ...testOf(question, { ...question, text: 'Another one' }),
    questionsPerAttempt: 1,
  };
  const { content, report } = inEnglish(writeQti(pool));
  expect(report).toEqual([]);
  expect(await readQti(content, 'other.zip')).toEqual({ test: pool, report: [] });
});

test('code and tables are written so that other programs show them', async () => {
  const xml = await itemOf(question);
  expect(xml).toContain('<p>What does this print?</p>');
  expect(xml).toContain('<code class="language-ts">if (a &lt; b &amp;&amp; c) print("x");</code>');
  expect(xml).toContain('<th>a</th>');
  expect(xml).not.toContain('assay-text');
});

test('what stands between backticks is written as code, wherever it stands, and comes back', async () => {
  const marked: BankQuestion = {
    ...question,
    text: 'What is `a < b`,\nor `b`?\n\n| call | gives |\n| --- | --- |\n| `f(1)` | one |\n| `f(2)` | two |',
    options: [
      { text: '`true`', score: 1 },
      { text: 'a lone ` sign', score: 0 },
    ],
  };
  const xml = await itemOf(marked);
  for (const words of ['<code>a &lt; b</code>', '<td><code>f(1)</code></td>', '<code>true</code>'])
    expect(xml).toContain(words);
  expect(xml.match(/`/g)).toEqual(['`']);
  const { test: read } = await readQti(writeQti(testOf(marked)).content, 'other.zip');
  expect(read.questions).toEqual([marked]);
});

test('a text that would not come back is written as it stands', async () => {
  const xml = await itemOf({ ...question, text: 'two  spaces' });
  expect(xml).toContain('<pre class="assay-text">two  spaces</pre>');
});

test('one right option is matched, several are mapped', async () => {
  expect(await itemOf(question)).toMatch(/template="[^"]+\/match_correct"/);
  const partial = {
    ...question,
    options: [
      { text: 'a', score: 0.25 },
      { text: 'b', score: 0.5 },
    ],
  };
  const xml = await itemOf(partial);
  expect(xml).toMatch(/template="[^"]+\/map_response"/);
  expect(xml).toContain('<qti-map-entry map-key="choice-1" mapped-value="0.25"/>');
  expect(xml).toMatch(/<qti-correct-response>\s*<qti-value>choice-2<\/qti-value>\s*<\/qti-correct/);
});

test('the same test makes the same file', () => {
  expect(writeQti(testOf(question)).content).toEqual(writeQti(testOf(question)).content);
});

test('control characters and names that are no file names are told', async () => {
  const image = { name: '../a/b.png', type: 'image/png' as const, bytes: png, alternative: '' };
  const { content, report } = inEnglish(writeQti(testOf({ ...question, text: 'a\u0007b', image })));
  expect(report).toEqual([
    expect.objectContaining({ item: 'Question 1', level: 'changed' }),
    expect.objectContaining({ message: 'Its picture is called picture.png in the QTI package.' }),
  ]);
  const [first] = (await readQti(content, 'a.zip')).test.questions;
  expect(first).toMatchObject({ text: 'a\uFFFDb', image: { name: 'picture.png', bytes: png } });
});
