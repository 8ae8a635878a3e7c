/** Does the same again and again, one after the other, until the result is called; answers what came of each. */
export function keepDoing<T>(work: () => Promise<T>): () => Promise<T[]> {
  const ended = new AbortController();
  const results: T[] = [];
  const running = (async () => {
    while (!ended.signal.aborted) results.push(await work());
  })();
  return async () => {
    ended.abort();
    await running;
    return results;
  };
}
