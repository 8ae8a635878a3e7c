import { carried, framedPath } from './frame.ts';
import { sessionStore } from './session.ts';
import { browserStorage } from './throttled-storage.ts';

/*
 * A test has a document of its own, and between two documents only storage keeps the session. Where a browser gives none,
 * as in some frames, it travels in the state of the history entry, which nobody but this tab can read.
 */

/** To a page of the other document. A page that sends people on by itself is replaced, or Back would only lead to it again. */
export function navigateToOtherDocument(to: string, { replace = false } = {}) {
  const path = framedPath(to);
  if (browserStorage('localStorage')) return location[replace ? 'replace' : 'assign'](path);
  const isHere = location.pathname + location.search === path;
  // The browser's own: a router listens to those of `history`, and would come back here.
  const change = History.prototype[isHere || replace ? 'replaceState' : 'pushState'];
  change.call(history, { session: sessionStore.getState() }, '', path);
  location.reload();
}

/**
 * Lets links to those pages take the session along where there is no storage, and the frame where there is one: the
 * router leads to another document by an address without it.
 */
export function keepSessionOverLinks(toOtherDocument: (path: string) => boolean) {
  if (browserStorage('localStorage') && !carried) return;
  document.addEventListener(
    'click',
    (event) => {
      const anchor = event.target instanceof Element && event.target.closest('a');
      if (!anchor || anchor.target || event.button || event.metaKey || event.ctrlKey) return;
      if (anchor.origin !== location.origin || !toOtherDocument(anchor.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      navigateToOtherDocument(anchor.pathname + anchor.search);
    },
    true,
  );
}
