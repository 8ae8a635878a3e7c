import { expect, type Locator, type Page } from '@playwright/test';
import { logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';
import { firstResult } from './takers.ts';

/** What the server alone refuses is told at its field, and what was typed stays. Organisations and managers: `organisations.spec`. */

async function refuse(page: Page, calls: string, field: string): Promise<void> {
  await page.route(calls, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: { message: 'Please look again.', errors: { [field]: ['No such words here.'] } },
        })
      : route.fallback(),
  );
}

async function expectRefused(field: Locator, typed: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(/No such words here\./);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue(typed);
}

test('R198 a note that is refused says so at its field', async ({ page }) => {
  const { person } = await firstResult(page.request);
  await refuse(page, '**/api/admin/tests/notes/*', 'text');
  await logInAsStaff(page, 'manager@assay.test', { at: `/admin/subject-profile/${person}` });
  const note = screen(page, 'subject-profile').getByLabel('New note');
  await note.fill('Asked for references.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expectRefused(note, 'Asked for references.');
});

test('R198 a culture test that is refused says so at its field', async ({ page }) => {
  await refuse(page, '**/api/admin/culture-test', 'name');
  await logInAsStaff(page, 'manager@assay.test', { at: '/admin/manager/organization/view' });
  await page.getByRole('link', { name: 'Start a culture test' }).click();
  const name = page.getByLabel('Name');
  await name.fill('How we work');
  await page.getByRole('button', { name: 'Start' }).click();
  await expectRefused(name, 'How we work');
});
