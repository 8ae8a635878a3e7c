import { setTimeout as delay } from 'node:timers/promises';

/**
 * Does the same again and again, one after the other, until the result is called; answers what came of each.
 * @param rest milliseconds in between.
 */
export function keepDoing<T>(work: () => Promise<T>, rest = 0): () => Promise<T[]> {
  const ended = new AbortController();
  const results: T[] = [];
  const running = (async () => {
    while (!ended.signal.aborted) {
      results.push(await work());
      if (rest > 0) await delay(rest);
    }
  })();
  return async () => {
    ended.abort();
    await running;
    return results;
  };
}
