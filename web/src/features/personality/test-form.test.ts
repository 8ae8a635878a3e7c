import { expect, test } from 'vitest';
import type { QueuedAnswer } from '../../api/answer-queue.ts';
import { firstOpen, minutesLeft, testForm } from './test-form.ts';

type Wire = Parameters<typeof testForm>[0];
const question = (id: number, answer?: { index: number; seq: number }) => ({
  id,
  index: id,
  text: `Question ${id}`,
  scaleId: 1,
  type: id > 3 ? ('tendency' as const) : ('5-factor' as const),
  ...(answer && { answer }),
});
const wire = (questions: Wire['questions'], tendencyQuestions: Wire['questions'] = []): Wire => ({
  attemptId: 9,
  completed: false,
  language: 'en',
  direction: 'ltr',
  tendencyLanguage: 'en',
  options: ['a', 'b', 'c', 'd', 'e'],
  minutes: 18,
  questions,
  questionsCountTotal: questions.length,
  tendencyQuestions,
  tendencyQuestionsCountTotal: tendencyQuestions.length,
});
const waiting = (body: object, more: Partial<QueuedAnswer> = {}): QueuedAnswer => ({
  key: '1/1/a',
  request: { method: 'POST', path: '/api/x', body: { attemptId: 9, ...body } },
  ...more,
});

test('questions of both parts stand in the order of their running number', () => {
  const form = testForm(wire([question(2), question(1)], [question(4), question(3)]), []);
  expect(form.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('an answer that still waits lies over an older one of the server', () => {
  const form = testForm(wire([question(1, { index: 0, seq: 3 }), question(2)]), [
    waiting({ questionId: 1, index: 4, seq: 4 }),
    waiting({ questionId: 2, index: 2, seq: 5 }),
  ]);
  expect(form.answers).toEqual({ 1: 4, 2: 2 });
  expect(form.seq).toBe(5);
});

test('an answer that still waits yields to a newer one of the server, of another attempt or refused', () => {
  const form = testForm(wire([question(1, { index: 0, seq: 7 }), question(2), question(3)]), [
    waiting({ questionId: 1, index: 4, seq: 4 }),
    waiting({ questionId: 2, index: 2, seq: 5, attemptId: 8 }),
    waiting({ questionId: 3, index: 2, seq: 6 }, { refused: { status: 409, message: '' } }),
  ]);
  expect(form.answers).toEqual({ 1: 0 });
  expect(form.seq).toBe(7);
});

test('the test goes on at the first open question, from the place where one is', () => {
  const questions = [question(1), question(2), question(3)];
  expect(firstOpen({ questions, answers: {} })).toBe(0);
  expect(firstOpen({ questions, answers: { 1: 0 } })).toBe(1);
  expect(firstOpen({ questions, answers: { 3: 0 } }, 2)).toBe(0);
  expect(firstOpen({ questions, answers: { 1: 0, 2: 0, 3: 0 } })).toBeNull();
});

test('the time that is left shrinks with every answer', () => {
  const questions = [question(1), question(2), question(3)];
  expect(minutesLeft({ questions, answers: {}, minutes: 18 })).toBe(18);
  expect(minutesLeft({ questions, answers: { 1: 0, 2: 1 }, minutes: 18 })).toBe(6);
});
