import { expect, test } from 'vitest';
import { iq } from './instrument.ts';
import { solveFigures } from './solver/figure-solver.ts';
import { solveNumbers } from './solver/number-solver.ts';

test('two parts of 20 questions and 12 minutes, from making a form to a report', () => {
  expect(iq.itemCount).toBe(40);
  expect(iq.minutes).toBe(24);
  expect(iq.parts.map(({ seconds }) => seconds)).toEqual([720, 720]);
  const ids = iq.parts.flatMap(({ questionIds }) => questionIds);
  expect([ids[0], ids[19], ids[20], ids[39]]).toEqual([1, 20, 101, 120]);
  for (const { id, questionIds } of iq.parts) {
    const form = iq.generateForm(id, [4, 3, 2, 1]);
    expect(form.items.map((item) => iq.questionView(item).id)).toEqual(questionIds);
    expect(questionIds.map((question) => iq.findItem(question)?.section)).toEqual(
      questionIds.map(() => id),
    );
  }
  const stored = iq.score(iq.simulate(42));
  expect(Object.values(iq.summarise(stored)).every(Number.isFinite)).toBe(true);
  expect(iq.present(stored).version).toBe(iq.version);
});

test.each(['analogy', 'sequence'] as const)(
  '%s: three practice items with one solution and an explanation',
  (section) => {
    const items = iq.practiceItems(section);
    expect(items).toHaveLength(3);
    for (const { puzzle, right, explanation } of items) {
      expect(puzzle.options).toHaveLength(6);
      expect(new Set(puzzle.options.map(({ text }) => text)).size).toBe(6);
      const solved = puzzle.layout === 'numbers' ? solveNumbers(puzzle) : solveFigures(puzzle);
      expect(solved).toEqual([right]);
      expect(explanation.length).toBeGreaterThan(30);
    }
    const own = new Set<number>(iq.parts.flatMap(({ questionIds }) => questionIds));
    expect(items.some(({ puzzle }) => own.has(puzzle.id))).toBe(false);
  },
);
