import { createStore } from 'idb-keyval';
import { inTime } from '../lib/in-time.ts';

export type Table = ReturnType<typeof createStore>;

/**
 * A table in the browser's own database. What is asked of it rejects where there is no storage, and where the browser does not
 * answer in time, as some never do in frames; the task itself goes on then.
 */
export function deviceTable(database: string, name: string) {
  let table: Table | undefined;
  return <T>(task: (opened: Table) => Promise<T>, milliseconds: number): Promise<T> => {
    const once = async () => {
      try {
        table ??= createStore(database, name);
        return await task(table);
      } catch (cause) {
        table = undefined;
        throw cause;
      }
    };
    // Safari closes connections at times and lets no one know: asked once more it opens another one.
    return inTime(once().catch(once), milliseconds, 'The browser does not answer.');
  };
}
