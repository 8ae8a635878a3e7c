import type { Puzzle } from '@assay/contract/figures';
import type { Layout, Section } from './families.ts';
import type { Panel } from './panel.ts';
import { questionView } from './view.ts';

/** A question to try before the clock starts: everybody has the same, nothing is scored, the solution is shown. */
export interface PracticeItem {
  puzzle: Puzzle;
  /** Id of the right option. */
  right: number;
  explanation: string;
}

interface Source {
  layout: Layout;
  stem: readonly (Panel | number)[];
  options: readonly (Panel | number)[];
  right: number;
  explanation: string;
}

/** Practice items are numbered apart from those that count. */
const firstPracticeId = { analogy: 901, sequence: 911 } as const satisfies Record<Section, number>;

const [circle, triangle, square, star] = [0, 1, 2, 4];
const [empty, striped, solid] = [0, 1, 2];

const cells = (...members: number[]): Panel => ({
  cells: members.reduce((set, member) => set | (1 << member), 0),
  shape: circle,
  fill: solid,
});
const copies = (shape: number | undefined, count: number): Panel => ({
  shape,
  count: count - 1,
  fill: solid,
});
const arrow = (turn: number): Panel => ({ pointer: 0, turn, fill: solid });

const sources: Record<Section, readonly Source[]> = {
  analogy: [
    {
      layout: 'pair',
      stem: [
        { shape: circle, fill: empty },
        { shape: circle, fill: solid },
        { shape: triangle, fill: empty },
      ],
      options: [
        { shape: triangle, fill: empty },
        { shape: circle, fill: solid },
        { shape: square, fill: solid },
        { shape: triangle, fill: solid },
        { shape: triangle, fill: striped },
        { shape: circle, fill: empty },
      ],
      right: 3,
      explanation:
        'From the first figure to the second, the shape stays the same and becomes solid. So the triangle stays a triangle and becomes solid.',
    },
    {
      layout: 'matrix',
      stem: [circle, square, star]
        .flatMap((shape) => [1, 2, 3].map((count) => copies(shape, count)))
        .slice(0, 8),
      options: [
        copies(star, 2),
        copies(star, 3),
        copies(square, 3),
        copies(star, 4),
        copies(circle, 3),
        copies(square, 2),
      ],
      right: 1,
      explanation:
        'Each row has a shape of its own, and each figure has one more than the figure to its left. Two stars are followed by three.',
    },
    {
      layout: 'matrix',
      stem: [
        cells(0),
        cells(8),
        cells(0, 8),
        cells(2),
        cells(6),
        cells(2, 6),
        cells(1),
        cells(4, 7),
      ],
      options: [cells(1), cells(1, 4), cells(4, 7), cells(0, 1, 4, 7), cells(1, 7), cells(1, 4, 7)],
      right: 5,
      explanation:
        'The third figure of each row shows what the first two show, put together. Nothing is left out and nothing is added.',
    },
  ],
  sequence: [
    {
      layout: 'numbers',
      stem: [2, 4, 6, 8, 10],
      options: [11, 14, 12, 16, 20, 13],
      right: 2,
      explanation: 'Each number is 2 more than the one before: 10 + 2 = 12.',
    },
    {
      layout: 'figures',
      stem: [0, 1, 2, 3, 4].map(arrow),
      options: [6, 5, 4, 3, 0, 7].map(arrow),
      right: 1,
      explanation:
        'The arrow turns to the right by the same amount each time. After pointing down, it points down left.',
    },
    {
      layout: 'numbers',
      stem: [10, 1, 20, 2, 30, 3],
      options: [4, 33, 35, 31, 40, 60],
      right: 4,
      explanation:
        'Two series alternate: 10, 20, 30 and 1, 2, 3. The next number belongs to the first of them, so it is 40.',
    },
  ],
};

/** Three items of a section, from easy to less easy. */
export function practiceItems(section: Section): PracticeItem[] {
  return sources[section].map(({ layout, stem, options, right, explanation }, at) => {
    const questionId = firstPracticeId[section] + at;
    const puzzle = questionView({ questionId, family: 'practice', layout, stem, options });
    return { puzzle, right, explanation };
  });
}
