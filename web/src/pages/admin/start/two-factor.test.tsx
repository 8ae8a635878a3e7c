import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// Whoever opens the page is logged in from the beginning.
vi.hoisted(() => {
  const session = { auth: true, tokens: null, roles: ['admin'], user: null, tests: [] };
  vi.stubGlobal('history', { state: { session } });
});

import { ApiError } from '../../../api/api-error.ts';
import { startInEnglish } from '../../../lib/language.ts';
import { rendered, wordsOf } from '../../../test/rendered.tsx';
import { TwoFactorPage } from './two-factor.tsx';

beforeAll(startInEnglish);
afterAll(() => vi.unstubAllGlobals());

const key = ['manager-login-profile'];
const page = (queries: QueryClient) => wordsOf(rendered(<TwoFactorPage />, { queries }));

async function refused(status: number, code: string): Promise<QueryClient> {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const queryFn = () => Promise.reject(new ApiError(status, { code, message: 'No.' }, null));
  await queries.prefetchQuery({ queryKey: key, queryFn });
  return queries;
}

test('two-step verification that somebody sets up unasked is not called required', () => {
  const read = new QueryClient();
  read.setQueryData(key, {});
  for (const html of [page(new QueryClient()), page(read)]) {
    expect(html).toContain('It takes two minutes.');
    expect(html).not.toContain('requires');
    expect(html).toContain('Not now');
  }
});

test('it is called required where nothing else opens before, and a failure is no requirement', async () => {
  const asked = page(await refused(403, 'two_factor_required'));
  expect(asked).toContain('Your organisation requires it');
  expect(asked).not.toContain('Not now');
  expect(page(await refused(500, 'internal'))).not.toContain('requires');
});
