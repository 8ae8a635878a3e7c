import { del, get, keys, promisifyRequest, update } from 'idb-keyval';
import { deviceTable, type Table } from './device-store.ts';

/*
 * Copies of running tests on this device, so that a reload without a connection, or after the browser was killed, goes on.
 * They are not where answers are safe: that is the outbox, and then the server. Without storage there simply is no copy.
 */

const storageTimeoutMs = 2000;
const ask = deviceTable('assay-tests', 'tests');

const attempt = <T>(task: (table: Table) => Promise<T>): Promise<T | undefined> =>
  ask(task, storageTimeoutMs).catch(() => undefined);

/** The copy of somebody's test; undefined when there is none. */
export function findKeptTest<T>(user: number, test: string): Promise<T | undefined> {
  return attempt((table) => get<T>(`${user}/${test}`, table));
}

/** Replaces the copy by what `change` makes of it, in one step over all tabs. */
export function changeKeptTest<T>(user: number, test: string, change: (kept?: T) => T) {
  return attempt((table) => update<T>(`${user}/${test}`, change, table));
}

/** Replaces the copy. It is committed in the same moment: a page that is left or reloaded now does not take it back. */
export function putKeptTest(user: number, test: string, kept: object) {
  return attempt((table) =>
    table('readwrite', (tests) => {
      tests.put(kept, `${user}/${test}`);
      tests.transaction.commit();
      return promisifyRequest(tests.transaction);
    }),
  );
}

export function forgetKeptTest(user: number, test: string) {
  return attempt((table) => del(`${user}/${test}`, table));
}

/** Forgets everything of somebody who logs out: others may use the device next. */
export function forgetKeptTests(user: number) {
  return attempt(async (table) => {
    const kept = await keys<string>(table);
    await Promise.all(
      kept.filter((key) => key.startsWith(`${user}/`)).map((key) => del(key, table)),
    );
  });
}
