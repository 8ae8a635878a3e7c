import { expect, test } from 'vitest';
import { tint } from './tint.ts';

const scale = { low: 20, middle: 50, high: 80 };

test('the middle has no colour, the ends have the strongest of their side, beyond them nothing more', () => {
  expect(tint(50, scale)).toContain('--high) 0%');
  expect(tint(80, scale)).toContain('--high) 46%');
  expect(tint(95, scale)).toBe(tint(80, scale));
  expect(tint(35, scale)).toContain('--warm) 23%');
  expect(tint(20, scale)).toContain('--warm) 46%');
});
