import { exchangeMessages } from '../messages.data.ts';
import { csvOf, exactForm } from '../../../../../platform/csv.ts';
import type { BankTest, Exported, Note } from '../bank.model.ts';
import { guard, header, topicColumn } from './cells.model.ts';

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
  return { content: csvOf([columns, ...rows], exactForm), report: missingIn(test) };
}

function missingIn({ name, description, questionsPerAttempt, questions }: BankTest): Note[] {
  const pictures = questions.flatMap(({ image }, i): Note[] =>
    image === undefined
      ? []
      : [
          {
            item: exchangeMessages.row({ number: i + 2 }),
            level: 'left_out',
            message: exchangeMessages.csvPicture({ picture: image.name }),
          },
        ],
  );
  const lost = [
    description !== '' && exchangeMessages.csvDescription(),
    questionsPerAttempt !== undefined && exchangeMessages.csvPerAttempt(),
  ].filter((message) => message !== false);
  return [
    ...lost.map((message): Note => ({ item: name, level: 'left_out', message })),
    ...pictures,
  ];
}
