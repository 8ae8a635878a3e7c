import { afterEach, expect, test } from 'vitest';
import { closeConnection } from '../test/closed-connection.ts';
import { changeKeptTest, findKeptTest, forgetKeptTest, putKeptTest } from './kept-tests.ts';

afterEach(() => forgetKeptTest(7, 'culture'));

const closed = () => closeConnection(() => findKeptTest(7, 'culture'));

test('a test is kept and found after the browser has closed the connection without a word', async () => {
  await putKeptTest(7, 'culture', { answers: 1 });
  await closed();
  expect(await findKeptTest(7, 'culture')).toEqual({ answers: 1 });
  await closed();
  await changeKeptTest<{ answers: number }>(7, 'culture', (kept) => ({
    answers: (kept?.answers ?? 0) + 1,
  }));
  expect(await findKeptTest(7, 'culture')).toEqual({ answers: 2 });
});
