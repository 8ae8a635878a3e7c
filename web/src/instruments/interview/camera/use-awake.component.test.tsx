import { afterEach, expect, test, vi } from 'vitest';
import { openPart } from '../../../test/open-page.tsx';
import { useAwake } from './use-awake.ts';

afterEach(() => vi.restoreAllMocks());

function Answering() {
  useAwake(true);
  return null;
}

test('the screen is kept on again after the person has looked at something else', async () => {
  const locks: { released: boolean }[] = [];
  vi.spyOn(WakeLock.prototype, 'request').mockImplementation(async () => {
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock as unknown as WakeLockSentinel;
  });
  await openPart(<Answering />, { as: 'candidate' });
  await expect.poll(() => locks.filter(({ released }) => !released)).toHaveLength(1);
  const visible = vi.spyOn(document, 'visibilityState', 'get');
  visible.mockReturnValue('hidden');
  // As every browser does.
  for (const lock of locks) lock.released = true;
  document.dispatchEvent(new Event('visibilitychange'));
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => locks.filter(({ released }) => !released)).toHaveLength(1);
});
