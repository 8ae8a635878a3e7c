import { expect, test } from 'vitest';
import { signed } from './signed.ts';

test('a point above or below says so, and nothing has no sign', () => {
  expect([0.84, -1.25, 0, -0.04, 0.04].map(signed)).toEqual(['+0.8', '−1.3', '0.0', '0.0', '0.0']);
});
