import fc from 'fast-check';
import { expect, test } from 'vitest';
import figures from '../success/reference/figures.json' with { type: 'json' };
import { fisherExact, impactRatios } from './adverse-impact.ts';

test("Fisher's exact test agrees with tables worked out by hand", () => {
  // Fisher's tea: 3 of 4 and 1 of 4. (1 + 16 + 16 + 1) of 70 tables are no likelier.
  expect(fisherExact({ people: 4, passed: 3 }, { people: 4, passed: 1 })).toBeCloseTo(34 / 70, 12);
  // 1 of 10 and 11 of 14: of C(24, 12) = 2704156 tables, C(10,1)·C(14,11) = 3640 and C(14,12) = 91 on this side,
  // C(10,9)·C(14,3) = 3640 and C(14,2) = 91 on the other.
  expect(fisherExact({ people: 10, passed: 1 }, { people: 14, passed: 11 })).toBeCloseTo(
    (2 * (3640 + 91)) / 2_704_156,
    12,
  );
  expect(fisherExact({ people: 5, passed: 0 }, { people: 5, passed: 0 })).toBe(1);
  // Thousands do not overflow.
  expect(fisherExact({ people: 5000, passed: 2500 }, { people: 5000, passed: 2500 })).toBeCloseTo(
    1,
    6,
  );
});

/** n choose k in whole numbers, from factorials. */
function choose(n: number, k: number): bigint {
  const factorial = (of: number) =>
    Array.from({ length: of }, (_, at) => BigInt(at + 1)).reduce(
      (product, one) => product * one,
      1n,
    );
  return factorial(n) / (factorial(k) * factorial(n - k));
}

test('… and with counting all tables in whole numbers, where nothing is rounded', () => {
  const group = fc
    .integer({ min: 1, max: 60 })
    .chain((people) => fc.record({ people: fc.constant(people), passed: fc.nat(people) }));
  fc.assert(
    fc.property(group, group, (one, other) => {
      const passed = one.passed + other.passed;
      const tables = Array.from({ length: passed + 1 }, (_, k) => k)
        .filter((k) => k <= one.people && passed - k <= other.people)
        .map((k) => ({ k, count: choose(one.people, k) * choose(other.people, passed - k) }));
      const seen = tables.find(({ k }) => k === one.passed)?.count ?? 0n;
      const sum = (some: { count: bigint }[]) => some.reduce((all, { count }) => all + count, 0n);
      const share = Number(
        (sum(tables.filter(({ count }) => count <= seen)) * 10n ** 15n) / sum(tables),
      );
      expect(fisherExact(one, other)).toBeCloseTo(share / 1e15, 9);
    }),
  );
});

test('R says the same of four tables', () => {
  const tables = [
    [12, 40, 25, 50],
    [3, 31, 20, 45],
    [10, 30, 10, 30],
    [40, 100, 60, 95],
  ] as const;
  for (const [at, [a, b, c, d]] of tables.entries()) {
    const p = fisherExact({ people: b, passed: a }, { people: d, passed: c });
    expect(p).toBeCloseTo(figures.fisher[at] ?? 9, 10);
  }
});

test('groups are compared with the one that passes most; small ones are left out', () => {
  const [women, men, few] = [
    { name: 'female', people: 40, passed: 12 },
    { name: 'male', people: 50, passed: 25 },
    { name: 'other', people: 29, passed: 29 },
  ] as const;
  const rates = impactRatios([women, men, few]);
  expect(rates.map(({ group }) => group.name)).toEqual(['female', 'male']);
  // 12 / 40 = .30 beside 25 / 50 = .50: .60.
  expect(rates[0]).toMatchObject({ rate: 0.3, ratio: 0.6, below: true });
  expect(rates[1]).toMatchObject({ rate: 0.5, ratio: 1, p: 1, below: false });
  expect(rates[0]?.p).toBeGreaterThan(0.05);
  expect(rates[0]?.p).toBeLessThan(0.1);
});

test('four fifths exactly are not below it, and where nobody passes there is no ratio', () => {
  const rates = impactRatios([
    { people: 100, passed: 40 },
    { people: 100, passed: 50 },
  ]);
  expect(rates[0]).toMatchObject({ ratio: 0.8, below: false });
  expect(impactRatios([{ people: 30, passed: 0 }])).toMatchObject([{ ratio: null, below: false }]);
  expect(impactRatios([])).toEqual([]);
  expect(() => impactRatios([{ people: 1, passed: 2 }])).toThrow(RangeError);
});

test('exactly four fifths of the highest rate is not below it, however the fractions round', () => {
  const isBelow = (one: [number, number], other: [number, number]) =>
    impactRatios([one, other].map(([passed, people]) => ({ people, passed })))[0]?.below;
  // Each a ratio of .8, which as a fraction of two fractions comes out as 0.7999999999999999 or so.
  expect(isBelow([20, 30], [25, 30])).toBe(false);
  expect(isBelow([9, 30], [12, 32])).toBe(false);
  expect(isBelow([240, 360], [250, 300])).toBe(false);
  expect(isBelow([19, 30], [25, 30])).toBe(true);
  expect(isBelow([239, 360], [250, 300])).toBe(true);
  expect(isBelow([0, 30], [0, 30])).toBe(false);
});
