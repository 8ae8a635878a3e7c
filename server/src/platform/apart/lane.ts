import { HttpError } from '../http/errors.ts';
import type { Message } from '../words/message.ts';

/**
 * Work of one owner goes on one after the other, so that others find a place beside it: so much may be under way or wait.
 * Throws 429 beyond.
 */
export function openOwnLanes(most: number, full: Message) {
  /** What each owner has here, by the owner's id, and the end of the last of it. */
  const held = new Map<number, { pieces: number; last: Promise<unknown> }>();

  return async <T>(owner: number, work: () => Promise<T>): Promise<T> => {
    const { pieces, last } = held.get(owner) ?? { pieces: 0, last: Promise.resolve() };
    if (pieces >= most) throw new HttpError(429, 'too_many_requests', full, { retryAfter: 10 });
    const working = last.then(work, work);
    held.set(owner, { pieces: pieces + 1, last: working });
    try {
      return await working;
    } finally {
      const now = held.get(owner);
      if (now === undefined || now.pieces === 1) held.delete(owner);
      else held.set(owner, { ...now, pieces: now.pieces - 1 });
    }
  };
}

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
