import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '../test/open-page.tsx';
import { useNarrow } from './use-narrow.ts';

const disagreed: boolean[] = [];

/** As a bar that is given entries of a menu by the page, and makes the menu itself. */
function Page() {
  const narrow = useNarrow();
  return <Bar given={narrow} />;
}

function Bar({ given }: { given: boolean }) {
  const narrow = useNarrow();
  if (narrow !== given) disagreed.push(given);
  return narrow ? 'narrow' : 'wide';
}

test('a window that changes its width changes a page and its parts together', async () => {
  await openPart(<Page />, { width: 390 });
  await expect.element(page.getByText('narrow')).toBeVisible();
  await page.viewport(1280, 900);
  await expect.element(page.getByText('wide')).toBeVisible();
  await page.viewport(390, 900);
  await expect.element(page.getByText('narrow')).toBeVisible();
  expect(disagreed).toEqual([]);
});
