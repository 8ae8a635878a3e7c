import { expect, test } from 'vitest';
import type { QueuedAnswer } from '../../../api/answer-queue.ts';
import { cultureForm, sentAnswer } from './culture-form.ts';
import type { Questions } from './culture-form.ts';

const wire = (...answers: (Questions['questions'][number]['answer'] | null)[]): Questions => ({
  attemptId: 9,
  completed: false,
  minutes: 7,
  stem: 'How important?',
  instruction: '',
  options: ['1', '2', '3', '4', '5', '6', '7'],
  questions: answers.map((answer, at) => ({
    id: at + 1,
    categoryId: 1,
    text: `Practice ${at + 1}`,
    ...(answer && { answer }),
  })),
  questionsCountTotal: answers.length,
  answeredCountTotal: 0,
});

const body = (question_id: number, value: number, seq: number, attemptId = 9) => ({
  category_id: 1,
  attemptId,
  answers: [{ question_id, value, seq }],
});
const waiting = (json: object, more: Partial<QueuedAnswer> = {}): QueuedAnswer => ({
  key: '1/1/a',
  request: { method: 'POST', path: '/api/x', body: json },
  ...more,
});

test('values of the server are positions on the page', () => {
  expect(cultureForm(9, wire({ value: 7, seq: 3 }, { value: 1, seq: 4 }), []).answers).toEqual({
    1: { index: 6, seq: 3 },
    2: { index: 0, seq: 4 },
  });
});

test('an answer that still waits lies over an older one and yields to a newer one', () => {
  const { answers } = cultureForm(9, wire({ value: 2, seq: 3 }, { value: 2, seq: 8 }, null), [
    waiting(body(1, 5, 4)),
    waiting(body(2, 5, 5)),
    waiting(body(3, 6, 6, 8)),
    waiting(body(3, 6, 7), { refused: { status: 409, message: '' } }),
  ]);
  expect(answers).toEqual({ 1: { index: 4, seq: 4 }, 2: { index: 1, seq: 8 } });
});

test('an answer of another test is none of this one’s', () => {
  expect(sentAnswer({ questionId: 1, index: 2, seq: 3, attemptId: 9 })).toBeUndefined();
  expect(sentAnswer(undefined)).toBeUndefined();
});
