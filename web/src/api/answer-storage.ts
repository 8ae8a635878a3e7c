import { del, entries, set } from 'idb-keyval';
import type { AnswerStorage, QueuedAnswer } from './answer-queue.ts';
import { repaired } from './answer-repair.ts';
import { deviceTable, type Table } from './device-store.ts';
import { sessionStore } from './session.ts';

/** Answers on the device. A database that does not open in time counts as none. */
export function deviceStorage(timeoutMs = 2000): AnswerStorage {
  const ask = deviceTable('assay', 'answers');
  /** What has not been answered in time: until it is, reading is not waited for. */
  const late = new Set<Promise<unknown>>();
  async function asked<T>(task: (table: Table) => Promise<T>): Promise<T> {
    let answered: Promise<T> | undefined;
    try {
      return await ask((table) => (answered = task(table)), timeoutMs);
    } catch (cause) {
      if (answered) {
        const one = answered;
        late.add(one);
        one.catch(() => undefined).finally(() => late.delete(one));
      }
      throw cause;
    }
  }
  return {
    list: async (user) => {
      if (late.size > 0) throw new Error('The browser has not answered yet.');
      const all = await asked((table) => entries<string, QueuedAnswer>(table));
      return all.filter(([key]) => key.startsWith(`${user}/`)).map(([, answer]) => answer);
    },
    put: (answer) => asked((table) => set(answer.key, answer, table)),
    remove: (key) => asked((table) => del(key, table)),
  };
}

/** Answers of whoever is logged in that wait on this device, in their order; none where nothing can be read. */
export async function waitingAnswers(): Promise<QueuedAnswer[]> {
  const user = sessionStore.getState().user?.id;
  if (user === undefined) return [];
  const answers = await deviceStorage()
    .list(user)
    .catch(() => []);
  return repaired(answers);
}

/** Answers for the life of this page. */
export function memoryStorage(): AnswerStorage {
  const answers = new Map<string, QueuedAnswer>();
  return {
    list: async (user) => [...answers.values()].filter(({ key }) => key.startsWith(`${user}/`)),
    put: async (answer) => void answers.set(answer.key, answer),
    remove: async (key) => void answers.delete(key),
  };
}
