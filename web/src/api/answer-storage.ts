import { createStore, del, entries, set } from 'idb-keyval';
import { inTime } from '../lib/in-time.ts';
import type { AnswerStorage, QueuedAnswer } from './answer-queue.ts';
import { repaired } from './answer-repair.ts';
import { sessionStore } from './session.ts';

/** Answers in IndexedDB. A database that does not open in time counts as none: some browsers never answer in frames. */
export function deviceStorage(timeoutMs = 2000): AnswerStorage {
  let store: ReturnType<typeof createStore> | undefined;
  const opened = () => (store ??= createStore('assay', 'answers'));
  /** What has not been answered in time: until it is, reading is not waited for. */
  const late = new Set<Promise<unknown>>();
  const noAnswer = 'The browser does not answer.';
  async function asked<T>(task: () => Promise<T>): Promise<T> {
    // Safari closes connections at times and lets no one know: the next question opens one of its own.
    const answered = task().catch((cause: unknown) => {
      store = undefined;
      throw cause;
    });
    try {
      return await inTime(answered, timeoutMs, noAnswer);
    } catch (cause) {
      late.add(answered);
      answered.catch(() => undefined).finally(() => late.delete(answered));
      throw cause;
    }
  }
  return {
    list: async (user) => {
      if (late.size > 0) throw new Error(noAnswer);
      const all = await asked(async () => entries<string, QueuedAnswer>(opened()));
      return all.filter(([key]) => key.startsWith(`${user}/`)).map(([, answer]) => answer);
    },
    put: (answer) => asked(async () => set(answer.key, answer, opened())),
    remove: (key) => asked(async () => del(key, opened())),
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
