import type { SkillReport } from '@assay/contract/skill-reports';
import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../lib/language.ts';
import { rendered } from '../../../test/rendered.tsx';
import { QuestionList } from './question-list.tsx';

beforeAll(startInEnglish);

/** What stands for a question before it is opened. */
function summary(text: string): string | undefined {
  return /<summary[^>]*>(.*?)<\/summary>/.exec(list(text, null))?.[1];
}

function list(text: string, language: string | null): string {
  const time = { seconds: 12, allowed: 90 };
  const question = { number: 1, topic: 'Zinnen', text, verdict: 'right', ...time };
  return rendered(
    <QuestionList
      test={{ id: 3, name: 'Dutch', language, is_sample: false }}
      questions={[question] as unknown as SkillReport['questions']}
    />,
  );
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

test('what was asked is read out in the language of the test, and the words of the page are not', () => {
  const html = list('Welk woord?', 'nl');
  expect(html).toContain('<span lang="nl">Zinnen</span>');
  expect(html).toMatch(/<summary lang="nl"[^>]*>Welk woord\?<\/summary>/);
  expect(html).toMatch(/<div lang="nl"[^>]*><p[^>]*>Welk woord\?<\/p><\/div>/);
  expect(list('```\nprint(1)\n```', 'nl')).toMatch(/<summary class="[^"]*">The question/);
});
