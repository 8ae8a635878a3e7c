import { HttpError } from '../http/errors.ts';
import type { Message } from '../words/message.ts';

/** So many at one time, and so many that may wait for their turn. Throws 503 for those beyond. */
export function openLane(atOnce: number, waiting: number, full: Message) {
  const queue: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new HttpError(503, 'unavailable', full, { retryAfter: 10 });
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await work();
    } finally {
      // Who has waited longest takes the place over.
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
