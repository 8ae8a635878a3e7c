import { expect, test, vi } from 'vitest';
import { placesOf, reportError } from './error-report.ts';

test('a stack becomes places in our own files, in the ways that browsers write it', () => {
  const error = new Error('“Ada Byron” is not valid JSON');
  error.stack = `Error: “Ada Byron” is not valid JSON
    at f (https://assay.test/dist/assets/page-1a2b.js:1:234)
g@https://assay.test/dist/assets/shared-9f.js:33:4
    at https://assay.test/give-permission/5/secret:1:1`;
  expect(placesOf(error)).toEqual(['page-1a2b.js:1:234', 'shared-9f.js:33:4']);
  expect(placesOf('thrown text')).toEqual([]);
  const missing = new TypeError('Failed to fetch: https://assay.test/dist/assets/page-1a2b.js');
  missing.stack = '';
  expect(placesOf(missing)).toEqual(['page-1a2b.js:0:0']);
});

test('R033 what is told carries neither the message nor the address, three times at most', () => {
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', sent);
  for (let times = 0; times < 5; times += 1)
    reportError(new TypeError('Ada Byron'), '/talent/login/passwordless/$hash/$organizationId');
  expect(sent).toHaveBeenCalledTimes(3);
  const body = sent.mock.calls[0]?.[1]?.body as string;
  expect(JSON.parse(body)).toMatchObject({ name: 'TypeError' });
  expect(body).not.toContain('Ada');
  vi.unstubAllGlobals();
});
