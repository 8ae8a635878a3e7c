import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The module as it is on a page with this address. */
function openAt(search: string, inFrame: boolean) {
  vi.stubGlobal('location', { search, origin: 'https://assay.test' });
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('top', inFrame ? {} : globalThis);
  return import('./frame.ts');
}

test('a session in a frame is one of its own for each organisation, whatever the flag says', async () => {
  const asked = '?iframe=1&organization=5';
  expect((await openAt(asked, true)).sessionKey).toBe('assay.session.frame-5');
  vi.resetModules();
  expect((await openAt('', true)).sessionKey).toBe('assay.session.frame-');
  vi.resetModules();
  expect((await openAt(asked, false)).sessionKey).toBe('assay.session');
});

test('R036 an address carries the frame along, to pages that may be in one', async () => {
  const { framedPath } = await openAt('?iframe=1&organization=5', true);
  expect(framedPath('/skill/test/7?from=mail#top')).toBe(
    '/skill/test/7?from=mail&iframe=1&organization=5#top',
  );
  expect(framedPath(framedPath('/login'))).toBe('/login?iframe=1&organization=5');
  expect(framedPath('/own-data')).toBe('/own-data');
  vi.resetModules();
  expect((await openAt('?iframe=1', false)).framedPath('/login')).toBe('/login');
});
