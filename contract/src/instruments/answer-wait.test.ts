import { expect, test } from 'vitest';
import { readWaited } from './answer-wait.ts';

test('whole milliseconds count, everything else is no wait', () => {
  expect(['0', '1500', '99999999999'].map((one) => readWaited(one))).toEqual([
    0, 1500, 31_622_400_000,
  ]);
  const nonsense = [undefined, '', '-5', '1.5', '1e9', 'soon', '123456789012', ['1', '2']];
  expect(nonsense.map((one) => readWaited(one))).toEqual(nonsense.map(() => 0));
});
