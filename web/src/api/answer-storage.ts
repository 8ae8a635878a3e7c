import { createStore, del, entries, set } from 'idb-keyval';
import type { AnswerStorage, QueuedAnswer } from './answer-queue.ts';

/** Answers in IndexedDB. A database that does not open in time counts as none: some browsers never answer in frames. */
export function deviceStorage(patience = 2000): AnswerStorage {
  let store: ReturnType<typeof createStore> | undefined;
  const opened = () => (store ??= createStore('assay', 'answers'));
  const inTime = <T>(task: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      setTimeout(reject, patience, new Error('The browser does not answer.'));
      Promise.resolve().then(task).then(resolve, reject);
    });
  return {
    list: (user) =>
      inTime(async () => {
        const all = await entries<string, QueuedAnswer>(opened());
        return all.filter(([key]) => key.startsWith(`${user}/`)).map(([, answer]) => answer);
      }),
    put: (answer) => inTime(() => set(answer.key, answer, opened())),
    remove: (key) => inTime(() => del(key, opened())),
  };
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
