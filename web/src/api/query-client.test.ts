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
    },
  };
}

test('what is read for the first time while something changes is read again, and its first answer shows nowhere', async () => {
  const { query, reads, change } = readSlowly();
  const seen: unknown[] = [];
  const leave = new QueryObserver(queryClient, query).subscribe(({ data }) => seen.push(data));
  change();
  const changed = queryClient.invalidateQueries();
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
  change();
  void queryClient.invalidateQueries();
  reads[0]?.answer();
  reads[1]?.answer();
  await expect(waiting).resolves.toBe('after');
  expect(reads).toHaveLength(2);
});

test.each([
  ['again', 'known'],
  ['for the first time', undefined],
])('what a change has answered is not undone by what is being read %s', async (_, known) => {
  const { query, reads, change } = readSlowly();
  if (known !== undefined) queryClient.setQueryData(query.queryKey, known);
  const seen: unknown[] = [];
  const observer = new QueryObserver(queryClient, query);
  const leave = observer.subscribe(({ data }) => seen.push(data));
  void observer.refetch();
  expect(reads).toHaveLength(1);
  change();
  queryClient.setQueryData<string>(query.queryKey, (kept) => kept && 'after');
  expect(reads).toHaveLength(2);
  reads[0]?.answer();
  await Promise.resolve();
  expect(queryClient.getQueryData(query.queryKey)).toBe(known && 'after');
  reads[1]?.answer();
  await observer.refetch({ cancelRefetch: false });
  expect(queryClient.getQueryData(query.queryKey)).toBe('after');
  expect(seen).not.toContain('before');
  leave();
});

test('where nothing is being read, what a change has answered is all', () => {
  const { query, reads } = readSlowly();
  queryClient.setQueryData(query.queryKey, 'after');
  const leave = new QueryObserver(queryClient, { ...query, staleTime: Infinity }).subscribe(
    () => undefined,
  );
  queryClient.setQueryData(query.queryKey, 'after that');
  expect(reads).toHaveLength(0);
  leave();
});
