import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  notifyManager,
  type Query,
  QueryClient,
  type QueryKey,
  type SetDataOptions,
} from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { sessionStore } from './session.ts';

// What has changed is drawn before the next press, which may follow from it; the library would wait for a timer.
notifyManager.setScheduler(queueMicrotask);

class Client extends QueryClient {
  /**
   * Has everything that matches read again, also what is being read for the first time: that was asked for before the change, and
   * the library would take its answer for the one after it.
   */
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters)) {
      if (query.state.data === undefined) readAnew(query);
    }
    return super.invalidateQueries(filters, options);
  }

  /** Has what is being read meanwhile read again: its answer, from before this change, would take the change off the screen. */
  override setQueryData = ((queryKey: QueryKey, updater: unknown, options?: SetDataOptions) => {
    const set = super.setQueryData(queryKey, updater, options);
    const query = this.getQueryCache().find({ queryKey });
    if (query !== undefined) readAnew(query);
    return set;
  }) as QueryClient['setQueryData'];

  /** Shows what no answer has said yet, and leaves reads alone. */
  showMeanwhile(queryKey: QueryKey, data: unknown): void {
    super.setQueryData(queryKey, data);
  }
}

/** Gives up the read that is under way, if one is, and begins another one. */
function readAnew(query: Query): void {
  if (query.state.fetchStatus !== 'fetching') return;
  void query.cancel({ silent: true });
  // Whoever waits for the answer, as a screen or a route does, hears of a failure.
  query.fetch().catch(() => undefined);
}

export const queryClient = new Client({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // An answer of the server stands; only a broken line and overload are worth another try. What nothing came of for long is told first.
      retry: (failures, error) =>
        failures < 2 &&
        (error.cause as Error | undefined)?.name !== 'TimeoutError' &&
        !(error instanceof ApiError && error.status < 500 && error.status !== 429),
    },
  },
});

// What one person has seen is never shown to the next.
sessionStore.subscribe((state, before) => {
  if (state.tokens?.access_token !== before.tokens?.access_token) queryClient.clear();
});
