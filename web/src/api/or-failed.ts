import type { UseQueryResult } from '@tanstack/react-query';

/** Waited for until it is there or has failed once: what fails says so in its own place. */
export const orFailed = ({ isPending, isFetched, failureCount }: UseQueryResult) => ({
  isPending,
  isFetched: isFetched || failureCount > 0,
});
