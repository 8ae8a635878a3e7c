import { browserStorage } from '../api/throttled-storage.ts';
import { inTime } from '../lib/in-time.ts';

const loadTimeout = 120_000;
const reloadPause = 10_000;
const reloadKey = 'assay.reloaded-at';

/** Waits for a part of the page in a chunk of its own, and throws when it cannot be had. */
export function awaitPart<T>(load: () => Promise<T>): Promise<T> {
  return inTime(load(), loadTimeout, 'A part of the page did not load in time.');
}

/** The same for a part that is to be shown now: `reloadFor` when it cannot be had. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await awaitPart(load);
  } catch (cause) {
    return reloadFor(cause);
  }
}

/**
 * When a part cannot be had, say because a new version has been installed, the window reloads once and this never
 * settles; if that happened a moment ago it throws, for the error page to show.
 */
export async function reloadFor(cause: unknown): Promise<never> {
  if (!reloadOnce()) throw cause;
  return new Promise<never>(() => undefined);
}

/** Reloads the window unless that happened within the last ten seconds. */
function reloadOnce(): boolean {
  if (Date.now() - lastReload() < reloadPause) return false;
  try {
    browserStorage('sessionStorage')?.setItem(reloadKey, String(Date.now()));
  } catch {
    // `lastReload` then goes by how this page was opened.
  }
  location.reload();
  return true;
}

function lastReload(): number {
  const storage = browserStorage('sessionStorage');
  if (storage) return Number(storage.getItem(reloadKey) ?? 0);
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'reload' ? performance.timeOrigin : 0;
}
