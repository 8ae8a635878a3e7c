import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { sessionStore } from './session.ts';

// What has changed is drawn before the next press, which may follow from it; the library would wait for a timer.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
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
