import { afterEach, expect, test, vi } from 'vitest';
import { lazyPage } from './lazy-page.ts';

const reload = vi.fn<() => void>();
const Page = () => null;

afterEach(() => vi.unstubAllGlobals());

test('a page that cannot be fetched ahead leaves the open one alone, and is asked for again', async () => {
  vi.stubGlobal('location', { reload });
  const load = vi.fn<() => Promise<{ Page: typeof Page }>>();
  load.mockRejectedValueOnce(new Error('no line')).mockResolvedValueOnce({ Page });
  const page = lazyPage(load, 'Page');
  await page.preload();
  expect(reload).not.toHaveBeenCalled();
  await page.preload();
  expect(load).toHaveBeenCalledTimes(2);
});
