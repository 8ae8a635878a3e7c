import fc from 'fast-check';
import { type BankTest, type Note, reportIn } from './bank.model.ts';
import { isFit } from './xml/xml.writer.ts';

/** Begin like pictures, which is all that is looked at here. */
export const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
export const jpeg = Buffer.from('ffd8ffe000104a46494600010100', 'hex');

const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
  fc.constantFrom(
    ' ',
    '  ',
    '\n',
    '\n\n',
    '\n\n\n',
    '\r\n',
    '\t',
    '\u00a0',
    '\u0085',
    '\u2028',
    '```',
    '```ts\nconst a = b < c && "d" > \'e\';\n\n  return a;\n```',
    '```\n\n```',
    '| a | b |\n| --- | --- |\n| 1 | \\| |',
    '|a|b|\n|:--|--:|\n|1|2|',
    '| a |\n|---|',
    ']]>',
    '&amp;',
    '<!-- -->',
    '<qti-prompt>',
    '=1+1',
    "'=1+1",
    "''@x",
    '-',
    ';',
    ',',
    '"',
    '\u{1F600}',
    'שלום',
    '"quoted"',
    'sep=;',
  ),
);

const text = (maxLength: number) =>
  fc
    .array(piece, { minLength: 1, maxLength: 8 })
    .map((pieces) => pieces.join('').slice(0, maxLength))
    // Neither XML nor the database carries the rest.
    .filter((joined) => joined.trim() !== '' && isFit(joined));

const hundredths = fc.integer({ min: 0, max: 100 }).map((score) => score / 100);

const options = fc
  .array(fc.record({ text: text(300), score: fc.oneof(fc.constantFrom(0, 1), hundredths) }), {
    minLength: 2,
    maxLength: 8,
  })
  .filter((all) => all.some(({ score }) => score > 0));

const topic = fc.constantFrom('Loops', 'a, b & <c>', '=1+1', "'=x", 'Größe', 'x'.repeat(80));

const image = fc
  .record({
    name: fc
      .constantFrom('chart.png', 'übersicht 1.jpeg', 'a#b?c%20d&e.png', '50% – ñ.jpg')
      .filter((name) => !/[?]/.test(name)),
    type: fc.constantFrom('image/png' as const, 'image/jpeg' as const),
    bytes: fc.uint8Array({ maxLength: 300 }),
    alternative: text(200),
  })
  .map(({ bytes, ...rest }) => ({
    ...rest,
    bytes: Buffer.concat([rest.type === 'image/png' ? png : jpeg, bytes]),
  }));

/** Tests as they may stand in the bank. */
export const anyTest: fc.Arbitrary<BankTest> = fc.record({
  name: text(150),
  description: fc.oneof(fc.constant(''), text(500)),
  questions: fc.array(
    fc
      .record({
        text: text(1000),
        seconds: fc.integer({ min: 5, max: 3600 }),
        topic: fc.option(topic, { nil: undefined }),
        image: fc.option(image, { nil: undefined }),
        options,
      })
      .map(({ image, topic, ...question }) => ({
        ...question,
        ...(topic !== undefined && { topic }),
        ...(image !== undefined && { image }),
      })),
    { maxLength: 5 },
  ),
});

/** What was read or written, with its notes in the words that an English reader gets. */
export function inEnglish<T extends { report: Note[] }>({ report, ...done }: T) {
  const words = reportIn('en', report).map(({ item, level, message }) => ({
    item,
    level,
    message,
  }));
  return { ...done, report: words };
}
