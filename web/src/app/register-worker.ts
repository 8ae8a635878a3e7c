import { i18n } from '@lingui/core';
import { inFrame } from '../api/frame.ts';

/** Milliseconds after which the service worker may be fetched: by then the page is in use. */
const later = 3000;

/**
 * Lets a reload of a test work without a connection, and other pages say that there is none. Pages of a candidate who is logged
 * in register it, managers' never do. Where a browser has none everything else works all the same. In a frame only the
 * server's own document is shown, so there is none either.
 */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || inFrame || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    navigator.serviceWorker
      .register(`/dist/sw.js?language=${i18n.locale}`, { scope: '/' })
      .catch(() => undefined);
  }, later);
}
