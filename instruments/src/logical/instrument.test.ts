import { expect, test } from 'vitest';
import { sections, sectionSeconds } from './definition.ts';
import { generateForm } from './form.ts';
import { logical } from './instrument.ts';
import { practiceItems } from './practice.ts';
import { findItem } from './score.ts';
import { solveFigures } from './solver/figure-solver.ts';
import { solveNumbers } from './solver/number-solver.ts';
import { questionView } from './view.ts';

test('two parts of 20 questions and 12 minutes, from making a form to a report', () => {
  expect(logical.itemCount).toBe(40);
  expect(logical.minutes).toBe(24);
  expect(sectionSeconds).toBe(720);
  const ids = logical.questionIds(logical.sampleForm(1));
  expect([ids[0], ids[19], ids[20], ids[39]]).toEqual([1, 20, 101, 120]);
  for (const section of sections) {
    const form = generateForm(section, [4, 3, 2, 1]);
    const own = ids.filter((id) => findItem(id)?.section === section);
    expect(own).toHaveLength(20);
    expect(form.items.map((item) => questionView(item).id)).toEqual(own);
  }
  const form = logical.sampleForm(42);
  const stored = logical.score(logical.simulate(42, form), { form });
  expect(Object.values(logical.summarise(stored)).every(Number.isFinite)).toBe(true);
  expect(logical.present(stored, {}).version).toBe(logical.version);
});

test.each(['analogy', 'sequence'] as const)(
  '%s: three practice items with one solution and an explanation',
  (section) => {
    const items = practiceItems(section);
    expect(items).toHaveLength(3);
    for (const { puzzle, right, explanation } of items) {
      expect(puzzle.options).toHaveLength(6);
      expect(new Set(puzzle.options.map(({ text }) => text)).size).toBe(6);
      const solved = puzzle.layout === 'numbers' ? solveNumbers(puzzle) : solveFigures(puzzle);
      expect(solved).toEqual([right]);
      expect(explanation.length).toBeGreaterThan(30);
    }
    const own = new Set(logical.questionIds(logical.sampleForm(1)));
    expect(items.some(({ puzzle }) => own.has(puzzle.id))).toBe(false);
  },
);
