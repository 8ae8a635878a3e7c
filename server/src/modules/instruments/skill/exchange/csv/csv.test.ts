import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnreadableFile } from '../../../../../platform/documents/unreadable-file.ts';
import { anyTest, inEnglish, png } from '../exchange.samples.ts';
import { readCsv } from './csv.reader.ts';
import { writeCsv } from './csv.writer.ts';

const read = (text: string) => inEnglish(readCsv(Buffer.from(text), 'Sums'));
const heading = 'question,seconds,option_1,score_1,option_2,score_2';

test('what is written is read again, but for pictures and the description', () => {
  fc.assert(
    fc.property(anyTest, (sample) => {
      const { content, report } = inEnglish(writeCsv(sample));
      const questions = sample.questions.map(({ text, topic, seconds, options }) => ({
        text,
        ...(topic !== undefined && { topic }),
        seconds,
        options,
      }));
      const test = { name: sample.name, description: '', questions };
      expect(readCsv(content, sample.name)).toEqual({ test, report: [] });
      const pictures = sample.questions.filter(({ image }) => image !== undefined).length;
      expect(report.length).toBe(pictures + (sample.description === '' ? 0 : 1));
    }),
    { numRuns: 500 },
  );
});

test('no cell begins like a formula', () => {
  const texts = ['=1+1', '+1', '-1', '@x', '\tx', '\rx', '＝1', "'=1"];
  const options = texts.map((text) => ({ text, score: 1 }));
  const question = { text: '=cmd()', seconds: 60, options };
  const { content } = writeCsv({ name: 'a', description: '', questions: [question] });
  const [, row = ''] = String(content).split(/\n(?=["'])/);
  expect(row).toContain("'=cmd()");
  expect(row).toContain("''=1");
  expect(row).not.toMatch(/(?:^|,)"?[=+@\t\r＝-]/);
});

test('columns are as many as the longest question needs', () => {
  const options = ['a', 'b', 'c'].map((text) => ({ text, score: 1 }));
  const { content } = writeCsv({
    name: 'a',
    description: '',
    questions: [{ text: 'q', seconds: 5, options }],
  });
  expect(String(content)).toBe(
    '\uFEFFquestion,seconds,option_1,score_1,option_2,score_2,option_3,score_3\r\nq,5,a,1,b,1,c,1\r\n',
  );
});

test('pictures are told by their row', () => {
  const image = { name: 'a.png', type: 'image/png' as const, bytes: png, alternative: '' };
  const question = { text: 'q', seconds: 5, image, options: [{ text: 'a', score: 1 }] };
  const { report } = inEnglish(writeCsv({ name: 'a', description: '', questions: [question] }));
  expect(report).toEqual([
    { item: 'Row 2', level: 'left_out', message: expect.stringContaining('a.png') },
  ]);
});

test('a file of a spreadsheet elsewhere: semicolons, a mark, decimal commas, line breaks', () => {
  const text =
    '\uFEFFQuestion;Seconds;Option_1;Score_1;Option_2;Score_2\r\n"One, two;\r\nor ""three""?";30;1;0,5;2;1\r\n\r\n"a, b";;c;1;d;\r\n';
  expect(read(text)).toEqual({
    report: [],
    test: {
      name: 'Sums',
      description: '',
      questions: [
        {
          text: 'One, two;\r\nor "three"?',
          seconds: 30,
          options: [
            { text: '1', score: 0.5 },
            { text: '2', score: 1 },
          ],
        },
        {
          text: 'a, b',
          seconds: 60,
          options: [
            { text: 'c', score: 1 },
            { text: 'd', score: 0 },
          ],
        },
      ],
    },
  });
});

test('UTF-16, and the sign told in the first line', () => {
  const text = `sep=|\r\n${heading.replaceAll(',', '|')}\r\nä|9|b|1|c|0\r\n`;
  const content = Buffer.from(`\uFEFF${text}`, 'utf16le');
  expect(readCsv(content, 'a').test.questions).toMatchObject([{ text: 'ä', seconds: 9 }]);
});

test.each([
  ['q,ten,a,1,b,0', 'seconds: “ten” is not a whole number'],
  ['q,0,a,1,b,0', 'seconds: “0”'],
  ['q,3601,a,1,b,0', 'seconds: “3601”'],
  ['q,60,a,2000,b,0', 'score_1: “2000” is not a number from −1,000 to 1,000'],
  ['q,60,a,1,b,0.125', 'score_2: “0.125”'],
  ['q,60,a,-1001,b,1', 'score_1: “-1001”'],
  ['q,60,a,1,,1', 'option_2: it has a score but no text'],
  ['q,60,,,b,1', 'option_1: it is empty, but others follow'],
  ['q,60,a,0,b,0', 'score_1: It has no right option'],
  ['q,60,a,1,,', 'option_2: It has fewer than two options'],
  [' ,60,a,1,b,0', 'question: It has no text'],
  ['q,60,a,1,b,0,c,1', 'more cells than there are columns'],
  [`${'q'.repeat(10_001)},60,a,1,b,0`, 'question: Its text is longer'],
  [`q,60,a,1,${'b'.repeat(2001)},0`, 'option_2: One of its options is longer'],
])('a bad row is told with its number and column, good ones are kept: %.40s', (row, message) => {
  const { test, report } = read(`${heading}\n"good\n1",60,a,1,b,0\n${row}\ngood 2,60,a,1,b,0\n`);
  expect(test.questions.map(({ text }) => text)).toEqual(['good\n1', 'good 2']);
  expect(report).toEqual([
    { item: 'Row 3', level: 'left_out', message: expect.stringContaining(message) },
  ]);
});

test('other columns and missing times are told', () => {
  const { test, report } = read(
    'question,topic,author,option_1,score_1,option_2,score_2\nq,sums,me,a,1,b,0\n',
  );
  expect(test.questions).toMatchObject([{ topic: 'sums', seconds: 60 }]);
  expect(report.map(({ level, message }) => [level, message])).toEqual([
    ['ignored', expect.stringContaining('author')],
    ['changed', expect.stringContaining('60 seconds')],
  ]);
});

describe('a file that is no list of questions is refused', () => {
  test.each([
    ['no heading', 'What is 1 + 1?,60,2,1,3,0\n', 'name the columns'],
    ['a column twice', `${heading},option_1\n`, 'option_1 appears twice'],
    ['an open quotation mark', `${heading}\n"q,60,a,1,b,0\n`, 'damaged'],
    ['a ZIP file', 'PK\u0003\u0004', 'not a text file'],
    ['nothing', '', 'name the columns'],
    ['too many questions', `${heading}\n${'q,60,a,1,b,0\n'.repeat(501)}`, 'at most 500 questions'],
    ['too long a line', `${heading}\n"${'q'.repeat(300_000)}",60,a,1,b,0\n`, 'far too long'],
  ])('%s', (_, text, message) => {
    expect(() => read(text)).toThrow(UnreadableFile);
    expect(() => read(text)).toThrow(message);
  });
});

test('scores above 1 and below 0 come back as they left', () => {
  const options = [
    { text: 'a', score: 5 },
    { text: 'b', score: -0.5 },
  ];
  const question = { text: 'How much?', seconds: 60, options };
  const { content } = writeCsv({ name: 'a', description: '', questions: [question] });
  expect(readCsv(content, 'a').test.questions).toMatchObject([{ options }]);
});
