import { stringify } from 'csv-stringify/sync';
import type { BankTest, Exported, Note } from '../bank.model.ts';
import { guard, header, topicColumn } from './csv.cells.ts';

/** The questions of a test, one a row, with as many columns as its longest question needs. */
export function writeCsv(test: BankTest): Exported {
  const most = Math.max(2, ...test.questions.map(({ options }) => options.length));
  const hasTopics = test.questions.some(({ topic }) => topic !== undefined);
  const rows = test.questions.map(({ text, topic = '', seconds, options }) => [
    guard(text),
    String(seconds),
    ...options.flatMap((option) => [guard(option.text), String(option.score)]),
    ...Array.from({ length: 2 * (most - options.length) }, () => ''),
    ...(hasTopics ? [guard(topic)] : []),
  ]);
  const columns = [...header.slice(0, 2 + 2 * most), ...(hasTopics ? [topicColumn] : [])];
  const content = stringify([columns, ...rows], {
    bom: true,
    escape_formulas: true,
  });
  return { content: Buffer.from(content), report: missingIn(test) };
}

function missingIn({ name, description, questionsPerAttempt, questions }: BankTest): Note[] {
  const pictures = questions.flatMap(({ image }, i): Note[] =>
    image === undefined
      ? []
      : [
          {
            item: `Row ${i + 2}`,
            level: 'left_out',
            message: `CSV carries no pictures: ${image.name} is not in the file.`,
          },
        ],
  );
  const lost = [
    description !== '' && 'the description',
    questionsPerAttempt !== undefined && 'the number of questions that an attempt asks',
  ].filter((what) => what !== false);
  return [
    ...lost.map((what): Note => {
      const message = `CSV carries questions only: ${what} is not in the file.`;
      return { item: name, level: 'left_out', message };
    }),
    ...pictures,
  ];
}
