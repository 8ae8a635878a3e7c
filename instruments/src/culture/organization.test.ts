import type { StoredAnswer } from '@assay/contract/instruments';
import { expect, test } from 'vitest';
import { itemCategories } from './definition.ts';
import { agreementInWords, isShared, scoreOrganization } from './organization.ts';
import { presentOrganizationCulture } from './organization-view.ts';
import { simulateManagers } from './simulate.ts';

const manager = (valueOf: (position: number) => number): StoredAnswer[] =>
  itemCategories.map((_, at) => ({ questionId: at + 1, index: valueOf(at) - 1 }));

const score = (managers: StoredAnswer[][]) => {
  const stored = scoreOrganization(managers);
  if (!stored) throw new Error('Nobody answered');
  return stored;
};

test('by hand: means, and agreement by practice, category and over all', () => {
  // Values 3, 4, 5 on the first practice: s² = 1, r_wg = .75. Everything else alike.
  const stored = score([3, 4, 5].map((value) => manager((at) => (at === 0 ? value : 4))));
  expect(stored.managers).toBe(3);
  expect(stored.values).toEqual(itemCategories.map(() => 4));
  expect(stored.agreement?.items.slice(0, 2)).toEqual([0.75, 1]);
  expect(stored.agreement?.categories).toMatchObject({ INN: 0.95, STA: 1 });
  expect(stored.agreement?.overall).toBe(0.99);
  expect(isShared(stored)).toBe(true);
});

test('shared from .70 on', () => {
  // s² of 3, 4, 5 on a practice is 1. Variances that average 1.2 give .70 exactly.
  const twoPoints = (share: number) =>
    score([manager((at) => (at < share ? 3 : 4)), manager((at) => (at < share ? 5 : 4))]);
  expect(twoPoints(24).agreement?.overall).toBe(0.7);
  expect(isShared(twoPoints(24))).toBe(true);
  expect(twoPoints(25).agreement?.overall).toBe(0.69);
  expect(isShared(twoPoints(25))).toBe(false);
  expect(agreementInWords(twoPoints(25))).toContain('Not yet shared: 2 managers');
  const split = score([manager(() => 1), manager(() => 7)]);
  expect(split.agreement).toMatchObject({ overall: 0, categories: { TEA: 0 } });
});

test('one manager agrees with nobody', () => {
  const stored = score([manager((at) => 1 + (at % 7))]);
  expect(stored.agreement).toBeNull();
  expect(isShared(stored)).toBeNull();
  expect(agreementInWords(stored)).toContain('One manager');
  const view = presentOrganizationCulture(stored);
  expect(view).toMatchObject({ managers: 1, agreement: null, shared: null });
  expect(
    view.categories.every(({ agreement, shared }) => agreement === null && shared === null),
  ).toBe(true);
});

test('who left something out is not counted', () => {
  const whole = manager((at) => 1 + (at % 7));
  const stored = score([whole, whole.slice(1)]);
  expect(stored.managers).toBe(1);
  expect(scoreOrganization([whole.slice(1)])).toBeNull();
  expect(scoreOrganization([])).toBeNull();
  expect(() => scoreOrganization([[{ questionId: 41, index: 0 }]])).toThrow(RangeError);
});

test('the own result: eight categories with text, agreement and limits; plain JSON', () => {
  const stored = score(simulateManagers(3, 4));
  const view = presentOrganizationCulture(stored);
  expect(view.categories).toHaveLength(8);
  for (const { code, agreement, shared, text } of view.categories) {
    expect(agreement).toBe(stored.agreement?.categories[code]);
    expect(shared).toBe((agreement ?? 0) >= 0.7);
    expect(text.length).toBeGreaterThan(50);
  }
  expect(view.limits.join(' ')).toContain('managers');
  expect(JSON.parse(JSON.stringify(stored))).toEqual(stored);
});
