import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { atOnce, withChanges } from './at-once.ts';
import { queryClient } from './query-client.ts';
import { sessionStore } from './session.ts';

type Places = Record<string, string>;
const queryKey = ['places'];
const shown = () => queryClient.getQueryData<Places>(queryKey);
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Requests in the order in which they have left, each answered when the test says so. */
let left: { to: string; answer: () => void; refuse: () => void }[];
/** Takes what is answered, as a server does, in the order in which it comes there. */
let server: Places;
const move = (who: string, to: string) =>
  atOnce<Places>(queryKey, {
    about: [who],
    show: (places) => ({ ...places, [who]: to }),
    send: () =>
      new Promise<void>((resolve, reject) => {
        left.push({
          to: `${who} ${to}`,
          answer: () => {
            server = { ...server, [who]: to };
            resolve();
          },
          refuse: () => reject(new Error('refused')),
        });
      }),
  });
let read: number;
let leave: () => void;

beforeEach(() => {
  left = [];
  server = { Ada: 'later', Ben: 'later' };
  read = 0;
  queryClient.setQueryDefaults(queryKey, {
    queryFn: () => {
      read += 1;
      return withChanges(queryKey, server);
    },
  });
  queryClient.setQueryData(queryKey, server);
  // As a screen that shows it.
  leave = new QueryObserver(queryClient, { queryKey, staleTime: 60_000 }).subscribe(
    () => undefined,
  );
});
afterEach(() => {
  leave();
  queryClient.clear();
});

test('two changes of one thing leave one after the other; the later one stands, and shows all the while', async () => {
  const seen: (string | undefined)[] = [];
  const stop = queryClient.getQueryCache().subscribe(() => seen.push(shown()?.['Ada']));
  const both = [move('Ada', 'soon'), move('Ada', 'now')];
  await turn();
  expect([left.map(({ to }) => to), shown()?.['Ada']]).toEqual([['Ada soon'], 'now']);
  left[0]?.answer();
  await turn();
  expect([left.map(({ to }) => to), shown()?.['Ada']]).toEqual([['Ada soon', 'Ada now'], 'now']);
  left[1]?.answer();
  await Promise.all(both);
  await turn();
  stop();
  expect(server['Ada']).toBe('now');
  expect(seen.filter((place, at) => place !== seen[at - 1])).toEqual(['soon', 'now']);
});

test('a change shows at once, even while something is being read', async () => {
  const reading = queryClient.refetchQueries({ queryKey });
  const change = move('Ada', 'soon');
  expect(shown()?.['Ada']).toBe('soon');
  await reading;
  await turn();
  expect([read, shown()?.['Ada']]).toEqual([1, 'soon']);
  left[0]?.answer();
  await change;
});

test('changes of several things do not wait for each other, and it is read anew after the last', async () => {
  const both = [move('Ada', 'soon'), move('Ben', 'now')];
  await turn();
  expect(left.map(({ to }) => to)).toEqual(['Ada soon', 'Ben now']);
  left[1]?.answer();
  await both[1];
  await turn();
  expect([read, shown()]).toEqual([0, { Ada: 'soon', Ben: 'now' }]);
  left[0]?.answer();
  await both[0];
  await turn();
  expect([read, shown()]).toEqual([1, { Ada: 'soon', Ben: 'now' }]);
});

test('one that is refused is taken back; what was changed after it stays', async () => {
  const first = move('Ada', 'soon');
  const other = move('Ben', 'now');
  await turn();
  left[0]?.refuse();
  await expect(first).rejects.toThrow('refused');
  expect(shown()).toEqual({ Ada: 'later', Ben: 'now' });
  left[1]?.answer();
  await other;
});

test('what is read meanwhile does not know of the change yet, and does not hide it', async () => {
  const change = move('Ada', 'soon');
  await turn();
  await queryClient.refetchQueries({ queryKey });
  expect([read, shown()?.['Ada']]).toEqual([1, 'soon']);
  left[0]?.answer();
  await change;
});

test('whoever logs in meanwhile sees nothing of it, and sends nothing for the one before', async () => {
  void move('Ada', 'soon');
  void move('Ada', 'now');
  await turn();
  sessionStore.setState({ tokens: { access_token: 'x', token_type: 'Bearer', expires_at: '' } });
  expect(withChanges(queryKey, server)).toEqual({ Ada: 'later', Ben: 'later' });
  left[0]?.answer();
  await turn();
  expect([left.length, shown()]).toEqual([1, undefined]);
});
