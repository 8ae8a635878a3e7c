import { expect, test } from 'vitest';
import type { QueuedAnswer } from './answer-queue.ts';
import { repaired } from './answer-repair.ts';

const path = '/api/personality-test/answers';
const refused = { status: 422, message: 'Please check the marked fields.' };

function kept(key: string, body: object, more: Partial<QueuedAnswer> = {}): QueuedAnswer {
  return { key, request: { method: 'POST', path, body }, ...more };
}

test('answers with good numbers, or none, stay as they are', () => {
  const answers = [
    kept('7/1/a', { attemptId: 3, questionId: 1, index: 0, seq: 1 }),
    kept('7/2/a', { attemptId: 3, questionId: 1, index: 0, seq: 1 }, { refused }),
    kept('7/3/a', { question_id: 5, option_id: 9 }),
    kept('7/4/a', { attemptId: 4, answers: [{ question_id: 1, value: 2, seq: 8 }] }),
  ];
  expect(repaired(answers).map((answer, at) => answer === answers[at])).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('a broken number is left out, also of an answer that was refused for it', () => {
  const [first, second] = repaired([
    kept('7/1/a', { attemptId: 3, questionId: 1, index: 0, seq: Number.NaN }, { refused }),
    kept('7/2/a', { attemptId: 4, answers: [{ question_id: 1, value: 2, seq: null }] }),
  ]);
  expect(first).toEqual(kept('7/1/a', { attemptId: 3, questionId: 1, index: 0 }));
  expect(second).toEqual(kept('7/2/a', { attemptId: 4, answers: [{ question_id: 1, value: 2 }] }));
});

test('answers to the same attempt that came later go without a number too, so that they stay the later ones', () => {
  const later = { attemptId: 3, questionId: 1, index: 4, seq: 2 };
  const other = { attemptId: 9, questionId: 1, index: 4, seq: 2 };
  const bodies = repaired([
    kept('7/1/a', { ...later, seq: 1 }),
    kept('7/2/a', { ...later, seq: null }),
    kept('7/3/a', later),
    kept('7/4/a', other),
  ]).map(({ request }) => request.body);
  expect(bodies).toEqual([
    { ...later, seq: 1 },
    { attemptId: 3, questionId: 1, index: 4 },
    { attemptId: 3, questionId: 1, index: 4 },
    other,
  ]);
});
