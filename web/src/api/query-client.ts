import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { sessionStore } from './session.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // An answer of the server stands; only silence and overload are worth another try.
      retry: (failures, error) =>
        failures < 2 && !(error instanceof ApiError && error.status < 500 && error.status !== 429),
    },
  },
});

// What one person has seen is never shown to the next.
sessionStore.subscribe((state, before) => {
  if (state.tokens?.access_token !== before.tokens?.access_token) queryClient.clear();
});
