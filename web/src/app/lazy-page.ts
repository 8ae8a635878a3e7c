import { createElement, use } from 'react';
import type { FunctionComponent } from 'react';
import { browserStorage } from '../api/throttled-storage.ts';
import { inTime } from '../lib/in-time.ts';

const loadTimeout = 120_000;
const reloadPause = 10_000;
const reloadKey = 'assay.reloaded-at';

/**
 * A page in a chunk of its own. When the chunk cannot be loaded, say because a new version has been installed, the
 * window reloads once; if that happened a moment ago, the error page shows.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, FunctionComponent>>,
  name: Name,
): FunctionComponent & { preload: () => Promise<void> } {
  let page: FunctionComponent | undefined;
  let loading: Promise<void> | undefined;

  const preload = () =>
    (loading ??= inTime(load(), loadTimeout, 'A part of the page did not load in time.').then(
      (module) => {
        page = module[name];
      },
      (cause: unknown) => {
        loading = undefined;
        if (!reloadOnce()) throw cause;
        return new Promise<void>(() => undefined);
      },
    ));

  function LazyPage() {
    if (!page) use(preload());
    return page && createElement(page);
  }
  return Object.assign(LazyPage, { preload });
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
