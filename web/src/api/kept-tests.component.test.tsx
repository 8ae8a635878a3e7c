import { afterEach, expect, test, vi } from 'vitest';
import { changeKeptTest, findKeptTest, forgetKeptTest, putKeptTest } from './kept-tests.ts';

afterEach(() => forgetKeptTest(7, 'culture'));

/** As Safari does at times, without an event. */
async function closeConnection() {
  const used = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await findKeptTest(7, 'culture');
  (used.mock.contexts[0] as IDBDatabase).close();
  used.mockRestore();
}

test('a test is kept and found after the browser has closed the connection without a word', async () => {
  await putKeptTest(7, 'culture', { answers: 1 });
  await closeConnection();
  expect(await findKeptTest(7, 'culture')).toEqual({ answers: 1 });
  await closeConnection();
  await changeKeptTest<{ answers: number }>(7, 'culture', (kept) => ({
    answers: (kept?.answers ?? 0) + 1,
  }));
  expect(await findKeptTest(7, 'culture')).toEqual({ answers: 2 });
});
