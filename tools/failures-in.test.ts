import { expect, test } from 'vitest';
import { failuresIn } from './failures-in.ts';

const before = Array.from({ length: 100 }, (_, n) => ` ✓  server  ${n}.test.ts (3 tests) 12ms`);

test('what failed is found below what passed, in colour too', () => {
  for (const heading of [
    '⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯',
    '\u001B[31m⎯⎯⎯⎯⎯⎯\u001B[39m\u001B[1m\u001B[41m Failed Suites 1 \u001B[49m\u001B[22m\u001B[31m⎯⎯⎯⎯⎯\u001B[39m',
    '⎯⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯',
  ]) {
    const failed = [heading, '', ' FAIL  server  a.test.ts > it holds', 'Tests  1 failed'];
    expect(failuresIn([...before, ...failed].join('\n'))).toBe(failed.join('\n'));
  }
});

test('the first heading counts, and without one the end is told', () => {
  const failed = ['⎯⎯⎯ Failed Suites 1 ⎯⎯⎯', 'a', '⎯⎯⎯ Failed Tests 1 ⎯⎯⎯', 'b'];
  expect(failuresIn([...before, ...failed].join('\n'))).toBe(failed.join('\n'));
  const ended = failuresIn([...before, 'out of memory'].join('\n')).split('\n');
  expect(ended).toHaveLength(30);
  expect(ended.at(-1)).toBe('out of memory');
});
