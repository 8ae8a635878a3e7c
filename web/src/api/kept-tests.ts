import { createStore, del, get, keys, promisifyRequest, update } from 'idb-keyval';
import { inTime } from '../lib/in-time.ts';

/*
 * Copies of running tests on this device, so that a reload without a connection, or after the browser was killed, goes on.
 * They are not where answers are safe: that is the outbox, and then the server. Without storage there simply is no copy.
 */

const storageTimeoutMs = 2000;
let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore('assay-tests', 'tests'));

function attempt<T>(task: () => Promise<T>): Promise<T | undefined> {
  const once = () =>
    Promise.resolve()
      .then(task)
      .catch((cause: unknown) => {
        opened = undefined;
        throw cause;
      });
  // Safari closes connections at times and lets no one know: asked once more it opens another one.
  const asked = inTime(once().catch(once), storageTimeoutMs, 'The browser does not answer.');
  return asked.catch(() => undefined);
}

/** The copy of somebody's test; undefined when there is none. */
export function findKeptTest<T>(user: number, test: string): Promise<T | undefined> {
  return attempt(() => get<T>(`${user}/${test}`, store()));
}

/** Replaces the copy by what `change` makes of it, in one step over all tabs. */
export function changeKeptTest<T>(user: number, test: string, change: (kept?: T) => T) {
  return attempt(() => update<T>(`${user}/${test}`, change, store()));
}

/** Replaces the copy. It is committed in the same moment: a page that is left or reloaded now does not take it back. */
export function putKeptTest(user: number, test: string, kept: object) {
  return attempt(() =>
    store()('readwrite', (tests) => {
      tests.put(kept, `${user}/${test}`);
      tests.transaction.commit();
      return promisifyRequest(tests.transaction);
    }),
  );
}

export function forgetKeptTest(user: number, test: string) {
  return attempt(() => del(`${user}/${test}`, store()));
}

/** Forgets everything of somebody who logs out: others may use the device next. */
export function forgetKeptTests(user: number) {
  return attempt(async () => {
    const kept = await keys<string>(store());
    await Promise.all(
      kept.filter((key) => key.startsWith(`${user}/`)).map((key) => del(key, store())),
    );
  });
}
