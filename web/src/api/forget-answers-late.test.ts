import { afterEach, expect, test, vi } from 'vitest';
import { forgetAnswers } from './forget-answers.ts';

const device = new Map([['7/1/a', { key: '7/1/a' }]]);
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  entries: () => new Promise((resolve) => setTimeout(() => resolve([...device]), 4000)),
  del: async (key: string) => void device.delete(key),
}));
afterEach(() => vi.useRealTimers());

test('a device that is slow to say what it keeps forgets it all the same', async () => {
  vi.useFakeTimers();
  const forgotten = forgetAnswers(7);
  await vi.advanceTimersByTimeAsync(20_000);
  await forgotten;
  expect([...device]).toEqual([]);
});

test('where a frame may not speak with other tabs, they are forgotten without a failure', async () => {
  device.set('7/2/a', { key: '7/2/a' });
  vi.stubGlobal('BroadcastChannel', function () {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  vi.useFakeTimers();
  const forgotten = forgetAnswers(7);
  await vi.advanceTimersByTimeAsync(20_000);
  await forgotten;
  vi.unstubAllGlobals();
  expect([...device]).toEqual([]);
});
