import { expect, type Locator, type Page } from '@playwright/test';

/** How much may move without anybody having done anything, as a layout-shift score. */
const most = 0.02;

/** Counts what moves on every screen that is opened from now on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = { shifted: 0 };
    Object.assign(window, state);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
        };
        if (!hadRecentInput) (window as unknown as typeof state).shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Asked before anything is pressed: what an answer brings later than half a second after a key counts as moved by itself. */
export async function expectStill(page: Page): Promise<void> {
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  expect(shifted, 'layout shift').toBeLessThan(most);
}

/** More than any of the screens has on one page. */
const mostStops = 200;

/** Goes there by the Tab key alone, as somebody does who has no mouse; what has the focus can be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  // A dialog takes the focus with its first frame. Keys that come before it go through what lies behind, and the focus is moved once more.
  await expect
    .poll(() =>
      target.evaluate(
        (it) =>
          it.closest('[role="dialog"], [role="alertdialog"]')?.contains(document.activeElement) ??
          true,
      ),
    )
    .toBe(true);
  // Looked for again only where it was drawn anew: to find one by its role takes longer than the key.
  let element = await target.elementHandle();
  for (let stops = 0; ; stops += 1) {
    const found = await element?.evaluate((it) =>
      it === document.activeElement ? 'there' : it.isConnected ? 'elsewhere' : 'gone',
    );
    if (found === 'there') break;
    if (found === 'elsewhere') await page.keyboard.press(key);
    else element = await target.elementHandle();
    expect(stops, `${String(target)} cannot be reached by ${key}`).toBeLessThan(mostStops);
  }
  await expect(target).toBeInViewport();
}

export async function pressAt(page: Page, target: Locator, key: string) {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
