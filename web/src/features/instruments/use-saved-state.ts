import { useSyncExternalStore } from 'react';
import type { QueueState } from '../../api/answer-queue.ts';

export type SavedState = Exclude<QueueState['status'], 'keeping'>;

/** What the head of the page says about the answers; `saved` only when the server has acknowledged all of them. */
export function savedState(queue: QueueState, unsaved: boolean, online: boolean): SavedState {
  // A refused answer is neither saved nor on its way; the banner tells.
  if (queue.rejected.length > 0) return 'none';
  const { status, pending } = queue;
  // Whoever reads that it waits may close the page: never before it is on the device.
  if (status === 'keeping' || (pending === 0 && unsaved)) return 'saving';
  if (pending === 0 || status === 'not-on-device' || online) return status;
  return 'waiting';
}

/** Whether the browser has a network; true does not promise that the server answers. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('online', changed);
      addEventListener('offline', changed);
      return () => {
        removeEventListener('online', changed);
        removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
  );
}
