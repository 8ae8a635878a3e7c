import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { causedBy, causeNow } from '../cause.ts';
import { shareStatements } from './shared-statement.ts';

afterEach(() => vi.useRealTimers());

/** Statements that end when they are told to; what leaves alone ends at once. */
function start(
  limits: {
    atOnce?: number;
    most?: number;
    room?: number;
    waitTimeoutMs?: number;
    loneMs?: number;
  } = {},
) {
  const shared: { given: number[]; end: (error?: Error) => void; request: string | undefined }[] =
    [];
  const alone: number[] = [];
  const send = shareStatements<number, string>(
    {
      together: (given) =>
        new Promise((resolve, reject) => {
          const end = (error?: Error) =>
            error === undefined ? resolve(given.map(String)) : reject(error);
          shared.push({ given: [...given], end, request: causeNow()?.request });
        }),
      alone: async (given) => {
        alone.push(given);
        if (given < 0) throw refusal('23514');
        return `${given} alone`;
      },
    },
    { atOnce: 1, most: 3, room: 5, waitTimeoutMs: 60_000, ...limits },
  );
  return { send, shared, alone };
}

function refusal(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code });
}

const soon = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('what arrives while a statement is on its way shares the next, in its order and up to so many', async () => {
  const { send, shared } = start();
  const first = send(1);
  await soon();
  const others = [2, 3, 4, 5].map(send);
  await soon();
  expect(shared.map(({ given }) => given)).toEqual([[1]]);
  shared[0]?.end();
  expect(await first).toBe('1');
  await soon();
  expect(shared.map(({ given }) => given)).toEqual([[1], [2, 3, 4]]);
  shared[1]?.end();
  await soon();
  shared[2]?.end();
  expect(await Promise.all(others)).toEqual(['2', '3', '4', '5']);
  expect(shared[2]?.given).toEqual([5]);
});

test('what arrives together leaves together, and a second statement beside the first where there may be two', async () => {
  const { send, shared } = start({ atOnce: 2 });
  const all = [send(1), send(2)];
  await soon();
  all.push(send(3));
  await soon();
  all.push(send(4));
  await soon();
  expect(shared.map(({ given }) => given)).toEqual([[1, 2], [3]]);
  shared[1]?.end();
  expect(await all[2]).toBe('3');
  await soon();
  expect(shared[2]?.given).toEqual([4]);
  for (const { end } of shared) end();
  await Promise.all(all);
});

test('of a refused statement each goes again alone, and only the one at fault fails', async () => {
  const { send, shared, alone } = start();
  const all = [send(1), send(-2), send(3)];
  await soon();
  shared[0]?.end(refusal('55P03'));
  const settled = await Promise.allSettled(all);
  expect(settled).toMatchObject([
    { value: '1 alone' },
    { reason: { code: '23514' } },
    { value: '3 alone' },
  ]);
  expect(alone).toEqual([1, -2, 3]);
});

test.each([
  ['a connection that broke', Object.assign(new Error('gone'), { code: 'ECONNRESET' })],
  ['a database that shuts down', refusal('57P01')],
  ['a full disk', refusal('53100')],
])('%s is told to each, and nothing is tried again behind their backs', async (_what, error) => {
  const { send, shared, alone } = start();
  const all = [send(1), send(2)];
  await soon();
  const next = send(3);
  shared[0]?.end(error);
  expect(await Promise.allSettled(all)).toEqual([
    { status: 'rejected', reason: error },
    { status: 'rejected', reason: error },
  ]);
  expect(alone).toEqual([]);
  // The next ones leave all the same.
  await soon();
  shared[1]?.end();
  expect(await next).toBe('3');
});

test('beyond the room, and after so long, one is told to come again and takes no part', async () => {
  const { send, shared } = start({ room: 2, waitTimeoutMs: 20 });
  const first = send(1);
  await soon();
  const waiting = [send(2), send(3)];
  await expect(send(4)).rejects.toMatchObject({ status: 503, extra: { retryAfter: 5 } });
  const settled = await Promise.allSettled(waiting);
  expect(settled).toMatchObject([{ reason: { status: 503 } }, { reason: { status: 503 } }]);
  const last = send(5);
  shared[0]?.end();
  expect(await first).toBe('1');
  await soon();
  expect(shared[1]?.given).toEqual([5]);
  shared[1]?.end();
  expect(await last).toBe('5');
});

test('a statement has the first that shares it as its cause, not whoever went before', async () => {
  const { send, shared } = start();
  const by = (request: string, given: number) => causedBy({ request }, () => send(given));
  const first = by('a', 1);
  await soon();
  const others = [by('b', 2), by('c', 3)];
  shared[0]?.end();
  await first;
  await soon();
  shared[1]?.end();
  await Promise.all(others);
  expect(shared.map(({ request }) => request)).toEqual(['a', 'b']);
});

test('one that nobody shares leaves alone, and what arrives meanwhile shares the next statement', async () => {
  const { send, shared, alone } = start({ loneMs: 60_000 });
  const first = send(1);
  await soon();
  expect([alone, shared]).toEqual([[1], []]);
  expect(await first).toBe('1 alone');
  const others = [send(2), send(3)];
  await soon();
  expect(shared.map(({ given }) => given)).toEqual([[2, 3]]);
  shared[0]?.end();
  expect(await Promise.all(others)).toEqual(['2', '3']);
  await expect(send(-4)).rejects.toMatchObject({ code: '23514' });
  expect(await send(5)).toBe('5 alone');
});

test('one that is held up alone gives its place to others, once', async () => {
  let free = () => {};
  const held = new Promise<void>((resolve) => (free = resolve));
  const under = { now: 0, most: 0 };
  const left: string[] = [];
  const travel = async <T>(name: string, told: T, until?: Promise<void>) => {
    left.push(name);
    under.now += 1;
    under.most = Math.max(under.most, under.now);
    await (until ?? soon());
    under.now -= 1;
    return told;
  };
  const send = shareStatements<number, string>(
    {
      alone: (given) => travel(`${given}`, `${given} alone`, given === 1 ? held : undefined),
      together: (given) => travel(given.join(' '), given.map(String)),
    },
    { atOnce: 1, most: 3, room: 5, waitTimeoutMs: 60_000, loneMs: 20 },
  );
  const first = send(1);
  await soon();
  const others = [send(2), send(3)];
  await soon();
  expect(left).toEqual(['1']);
  expect(await Promise.all(others)).toEqual(['2', '3']);
  free();
  expect(await first).toBe('1 alone');
  await Promise.all([4, 5, 6, 7].map((given) => send(given)));
  expect(left).toEqual(['1', '2 3', '4 5 6', '7']);
  expect(under.most).toBe(2);
});

test('who has waited for long gives up before those who came later', async () => {
  const { send, shared } = start({ waitTimeoutMs: 40 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const first = send(1);
  await soon();
  const told: number[] = [];
  const late = (given: number) => void send(given).catch(() => told.push(given));
  late(2);
  await vi.advanceTimersByTimeAsync(25);
  late(3);
  await vi.advanceTimersByTimeAsync(14);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([2]);
  await vi.advanceTimersByTimeAsync(24);
  expect(told).toEqual([2]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([2, 3]);
  shared[0]?.end();
  await first;
});
