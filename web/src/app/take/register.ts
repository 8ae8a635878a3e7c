import { i18n } from '@lingui/core';

/** Milliseconds after which the service worker may be fetched: by then the page is in use. */
const later = 3000;

/**
 * Lets a reload of a test work without a connection. Candidates' pages register it, managers' never do. Where a browser
 * has none, or refuses it in a frame, everything else works all the same.
 */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    navigator.serviceWorker
      .register(`/dist/sw.js?language=${i18n.locale}`, { scope: '/' })
      .catch(() => undefined);
  }, later);
}
