import { expect, test } from 'vitest';
import { scoreCulture } from './score.ts';
import { simulateCulture } from './simulate.ts';

test('values in the order of the questions, whatever the order of the answers; plain JSON', () => {
  const answers = simulateCulture(4);
  const stored = scoreCulture(answers.toReversed());
  expect(stored).toEqual(scoreCulture(answers));
  expect(stored.values).toEqual(answers.map(({ index }) => index + 1));
  expect(stored).toMatchObject({ instrument: 'culture', version: '2026.2' });
  expect(JSON.parse(JSON.stringify(stored))).toEqual(stored);
});

test('a gap is null and not 0', () => {
  const stored = scoreCulture(simulateCulture(4).filter(({ questionId }) => questionId !== 3));
  expect(stored.values[2]).toBeNull();
  expect(stored.values).toHaveLength(40);
});

test.each([
  [{ questionId: 0, index: 0 }],
  [{ questionId: 41, index: 0 }],
  [{ questionId: 1.5, index: 0 }],
  [{ questionId: 1, index: 7 }],
  [{ questionId: 1, index: -1 }],
  [{ questionId: 1, index: 0.5 }],
])('%o is refused', (answer) => {
  expect(() => scoreCulture([answer])).toThrow(RangeError);
});

test('a question answered twice is refused', () => {
  const answer = { questionId: 7, index: 2 };
  expect(() => scoreCulture([answer, answer])).toThrow(RangeError);
});
