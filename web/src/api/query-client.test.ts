import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

afterEach(() => queryClient.clear());

/** A thing that is read over a line on which answers come when the test says so. */
function readSlowly() {
  let server = 'before';
  const reads: { answer: () => void; signal: AbortSignal }[] = [];
  return {
    query: {
      queryKey: ['thing'],
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        const asked = server;
        return new Promise<string>((resolve) => {
          reads.push({ answer: () => resolve(asked), signal });
        });
      },
    },
    reads,
    change: () => {
      server = 'after';
      return queryClient.invalidateQueries();
    },
  };
}

test('what is read for the first time while something changes is read again, and its first answer shows nowhere', async () => {
  const { query, reads, change } = readSlowly();
  const seen: unknown[] = [];
  const leave = new QueryObserver(queryClient, query).subscribe(({ data }) => seen.push(data));
  const changed = change();
  expect(reads).toHaveLength(2);
  expect(reads[0]?.signal.aborted).toBe(true);
  reads[0]?.answer();
  reads[1]?.answer();
  await changed;
  expect(queryClient.getQueryData(['thing'])).toBe('after');
  expect(seen).not.toContain('before');
  leave();
});

test('who waits for that answer without a screen, as a route does, gets the later one', async () => {
  const { query, reads, change } = readSlowly();
  const waiting = queryClient.fetchQuery(query);
  void change();
  reads[0]?.answer();
  reads[1]?.answer();
  await expect(waiting).resolves.toBe('after');
  expect(reads).toHaveLength(2);
});
