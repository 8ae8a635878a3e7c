import type { SkillReport } from '@assay/contract/skill-reports';
import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../lib/language.ts';
import { rendered } from '../../../test/rendered.tsx';
import { QuestionList } from './question-list.tsx';

beforeAll(startInEnglish);

/** What stands for a question before it is opened. */
function summary(text: string): string | undefined {
  const question = { number: 1, topic: null, text, verdict: 'right', seconds: 12, allowed: 90 };
  const html = rendered(
    <QuestionList questions={[question] as unknown as SkillReport['questions']} />,
  );
  return /<summary[^>]*>(.*?)<\/summary>/.exec(html)?.[1];
}

test('a question begins with its words, without its code and tables', () => {
  expect(summary('What does `total` hold?\n\n```js\nlet total = 1;\n```\n\nChoose one.')).toBe(
    'What does total hold? Choose one.',
  );
  expect(summary('Which region grew?\n\n| a | b |\n| - | - |\n| 1 | 2 |\n')).toBe(
    'Which region grew?',
  );
  // A block whose end is missing, and a question of nothing else.
  expect(summary('What is printed?\n```\nprint(1)')).toBe('What is printed?');
  expect(summary('```\nprint(1)\n```')).toBe('The question');
});

test('only what is long is cut, and not in the middle of a space', () => {
  const long = 'word '.repeat(30).trim();
  expect(summary(long.slice(0, 110))).toBe(long.slice(0, 110).trim());
  expect(summary(long)).toBe(`${long.slice(0, 109)}…`);
});
