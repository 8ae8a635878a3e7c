import { expect, test } from 'vitest';
import type { Section } from '../families.ts';
import { generateForm } from '../form.ts';
import { questionView } from '../view.ts';
import { solveFigures } from './figure-solver.ts';
import { solveNumbers } from './number-solver.ts';

/*
 * Two programs that know the rules by different means, one making items and one solving them, must come to the same
 * and only answer: 250 forms of each section, 10,000 items, 250 of every family.
 */

const forms = 250;

/** Where solver and key part, in words that let one look at it. */
function disagreements(section: Section): string[] {
  return Array.from({ length: forms }, (_, seed) => seed).flatMap((seed) => {
    const { items, key } = generateForm(section, [seed, 7, 11, 13]);
    return items.flatMap((item, at) => {
      const view = questionView(item);
      const solved = view.layout === 'numbers' ? solveNumbers(view) : solveFigures(view);
      if (solved.length === 1 && solved[0] === key[at]) return [];
      const words = (figures: typeof view.stem) => figures.map(({ text }) => text).join(' | ');
      return `${item.family} of ${seed}: ${solved.join()}, not ${key[at]}; ${words(view.stem)} => ${words(view.options)}`;
    });
  });
}

test.each(['analogy', 'sequence'] as const)(
  '%s: every item has one solution among its options, and that is its key',
  (section) => expect(disagreements(section)).toEqual([]),
  40_000,
);

test('the solver sees it when a second option is right, or none', () => {
  const { items, key } = generateForm('sequence', [1, 2, 3, 4]);
  const views = items.map(questionView);
  views.forEach(({ options, ...view }, at) => {
    const solve = view.layout === 'numbers' ? solveNumbers : solveFigures;
    const right = options[key[at] ?? 0];
    const wrong = options.filter((option) => option !== right);
    expect(solve({ ...view, options: wrong })).toEqual([]);
    expect(solve({ ...view, options: right ? [right, ...wrong, right] : [] })).toEqual([0, 6]);
  });
});
