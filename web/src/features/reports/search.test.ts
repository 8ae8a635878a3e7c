import { expect, test } from 'vitest';
import { compareSearch, idList, tabularSearch, teamSearch } from './search.ts';

test('people are read from an address or from a navigation, each once, in their order', () => {
  expect(idList('3,1,2', 50)).toEqual([3, 1, 2]);
  expect(idList([3, 1, 3], 50)).toEqual([3, 1]);
  expect(idList(7, 50)).toEqual([7]);
  expect(idList('1,x,-2,0,,5', 50)).toEqual([1, 5]);
  expect(idList(undefined, 50)).toBeUndefined();
  expect(idList('x', 50)).toBeUndefined();
});

test('nobody gets more into an address than can be compared', () => {
  const ids = Array.from({ length: 60 }, (_, i) => i + 1);
  expect(teamSearch({ subjects: ids.join(',') }).subjects).toHaveLength(50);
  expect(tabularSearch({ chosen: ids }).chosen).toHaveLength(50);
  expect(compareSearch({ campaigns: ids }).campaigns).toEqual([1, 2, 3, 4]);
});
