import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateAbility, estimateBoth } from './irt.ts';
import reference from './irt-reference.json' with { type: 'json' };

const items = reference.items.map((name) => ({
  a: reference.a[name as keyof typeof reference.a],
  b: reference.b[name as keyof typeof reference.b],
}));

test('reproduces the reference values from R to 1e-5', () => {
  for (const { pattern, theta, psd } of reference.eap) {
    const responses = pattern.map((value) => (value === 1 ? 1 : 0));
    const quadrature = { nodes: 61, min: -6, max: 6 };
    const estimate = estimateAbility({ items, responses, quadrature });
    expect(Math.abs(estimate.theta - theta)).toBeLessThan(1e-5);
    expect(Math.abs(estimate.psd - psd)).toBeLessThan(1e-5);
  }
});

const responseList = fc.array(fc.constantFrom<0 | 1 | null>(0, 1, null), {
  minLength: items.length,
  maxLength: items.length,
});

test('one more right answer never lowers ability, guessing or not', () => {
  fc.assert(
    fc.property(responseList, fc.nat(items.length - 1), fc.boolean(), (responses, at, guessing) => {
      const bank = items.map((item) => (guessing ? { ...item, c: 1 / 6 } : item));
      const withAt = (value: 0 | 1) => responses.with(at, value);
      const wrong = estimateAbility({ items: bank, responses: withAt(0) });
      const right = estimateAbility({ items: bank, responses: withAt(1) });
      expect(right.theta).toBeGreaterThan(wrong.theta);
    }),
  );
});

test('an item that was not presented counts for nothing', () => {
  const responses = items.map((_, position) => (position < 8 ? 1 : null)) as (1 | null)[];
  const short = estimateAbility({ items: items.slice(0, 8), responses: responses.slice(0, 8) });
  expect(estimateAbility({ items, responses })).toEqual(short);
});

test('without answers the prior comes back', () => {
  const { theta, psd } = estimateAbility({
    items: [],
    responses: [],
    prior: { mean: 0.5, sd: 0.6 },
  });
  expect(theta).toBeCloseTo(0.5, 6);
  expect(psd).toBeCloseTo(0.6, 6);
});

test('refuses what it cannot estimate', () => {
  expect(() => estimateAbility({ items, responses: [1] })).toThrow(RangeError);
  expect(() => estimateAbility({ items: [{ a: 0, b: 0 }], responses: [1] })).toThrow(RangeError);
  const quadrature = { nodes: 1, min: 0, max: 0 };
  expect(() => estimateAbility({ items: [], responses: [], quadrature })).toThrow(RangeError);
});

test('two abilities at once: like one test where they are the same, like two where they are not related', () => {
  const three = [-1, 0, 1].map((b) => ({ a: 1.2, b, c: 1 / 6 }));
  const one = { items: three, responses: [1, 1, 0] as const };
  const other = { items: three, responses: [1, 0, 0] as const };
  const together = estimateAbility({
    items: [...three, ...three],
    responses: [...one.responses, ...other.responses],
  });
  const nearlyOne = estimateBoth(one, other, 0.9999);
  expect(nearlyOne.theta).toBeCloseTo(together.theta, 2);
  expect(nearlyOne.psd).toBeCloseTo(together.psd, 2);
  const [first, second] = [estimateAbility(one), estimateAbility(other)];
  const apart = estimateBoth(one, other, 0);
  expect(apart.theta).toBeCloseTo((first.theta + second.theta) / Math.SQRT2, 3);
  expect(apart.psd).toBeCloseTo(Math.hypot(first.psd, second.psd) / Math.SQRT2, 3);
});
