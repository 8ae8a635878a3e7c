import { afterEach, expect, test, vi } from 'vitest';
import { keepFresh } from './background.ts';

afterEach(() => vi.useRealTimers());

test('the clock of the machine that is set back makes no old answer a fresh one', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-10-25T03:00:00Z') });
  let asked = 0;
  const read = keepFresh(() => Promise.resolve((asked += 1)));
  expect(await read()).toBe(1);
  expect(await read()).toBe(1);
  vi.setSystemTime(new Date('2026-10-25T02:00:00Z'));
  vi.advanceTimersByTime(4000);
  expect(await read()).toBe(2);
});
