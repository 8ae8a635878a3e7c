import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { rendered } from '../../test/rendered.tsx';
import { PuzzleArea } from '../logical/take/puzzle-area.tsx';
import { OptionList } from '../../features/instruments/option-list.tsx';

beforeAll(startInEnglish);

const choice = { index: null, pick: () => {}, move: () => {} } as unknown as Parameters<
  typeof OptionList
>[0]['choice'];

const figure = (text: string) => ({ text, marks: [['star', 20, 'solid', 0, [50, 50]]] as const });

test('the answers of a puzzle have the letters A to F outside their figures, told by their words', () => {
  const puzzle = {
    layout: 'matrix',
    stem: Array.from({ length: 8 }, (_, at) => figure(`figure ${at + 1}`)),
    options: Array.from({ length: 6 }, (_, at) => ({ id: at, ...figure(`answer ${at + 1}`) })),
  } as unknown as Parameters<typeof PuzzleArea>[0]['puzzle'];
  const html = rendered(<PuzzleArea puzzle={puzzle} choice={choice} />);
  const answers = html.match(/<label.*?<\/label>/g) ?? [];
  const letters = answers.map(
    (answer) => /<span aria-hidden="true"[^>]*>([A-Z])<\/span><span/.exec(answer)?.[1],
  );
  expect(letters).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  answers.forEach((answer, at) => {
    expect(answer).toContain(`aria-label="answer ${at + 1}"`);
    // No ring that would look like a part of the puzzle.
    expect(answer).toMatch(/<input[^>]*class="[^"]*opacity-0/);
    expect(answer.match(/aria-hidden/g)).toHaveLength(2);
  });
  expect(html.match(/Row \d:/g)).toEqual(['Row 1:', 'Row 2:', 'Row 3:']);
});

test('answers in words have a ring, and a digit that touch screens do without', () => {
  const html = rendered(
    <OptionList
      legend="How well?"
      hue="violet"
      choice={choice}
      follows={false}
      options={['Not at all', 'Very well'].map((label, key) => ({ key, label }))}
    />,
  );
  expect(html).not.toMatch(/opacity-0|>[A-F]</);
  expect(html.match(/<kbd[^>]*pointer-coarse:hidden[^>]*>[12]</g)).toHaveLength(2);
});
