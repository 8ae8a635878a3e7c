import { expect, test } from 'vitest';
import type { QueuedAnswer } from '../../../api/answer-queue.ts';
import {
  firstOpen,
  highestSeq,
  minutesLeft,
  newest,
} from '../../../features/instruments/answers.ts';
import { testForm } from './test-form.ts';
import type { Questions } from './test-form.ts';

const question = (id: number, answer?: { index: number; seq: number }) => ({
  id,
  index: id,
  text: `Question ${id}`,
  scaleId: 1,
  type: id > 3 ? ('tendency' as const) : ('5-factor' as const),
  ...(answer && { answer }),
});
const wire = (
  questions: Questions['questions'],
  tendencyQuestions: Questions['questions'] = [],
): Questions => ({
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

const given = (...ids: number[]) =>
  Object.fromEntries(ids.map((id) => [id, { index: 0, seq: id }]));

test('questions of both parts stand in the order of their running number', () => {
  const form = testForm(9, wire([question(2), question(1)], [question(4), question(3)]), []);
  expect(form.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('an answer that still waits lies over an older one of the server', () => {
  const form = testForm(9, wire([question(1, { index: 0, seq: 3 }), question(2)]), [
    waiting({ questionId: 1, index: 4, seq: 4 }),
    waiting({ questionId: 2, index: 2, seq: 5 }),
  ]);
  expect(form.answers).toEqual({ 1: { index: 4, seq: 4 }, 2: { index: 2, seq: 5 } });
  expect(highestSeq(form.answers)).toBe(5);
});

test('an answer that still waits yields to a newer one of the server, of another attempt or refused', () => {
  const form = testForm(9, wire([question(1, { index: 0, seq: 7 }), question(2), question(3)]), [
    waiting({ questionId: 1, index: 4, seq: 4 }),
    waiting({ questionId: 2, index: 2, seq: 5, attemptId: 8 }),
    waiting({ questionId: 3, index: 2, seq: 6 }, { refused: { status: 409, message: '' } }),
  ]);
  expect(form.answers).toEqual({ 1: { index: 0, seq: 7 } });
});

test('of two answers the one with the higher number stands, of equal ones the later source', () => {
  const here = { 1: { index: 0, seq: 5 }, 2: { index: 0, seq: 2 }, 3: { index: 0, seq: 3 } };
  const there = { 1: { index: 1, seq: 4 }, 2: { index: 1, seq: 6 }, 3: { index: 1, seq: 3 } };
  expect(newest(here, there)).toEqual({
    1: { index: 0, seq: 5 },
    2: { index: 1, seq: 6 },
    3: { index: 1, seq: 3 },
  });
});

test('the test goes on at the first open question, from the place where one is', () => {
  const questions = [question(1), question(2), question(3)];
  expect(firstOpen({ questions, answers: {} })).toBe(0);
  expect(firstOpen({ questions, answers: given(1) })).toBe(1);
  expect(firstOpen({ questions, answers: given(3) }, 2)).toBe(0);
  expect(firstOpen({ questions, answers: given(1, 2, 3) })).toBeNull();
});

test('the time that is left shrinks with every answer', () => {
  const questions = [question(1), question(2), question(3)];
  expect(minutesLeft({ questions, answers: {}, minutes: 18 })).toBe(18);
  expect(minutesLeft({ questions, answers: given(1, 2), minutes: 18 })).toBe(6);
});
