import { expect, test } from 'vitest';
import { ownSeconds } from '../../test/processor-time.ts';
import { lists, parseQuery } from './query.ts';

test('a name that is given once is a text, one that is given more often a list in its order', () => {
  const query = parseQuery('a=1&b=2&a=3&__proto__=x&a=&c[]=4');
  expect(Object.entries(query)).toEqual([
    ['a', ['1', '3', '']],
    ['b', '2'],
    ['__proto__', 'x'],
    ['c[]', '4'],
  ]);
  expect(lists(query)['c']).toEqual(['4']);
});

test('a name that is given very often takes no longer than as many names', async () => {
  const text = 'a&'.repeat(20_000);
  const taken = await ownSeconds(async () => {
    expect(parseQuery(text)['a']).toHaveLength(20_000);
  });
  expect(taken).toBeLessThan(1);
});
