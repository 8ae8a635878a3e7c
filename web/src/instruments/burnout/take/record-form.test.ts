import { expect, test } from 'vitest';
import type { QueuedAnswer } from '../../../api/answer-queue.ts';
import { canFinish, questionsThatApply, recordForm } from './record-form.ts';
import type { WireRecord } from './record-form.ts';

const category = (id: number, ids: number[], skip: string | null = null) => ({
  id,
  code: String(id),
  name: '',
  description: '',
  instruction: '',
  skip,
  questions: ids.map((question) => ({ id: question, text: '', kind: 'degree' as const })),
});
const questions = {
  version: '1',
  minutes: 4,
  consent: { version: '1', title: '', intro: '', points: [], agree: '', decline: '' },
  options: { frequency: [], degree: [] },
  categories: [category(1, [1, 2]), category(2, [3, 4, 5]), category(3, [6], 'Not mine')],
};
const record = (more: Partial<WireRecord> = {}): WireRecord => ({
  id: 9,
  burnout_score: null,
  answered: 0,
  questions: 6,
  consented_at: '2026-11-21T12:00:00Z',
  created_at: '2026-11-21T12:00:00Z',
  completed_at: null,
  served: null,
  answers: [],
  ...more,
});
const waiting = (body: object, more: Partial<QueuedAnswer> = {}): QueuedAnswer => ({
  key: '1/1/a',
  request: {
    method: 'PUT',
    path: '/api/burnout/update',
    body: { burnout_test_id: 9, category_id: 1, answers: [], ...body },
  },
  ...more,
});
const answer = (value: number, seq: number) => ({ answers: [{ question_id: 1, value, seq }] });

test('what waits here goes above what the server has, unless that is newer', () => {
  const stored = record(answer(0, 4));
  expect(recordForm(stored, questions, [waiting(answer(3, 5))]).answers[1]?.index).toBe(3);
  expect(recordForm(stored, questions, [waiting(answer(3, 2))]).answers[1]?.index).toBe(0);
});

test('refused answers, and those to another record, do not count', () => {
  const refused = waiting(answer(3, 9), { refused: { status: 409, message: '' } });
  const other = waiting({ ...answer(3, 9), burnout_test_id: 8 });
  expect(recordForm(record(), questions, [refused, other]).answers).toEqual({});
});

test('the last word on "not applicable" counts, and leaves the questions of that part out', () => {
  const said = [true, false, true].map((not_applicable) => waiting({ not_applicable }));
  const form = recordForm(record(), questions, said);
  expect(form.skipped).toBe(true);
  expect(questionsThatApply(form, true).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(questionsThatApply(form, false)).toHaveLength(6);
  expect(recordForm(record(), questions, said.slice(0, 2)).skipped).toBe(false);
});

test('half of each part that everybody answers is enough', () => {
  const form = recordForm(record(), questions, []);
  const given = (...ids: number[]) =>
    Object.fromEntries(ids.map((id) => [id, { index: 0, seq: 1 }]));
  expect(canFinish(form, given(1, 3, 4))).toBe(true);
  expect(canFinish(form, given(1, 3))).toBe(false);
  expect(canFinish(form, given(3, 4, 5, 6))).toBe(false);
});
