import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../lib/language.ts';
import { messagesOf } from '../lib/server-errors.ts';
import { ApiError } from './api-error.ts';

beforeAll(startInEnglish);

const fault =
  'Internal Server Error. Something went wrong on the server. Please try again in a moment.';

test('R116 a fault of the server is told by its code, and says what to do, whatever its words', () => {
  const words = 'Division by zero';
  const error = new ApiError(500, { message: words, code: 'internal', errors: words });
  expect(error.message).toBe(fault);
  expect(messagesOf(error)).toEqual([fault]);
});

test('R116 an answer without a word says so, that of a proxy what it means', () => {
  const said = (status: number) => new ApiError(status, { code: null }).message;
  expect([500, 422, 404].map(said)).toEqual([fault, fault, fault]);
  const silent = 'The server does not answer. Please try again in a moment.';
  expect([502, 503, 504].map(said)).toEqual([silent, silent, silent]);
  expect(said(413)).toBe('This is too large to send. Please choose something smaller.');
});

test('a refusal keeps the words of the server, whatever its status', () => {
  const error = new ApiError(503, { message: 'Too many files.', code: 'unavailable' });
  expect(error.message).toBe('Too many files.');
  expect(new ApiError(413, { message: 'At most 5 MB.', code: 'too_large' }).message).toBe(
    'At most 5 MB.',
  );
});
