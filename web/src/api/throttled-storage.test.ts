import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttledStorage } from './throttled-storage.ts';

const written: string[] = [];
let hide = () => {};

beforeEach(() => {
  written.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: (_name: string, text: string) => written.push(text),
    removeItem: () => undefined,
  });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'pagehide') hide = listener;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const value = (n: number) => ({ state: n, version: 1 });

test('R087 many changes are written once a second, the last one always', () => {
  const storage = throttledStorage<number>(1000);
  for (let n = 1; n <= 50; n += 1) {
    void storage.setItem('session', value(n));
    vi.advanceTimersByTime(50);
  }
  // 2.5 seconds of changes: at once, and after each full second.
  expect(written.map((text) => (JSON.parse(text) as { state: number }).state)).toEqual([1, 20, 40]);
  vi.advanceTimersByTime(1000);
  expect(JSON.parse(written.at(-1) ?? '')).toEqual(value(50));
  expect(written).toHaveLength(4);
});

test('R087 a page that is left writes what waits', () => {
  const storage = throttledStorage<number>(1000);
  void storage.setItem('session', value(1));
  void storage.setItem('session', value(2));
  expect(written).toHaveLength(1);
  hide();
  expect(JSON.parse(written.at(-1) ?? '')).toEqual(value(2));
});
