import type { reportClientError } from '@assay/contract/system';

// The declaration itself would bring the checks of forms into the document of a test.
const path: (typeof reportClientError)['path'] = '/api/client-errors';

/** One page that fails over and over says so a few times only. */
const most = 3;
let told = 0;

/**
 * Tells the server's log that the error screen shows, and where in our own files it came from. The message of an error may
 * quote what somebody typed, so it stays here; of the address only the route's pattern goes. Without a connection it is
 * told as soon as there is one.
 */
export function reportError(error: unknown, page: string): void {
  if (told >= most) return;
  told += 1;
  const body = JSON.stringify({ name: nameOf(error), page, places: placesOf(error) });
  const send = async () => {
    await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      credentials: 'omit',
      keepalive: true,
    });
  };
  send().catch(() => {
    addEventListener('online', () => void send().catch(() => undefined), { once: true });
  });
}

function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return /^\w{1,60}$/.test(name) ? name : 'Error';
}

/** `page-1a2b.js:1:234` out of a stack, whatever browser wrote it. */
export function placesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = stack.match(/[\w.-]{1,77}\.js:\d{1,7}:\d{1,7}/g) ?? [];
  // A file that could not be loaded stands in the message alone.
  const missing = /\/assets\/([\w.-]{1,77}\.js)/.exec(error instanceof Error ? error.message : '');
  return [...(missing ? [`${missing[1]}:0:0`] : []), ...places].slice(0, 8);
}
