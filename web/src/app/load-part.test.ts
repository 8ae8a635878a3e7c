import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPart } from './load-part.ts';

const reload = vi.fn<() => void>();
const never = () => new Promise<never>(() => undefined);
const second = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
});

test('R118 a part that does not come is waited for 120 seconds, then the window reloads', async () => {
  void loadPart(never);
  await vi.advanceTimersByTimeAsync(120 * second - 1);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('R118 a part that comes late, but within the time, is used', async () => {
  const late = loadPart(
    () => new Promise((resolve) => setTimeout(() => resolve('part'), 119 * second)),
  );
  await vi.advanceTimersByTimeAsync(300 * second);
  expect(await late).toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

test('R117 a part that fails within ten seconds of a reload is an error, later one more reload', async () => {
  const broken = () => Promise.reject(new Error('gone'));
  void loadPart(broken);
  await vi.advanceTimersByTimeAsync(10 * second - 1);
  await expect(loadPart(broken)).rejects.toThrow('gone');
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  void loadPart(broken);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(2);
});
