import { createStore, del, entries, set } from 'idb-keyval';
import { inTime } from '../lib/in-time.ts';
import type { AnswerStorage, QueuedAnswer } from './answer-queue.ts';
import { repaired } from './answer-repair.ts';
import { sessionStore } from './session.ts';

/** Answers in IndexedDB. A database that does not open in time counts as none: some browsers never answer in frames. */
export function deviceStorage(timeoutMs = 2000): AnswerStorage {
  let store: ReturnType<typeof createStore> | undefined;
  const opened = () => (store ??= createStore('assay', 'answers'));
  const asked = <T>(task: () => Promise<T>) =>
    inTime(Promise.resolve().then(task), timeoutMs, 'The browser does not answer.');
  return {
    list: (user) =>
      asked(async () => {
        const all = await entries<string, QueuedAnswer>(opened());
        return all.filter(([key]) => key.startsWith(`${user}/`)).map(([, answer]) => answer);
      }),
    put: (answer) => asked(() => set(answer.key, answer, opened())),
    remove: (key) => asked(() => del(key, opened())),
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
