import fc from 'fast-check';
import { expect, test } from 'vitest';
import figures from '../success/reference/figures.json' with { type: 'json' };
import { falseDiscoveryRates } from './false-discovery.ts';

test('by hand: .01, .02, .03 and .5 of four', () => {
  // .01 · 4/1 = .04, .02 · 4/2 = .04, .03 · 4/3 = .04, .5 · 4/4 = .5.
  const rates = falseDiscoveryRates([0.5, 0.01, 0.03, 0.02]);
  for (const [at, rate] of [0.5, 0.04, 0.04, 0.04].entries())
    expect(rates[at]).toBeCloseTo(rate, 12);
  // .04 · 2/1 = .08, but .05 · 2/2 = .05 stands above it and is less.
  expect(falseDiscoveryRates([0.04, 0.05])).toEqual([0.05, 0.05]);
  expect(falseDiscoveryRates([])).toEqual([]);
  expect(() => falseDiscoveryRates([0.5, Number.NaN])).toThrow(RangeError);
});

test('R says the same of fifteen', () => {
  const rates = falseDiscoveryRates(figures.ps);
  for (const [at, q] of figures.qs.entries()) expect(rates[at]).toBeCloseTo(q, 12);
});

/** The step-up procedure at a rate: all p up to the largest one at or below rank · rate / m are discoveries. */
function discoveries(ps: readonly number[], rate: number): boolean[] {
  const sorted = ps.toSorted((one, other) => one - other);
  const limits = sorted.filter((p, at) => p <= (((at + 1) * rate) / ps.length) * (1 + 1e-12));
  const largest = limits.at(-1) ?? -1;
  return ps.map((p) => p <= largest);
}

test('by its definition: at q it is a discovery, just below q it is none', () => {
  const list = fc.array(fc.double({ min: 1e-6, max: 1, noNaN: true }), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(list, (ps) => {
      for (const [at, q] of falseDiscoveryRates(ps).entries()) {
        expect(discoveries(ps, q)[at]).toBe(true);
        expect(discoveries(ps, q * (1 - 1e-9))[at]).toBe(false);
      }
    }),
  );
});
