import { vi } from 'vitest';

/** Closes the connection to storage that `ask` goes over, as Safari does at times, without an event. */
export async function closeConnection(ask: () => Promise<unknown>): Promise<void> {
  const used = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await ask();
  (used.mock.contexts[0] as IDBDatabase).close();
  used.mockRestore();
}
