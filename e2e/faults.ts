import { expect, type Page } from '@playwright/test';
import { longWords } from './long-words.ts';
import { expectAccessible, violations } from './product.ts';

/** What every journey relies on when it asks whether a screen can be used by everybody: what is wrong with one is found. */
export async function expectFaultsToBeFound(page: Page): Promise<void> {
  // Each word is 40 % longer and keeps what is filled in.
  expect(longWords('Campaigns of 12')).toBe('Çàmpàîgñššššš öff 12');
  // In parts that came later and in another colour scheme, too.
  await page.goto('/faq');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(
      '.fault { background: white; color: black }' +
        '@media (prefers-color-scheme: dark) { .fault { color: silver } }',
    );
    document.adoptedStyleSheets.push(style);
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p class="fault">Grey</p>');
  });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const grey = ['color-contrast: <p class="fault">Grey</p>'];
  expect(await violations(page)).toEqual(grey);
  expect(await violations(page, 'colours')).toEqual(grey);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => {
    document
      .querySelector('.fault')
      ?.insertAdjacentHTML('afterend', '<input><p class="wide">Wide</p>');
  });
  expect(await violations(page)).toEqual(['label: <input>']);
  await page.evaluate(() => {
    document.querySelector('input')?.remove();
    const wide = document.querySelector<HTMLElement>('.wide');
    if (wide) wide.style.width = '2000px';
  });
  await expect(expectAccessible(page)).rejects.toThrow('pixels to scroll sideways');
}
