import { expect, test } from 'vitest';
import { choicesOf, choose, indexOf, markedOf } from './choices.ts';

test('an answer is there once both responses are chosen', () => {
  const first = choose({}, 'most', 2);
  expect(indexOf(first)).toBeUndefined();
  expect(markedOf(first)).toEqual({ most: 2 });
  expect(indexOf(choose(first, 'least', 0))).toBe(8);
  expect(markedOf(choicesOf(8))).toEqual({ most: 2, least: 0 });
});

test('one response cannot be both: the later mark counts, and the earlier comes back when that one moves on', () => {
  const both = choicesOf(8);
  const over = choose(both, 'least', 2);
  expect(markedOf(over)).toEqual({ least: 2 });
  expect(indexOf(over)).toBeUndefined();
  expect(markedOf(choose(over, 'least', 3))).toEqual({ most: 2, least: 3 });
  expect(markedOf(choose(both, 'most', 0))).toEqual({ most: 0 });
});
