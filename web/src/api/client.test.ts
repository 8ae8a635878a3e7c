import { codeHeader } from '@assay/contract/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { startInEnglish } from '../lib/language.ts';
import { request, takePrefetched } from './client.ts';

startInEnglish();
afterEach(() => vi.unstubAllGlobals());

test('a refusal without a body says by a header what it is', async () => {
  const headers = { [codeHeader]: 'account_deleted' };
  vi.stubGlobal('fetch', async () => new Response(null, { status: 401, headers }));
  const asked = request({ method: 'HEAD', path: '/api/x' });
  await expect(asked).rejects.toMatchObject({ status: 401, code: 'account_deleted' });
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  const other = request({ method: 'HEAD', path: '/api/x' });
  await expect(other).rejects.toMatchObject({ status: 404, code: undefined });
});

test('what was asked for early is the first answer of that address, for the same session, and no other', async () => {
  vi.stubGlobal('fetch', async () => new Response('late'));
  const early = (token?: string) => ({
    token,
    answers: new Map([['/api/x', Promise.resolve(new Response('early'))]]),
  });
  const ask = async (method: 'GET' | 'POST' = 'GET') =>
    (await request({ method, path: '/api/x' })).text();
  takePrefetched(early());
  expect(await ask('POST')).toBe('late');
  expect(await ask()).toBe('early');
  expect(await ask()).toBe('late');
  takePrefetched(early('of somebody else'));
  expect(await ask()).toBe('late');
});

test('what was asked for early counts for a moment only', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response('late'));
  takePrefetched({
    token: undefined,
    answers: new Map([['/api/x', Promise.resolve(new Response('early'))]]),
  });
  vi.advanceTimersByTime(10_001);
  vi.useRealTimers();
  expect(await (await request({ method: 'GET', path: '/api/x' })).text()).toBe('late');
});

test('a screen waits 30 seconds for an answer to begin and 90 for the rest of it; a file that somebody has asked for takes its time', async () => {
  vi.useFakeTimers();
  const opened: { answer: (response: Response) => void; signal: AbortSignal | null }[] = [];
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal | null }) =>
      new Promise<Response>((resolve, reject) => {
        opened.push({ answer: resolve, signal });
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const leaving = new AbortController();
  const silent = request({ method: 'GET', path: '/api/x', signal: leaving.signal });
  const ended = silent.catch((cause: unknown) => cause);
  const slow = request({ method: 'GET', path: '/api/x', signal: leaving.signal });
  const file = request({ method: 'GET', path: '/api/x' });
  const form = request({ method: 'POST', path: '/api/x', signal: leaving.signal });
  vi.advanceTimersByTime(29_000);
  opened[1]?.answer(new Response('begun'));
  await slow;
  vi.advanceTimersByTime(2000);
  expect(await ended).toMatchObject({ name: 'NetworkError', cause: { name: 'TimeoutError' } });
  vi.advanceTimersByTime(80_000);
  expect(opened.map(({ signal }) => signal?.aborted)).toEqual([true, false, undefined, false]);
  vi.advanceTimersByTime(10_000);
  expect(opened[1]?.signal?.aborted).toBe(true);
  for (const one of opened.slice(2)) one.answer(new Response('whole'));
  expect(await (await file).text()).toBe('whole');
  await form;

  const left = request({ method: 'GET', path: '/api/x', signal: leaving.signal });
  leaving.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  const late = request({ method: 'GET', path: '/api/x', signal: leaving.signal });
  expect(opened.at(-1)?.signal?.aborted).toBe(true);
  opened.at(-1)?.answer(new Response(''));
  await late;
  vi.useRealTimers();
});
