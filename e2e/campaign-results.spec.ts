import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { becomeUser, expectAccessible, expectAccessibleInBoth, screen } from './product.ts';
import { test } from './server.ts';

/** The outcome of a campaign: its people with what they have achieved, and all its tests in one table. */

test.use({ locale: 'en-GB' });

const table = (page: Page, name: string) => page.getByRole('table', { name });

async function open(page: Page) {
  await page.goto('/admin/assessments?status=completed');
  await page.getByRole('link', { name: 'Graduates, spring', exact: true }).click();
  await expect(screen(page, 'assessment-view')).toBeVisible();
}

/** The numbers of one column, from top to bottom. */
async function numbers(page: Page, name: RegExp): Promise<number[]> {
  const cells = page.getByRole('table').getByRole('img', { name });
  const words = await cells.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  return words.map((label) => Number(/(?:T|about|:) (\d+)/.exec(label)?.[1]));
}

test('R126 people by keyboard: ordered, selected, compared; then all tests in one table, as CSV and as a workbook, and from there to each test and person', async ({
  page,
}) => {
  await test.step('people by keyboard: ordered by a score and by fit with ties, selected, compared, saved, opened; in rows of one height', async () => {
    await becomeUser(page, 'manager@assay.test');
    await open(page);
    const people = table(page, 'People of Graduates, spring');
    await expect(people.getByRole('link', { name: /^SQL report of/ }).first()).toBeVisible();

    // Rows are as high as two short lines, and nothing is wider than the page.
    const rows = people.getByRole('row');
    for (const width of [1280, 1720]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await rows.evaluateAll((all) =>
        all.slice(1).map((row) => Math.round(row.getBoundingClientRect().height)),
      );
      expect(Math.max(...heights)).toBeLessThanOrEqual(50);
    }
    for (const width of [1280, 390, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleInBoth(page);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });

    const head = (name: string) => people.getByRole('columnheader', { name, exact: true });

    await head('SQL').getByRole('button').press('Enter');
    await expect(head('SQL')).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/order=-score&scoreTest=mcqt_\d+|scoreTest=mcqt_\d+&order=-score/);
    await expect(async () => {
      const values = await numbers(page, /^SQL: /);
      expect(values.length).toBeGreaterThan(5);
      expect(values).toEqual(values.toSorted((one, two) => two - one));
    }).toPass();

    await head('Fit').getByRole('button').press('Enter');
    await expect(head('Fit')).toHaveAttribute('aria-sort', 'descending');
    await expect(people.getByRole('img', { name: /^Fit with .*; tie 1$/ }).first()).toBeVisible();
    const fits = await numbers(page, /^Fit with /);
    expect(fits).toEqual(fits.toSorted((one, two) => two - one));
    await page.reload();
    await expect(head('Fit')).toHaveAttribute('aria-sort', 'descending');
    await expectAccessible(page);

    const boxes = people.getByRole('checkbox');
    await boxes.nth(0).press('Space');
    await boxes.nth(1).press('Space');
    const bar = page.getByRole('group', { name: 'Selected people' });
    await expect(bar).toContainText('2 selected');
    const compare = bar.getByRole('link', { name: 'Compare the two' });
    await expect(compare).toHaveAttribute('href', /personality-test\/compare\/\d+\/\d+/);
    await bar.getByRole('button', { name: 'Download' }).press('Enter');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download CSV' }).press('Enter'),
    ]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(3);

    // The bar stays in view.
    await people.getByRole('row').last().scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await expect(
      people.getByRole('rowheader').or(people.getByRole('link')).first(),
    ).toHaveAttribute('href', /\/admin\/subject-profile\/\d+/);
  });
  await test.step('R126 all tests in one table, with the columns that were chosen for both, as CSV and as a workbook, and from there to each test and person', async () => {
    await open(page);
    const people = table(page, 'People of Graduates, spring');
    const head = (of: Locator, name: string) => of.getByRole('columnheader', { name, exact: true });
    await expect(head(people, 'SQL')).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Columns' });
    await dialog.getByRole('checkbox', { name: 'SQL' }).press('Space');
    await dialog.getByRole('checkbox', { name: 'Stage' }).press('Space');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
    await expect(head(people, 'SQL')).toBeHidden();
    await expect(head(people, 'Stage')).toBeHidden();
    await expect(head(people, 'Data literacy')).toBeVisible();

    const parts = page.getByRole('navigation', { name: 'Parts of the campaign' });
    await parts.getByRole('link', { name: 'Results', exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/results$/);
    await expect(parts.getByRole('link', { name: 'Results' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const all = table(page, 'All results of Graduates, spring');
    await expect(head(all, 'Data literacy')).toBeVisible();
    await expect(head(all, 'SQL')).toBeHidden();
    await page.reload();
    await expect(head(all, 'Data literacy')).toBeVisible();
    await expect(head(all, 'SQL')).toBeHidden();

    // Back to those that everybody begins with: other journeys look at them.
    await page.getByRole('button', { name: 'Columns' }).press('Enter');
    await dialog.getByRole('button', { name: 'Reset columns' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Reset columns' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(head(all, 'SQL')).toBeVisible();

    for (const name of ['Personality', 'SQL', 'Data literacy', 'Fit']) {
      await expect(all.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    await expectAccessible(page);

    for (const [kind, starts] of [
      ['CSV', '\ufefffirst_name'],
      ['XLSX', 'PK'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: `Download ${kind}` }).press('Enter');
      const file = await download;
      expect(file.suggestedFilename()).toBe(`Graduates, spring, all tests.${kind.toLowerCase()}`);
      expect(readFileSync(await file.path(), 'utf8').startsWith(starts)).toBe(true);
    }

    const tables = page.getByRole('navigation', { name: 'Tables of results' });
    await tables.getByRole('link', { name: 'Personality' }).press('Enter');
    await expect(screen(page, 'tabular')).toBeVisible();
    await expect(page).toHaveURL(/\/personality\/tabular/);
    await expect(tables.getByRole('link', { name: 'Personality' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download XLSX' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('Graduates, spring, personality.xlsx');
    await tables.getByRole('link', { name: 'All tests' }).press('Enter');
    await expect(all).toBeVisible();

    // From the name to the person, and on by the list that it came from.
    await all.getByRole('link', { name: 'Omar Ricci', exact: true }).press('Enter');
    await expect(screen(page, 'subject-profile')).toBeVisible();
    await page.keyboard.press('j');
    await expect(
      screen(page, 'subject-profile').getByRole('heading', { name: 'Pieter Rossi' }),
    ).toBeVisible();
  });
});
