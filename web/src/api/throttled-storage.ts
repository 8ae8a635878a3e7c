import type { PersistStorage, StorageValue } from 'zustand/middleware';

export type StoragePort = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage, or undefined where it is switched off, as in some frames. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): StoragePort | undefined {
  try {
    const storage = globalThis[kind];
    storage.getItem('assay');
    return storage;
  } catch {
    return undefined;
  }
}

/** Writes at most once in `interval` milliseconds; the rest when the page is hidden. */
export function throttledStorage<S>(interval: number): PersistStorage<S> {
  const storage = browserStorage('localStorage');
  let waiting: { name: string; value: StorageValue<S> } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writtenAt = -Infinity;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const { name, value } = waiting;
    waiting = undefined;
    writtenAt = Date.now();
    attempt(() => storage?.setItem(name, JSON.stringify(value)));
  }
  globalThis.addEventListener?.('pagehide', flush);

  return {
    getItem: (name) => attempt(() => JSON.parse(storage?.getItem(name) ?? 'null')) ?? null,
    setItem(name, value) {
      waiting = { name, value };
      const wait = writtenAt + interval - Date.now();
      if (wait <= 0) flush();
      else timer ??= setTimeout(flush, wait);
    },
    removeItem: (name) => attempt(() => storage?.removeItem(name)),
  };
}

/** Storage may be full or forbidden: what cannot be kept stays in memory. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
