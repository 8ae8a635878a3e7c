import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cholesky, inverse, minus, times } from './matrix.ts';

test('by hand', () => {
  expect(
    cholesky([
      [4, 2],
      [2, 5],
    ]),
  ).toEqual([
    [2, 0],
    [1, 2],
  ]);
  const [first, second] = inverse([
    [4, 0],
    [0, 5],
  ]);
  expect([first?.[0], first?.[1]]).toEqual([0.25, 0]);
  expect(second?.[1]).toBeCloseTo(0.2, 12);
  expect(minus([[3]], [[1]])).toEqual([[2]]);
});

test('a matrix times its inverse is 1, a root times itself turned over the matrix', () => {
  const anyRoot = fc.array(
    fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 4, maxLength: 4 }),
    { minLength: 4, maxLength: 4 },
  );
  fc.assert(
    fc.property(anyRoot, (values) => {
      const lower = values.map((row, i) =>
        row.map((value, j) => (j > i ? 0 : i === j ? Math.abs(value) + 0.5 : value)),
      );
      const turned = lower.map((_, i) => lower.map((row) => row[i] ?? 0));
      const matrix = times(lower, turned);
      times(matrix, inverse(matrix)).forEach((row, i) => {
        row.forEach((value, j) => {
          expect(value).toBeCloseTo(i === j ? 1 : 0, 6);
        });
      });
      cholesky(matrix).forEach((row, i) => {
        row.forEach((value, j) => {
          expect(value).toBeCloseTo(lower[i]?.[j] ?? 0, 6);
        });
      });
    }),
  );
});

test('what has no root is refused', () => {
  expect(() =>
    cholesky([
      [1, 2],
      [2, 1],
    ]),
  ).toThrow(RangeError);
});
