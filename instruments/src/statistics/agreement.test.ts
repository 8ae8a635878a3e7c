import { expect, test } from 'vitest';
import { withinGroupAgreement } from './agreement.ts';

test('seven options: answers by chance have variance 4', () => {
  expect(withinGroupAgreement(0, 7)).toBe(1);
  expect(withinGroupAgreement(1, 7)).toBe(0.75);
  expect(withinGroupAgreement(4, 7)).toBe(0);
  expect(withinGroupAgreement(1, 5)).toBe(0.5);
});

test('raters who split in two camps do not get below 0', () => {
  expect(withinGroupAgreement(18, 7)).toBe(0);
});

test('the impossible is refused', () => {
  expect(() => withinGroupAgreement(-1, 7)).toThrow(RangeError);
  expect(() => withinGroupAgreement(Number.NaN, 7)).toThrow(RangeError);
  expect(() => withinGroupAgreement(1, 1)).toThrow(RangeError);
});
