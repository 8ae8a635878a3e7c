import fc from 'fast-check';
import { expect, test } from 'vitest';
import { managerBandOf } from './present.ts';
import { closeBatch, combineBatches, type FreshRecord } from './groups.ts';

const fresh = (...scores: number[]): FreshRecord[] =>
  scores.map((score, at) => ({ recordId: 100 + at, personId: at, score }));

test('five people make a batch, four do not, and the same person twice is one', () => {
  expect(closeBatch(fresh(20, 30, 40, 50))).toBeNull();
  expect(closeBatch(fresh(20, 30, 40, 50, 61))).toEqual({
    figure: { n: 5, mean: 40 },
    recordIds: [100, 101, 102, 103, 104],
  });
  const again = { recordId: 200, personId: 0, score: 70 };
  expect(closeBatch([...fresh(20, 30, 40, 50), again])).toBeNull();
});

test('the last record of a person counts; the earlier one is used up with it', () => {
  const batch = closeBatch([
    ...fresh(0, 50, 50, 50, 50),
    { recordId: 200, personId: 0, score: 100 },
  ]);
  expect(batch?.figure).toEqual({ n: 5, mean: 60 });
  expect(batch?.recordIds).toContain(100);
});

test('means come in steps of 5, cut off at both ends', () => {
  expect(closeBatch(fresh(31, 32, 33, 34, 33))?.figure.mean).toBe(35);
  expect(closeBatch(fresh(100, 100, 100, 100, 100))?.figure.mean).toBe(90);
  expect(closeBatch(fresh(0, 0, 0, 0, 0))?.figure.mean).toBe(10);
  expect(() => closeBatch(fresh(0, 0, 0, 0, 101))).toThrow(RangeError);
});

test('a figure over batches is made of their figures, weighted by people', () => {
  expect(combineBatches([])).toBeNull();
  expect(
    combineBatches([
      { n: 5, mean: 40 },
      { n: 15, mean: 25 },
    ]),
  ).toEqual({ n: 20, mean: 29 });
});

/** What a figure allows the sum of its scores to be. */
function sumsBehind({ n, mean }: { n: number; mean: number }): [low: number, high: number] {
  return [mean === 10 ? 0 : n * (mean - 2.5), mean === 90 ? 100 * n : n * (mean + 2.5)];
}

test('whatever the scores, a figure leaves two bands or more possible for everybody in it', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 40 });
  const extreme = fc.array(fc.constantFrom(0, 1, 99, 100), { minLength: 5, maxLength: 40 });
  fc.assert(
    fc.property(fc.oneof(scores, extreme), (own) => {
      const figure = closeBatch(fresh(...own))?.figure ?? { n: 0, mean: 0 };
      const [low, high] = sumsBehind(figure);
      const least = Math.max(0, low - 100 * (figure.n - 1));
      const most = Math.min(100, high);
      expect(managerBandOf(least)).not.toBe(managerBandOf(most));
    }),
    { numRuns: 500 },
  );
});
