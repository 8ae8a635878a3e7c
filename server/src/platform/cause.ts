import { AsyncLocalStorage } from 'node:async_hooks';

/** What set something in motion. Goes along into jobs and mails, so that each leads back to a line of the log. */
export interface Cause {
  /** Id of the request; of what began by itself, of the job. */
  request: string;
  /** Where traces go on, as W3C writes it (`traceparent`). */
  trace?: string | undefined;
}

const storage = new AsyncLocalStorage<Cause>();

/** Everything that `work` does, and what it leaves to others, has this cause. */
export function causedBy<T>(cause: Cause, work: () => T): T {
  return storage.run(cause, work);
}

export function causeNow(): Cause | undefined {
  return storage.getStore();
}
