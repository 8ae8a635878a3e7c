import { expect, test } from 'vitest';
import { numberReadings } from './number-readings.ts';

test.each([
  ['the same difference', [7, 12, 17, 22, 27], [32]],
  ['the same factor', [3, 6, 12, 24, 48], [96]],
  ['growing differences', [1, 2, 4, 7, 11, 16], [22]],
  ['the two before', [5, 7, 12, 19, 31], [50]],
  ['multiplied and added to', [6, 14, 30, 62, 126], [254]],
  ['an addend that grows', [3, 5, 8, 13, 22, 39], [72]],
  ['two moves in turn', [4, 8, 11, 22, 25, 50], [53]],
  ['two series in turn', [10, 1, 20, 2, 30, 3, 40, 4], [50]],
  ['two series in turn, too short to tell', [10, 1, 20, 2, 30, 3], [40, 50]],
  ['the same over and over', [6, 2, 6, 2, 6], [2]],
  ['nothing that is known', [3, 1, 4, 1, 6, 9], []],
])('%s', (_, terms, next) => expect([...numberReadings(terms)]).toEqual(next));

test('all that fits is found, not the first of it', () => {
  // One more and twice as many in turn, or made of the two before.
  expect(numberReadings([1, 2, 4, 5, 10])).toEqual(new Set([8, 11]));
});
