import { codeHeader } from '@assay/contract/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { request, takePrefetched } from './client.ts';

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
