import type { Puzzle } from '@assay/contract/figures';
import { expect, test } from 'vitest';
import type { Layout, Section } from '../families.ts';
import type { Panel } from '../panel.ts';
import { practiceItems } from '../practice.ts';
import { questionView } from '../view.ts';
import { secondAnswers } from './explain.ts';
import { surveyForms } from './survey.ts';

/* A sample of what `npm run check:logical` does with 10,000 forms. */

const sections: Section[] = ['analogy', 'sequence'];

test.each(sections)(
  '%s: no second answer can be defended in 40 forms',
  (section) => {
    const seeds = Array.from({ length: 40 }, (_, at) => 100_001 + at);
    const found = surveyForms(section, seeds);
    expect(found.map(({ items }) => items)).toEqual(Array<number>(20).fill(40));
    expect(found.flatMap(({ doubtful }) => doubtful)).toEqual([]);
    expect(found.filter(({ unexplained }) => unexplained > 0)).toEqual([]);
  },
  40_000,
);

test.each(sections)('%s: nor in the questions for practice', (section) => {
  for (const { puzzle, right } of practiceItems(section)) {
    expect(secondAnswers(puzzle, right)).toEqual({ explained: true, others: [] });
  }
});

function puzzleOf(
  layout: Layout,
  stem: readonly (Panel | number)[],
  options: readonly (Panel | number)[],
): Puzzle {
  return questionView({ questionId: 1, family: 'test', layout, stem, options });
}

const [circle, triangle, square, hexagon, star] = [0, 1, 2, 3, 4];
const [empty, striped, solid] = [0, 1, 2];
const figure = (shape: number | undefined, fill: number | undefined): Panel => ({
  ...(shape !== undefined && { shape }),
  ...(fill !== undefined && { fill }),
});
const arrow = (turn: number): Panel => ({ pointer: 0, turn, fill: solid });
const copies = (shape: number | undefined, count: number): Panel => ({
  ...figure(shape, empty),
  count: count - 1,
});
const parts = (...members: number[]): Panel => ({
  strokes: members.reduce((set, member) => set | (1 << member), 0),
});

/* Questions as they were once asked, or might be: the right option first, the one that can be defended second. */
const doubtful: [about: string, Layout, stem: (Panel | number)[], options: (Panel | number)[]][] = [
  [
    'A and B change places',
    'pair',
    [figure(triangle, solid), figure(triangle, striped), figure(star, striped)],
    [figure(star, empty), figure(star, solid), figure(triangle, striped)],
  ],
  [
    'a mirror for a turn',
    'pair',
    [arrow(0), arrow(1), arrow(5)],
    [arrow(6), arrow(4), arrow(2), arrow(3)],
  ],
  [
    'as many as it has corners',
    'pair',
    [copies(hexagon, 5), copies(hexagon, 6), copies(square, 2)],
    [copies(square, 3), copies(square, 4), copies(square, 6)],
  ],
  [
    'as many as are left to the same sum',
    'pair',
    [copies(circle, 2), copies(circle, 3), copies(star, 1)],
    [copies(star, 2), copies(star, 4), copies(star, 6)],
  ],
  [
    'always the same at the end of a row',
    'matrix',
    [striped, solid, empty, striped, solid, empty, solid, empty].map((fill) =>
      figure(circle, fill),
    ),
    [figure(circle, striped), figure(circle, empty)],
  ],
  [
    'the same part taken away in every row',
    'matrix',
    [[1, 2, 3], [2], [1, 3], [2, 3], [2], [3], [0, 3, 4], [3]].map((set) => parts(...set)),
    [parts(0, 4), parts(0, 3, 4), parts(0, 2)],
  ],
  ['each the sum of the two before', 'numbers', [19, 6, 26, 12, 33, 18, 40], [24, 30, 25, 26]],
];

test.each(doubtful)('is found: %s', (_, layout, stem, options) => {
  const { others } = secondAnswers(puzzleOf(layout, stem, options), 0);
  expect(others.map(({ option }) => option)).toEqual([1]);
});

test('a right option that nothing leads to is found, too', () => {
  const numbers = puzzleOf('numbers', [3, 6, 9, 12, 15], [17, 20, 25]);
  expect(secondAnswers(numbers, 0).explained).toBe(false);
});
