import { expect } from '@playwright/test';
import { expectAccessible, expectLoaded, logInAsStaff, screen } from './product.ts';
import { reviewedPeople } from './rated-people.ts';
import { test } from './server.ts';

/** Success profiles, from the first people to a reference profile that a campaign chooses. */

/** Without motion, so that no colour is measured on its way. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('R004 R131 R137 R154 R155 a profile is created, people are added, what stands out is said with its evidence, saved, and chosen in a campaign', async ({
  page,
}) => {
  await test.step('R131 R154 a profile is created, people are searched and added, and no number shows below 20', async () => {
    await logInAsStaff(page, 'manager@assay.test');
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Success profiles' }).click();
    await screen(page, 'success-profiles')
      .getByRole('link', { name: 'New success profile' })
      .click();
    const form = screen(page, 'success-profile-new');
    await form.getByRole('button', { name: 'Create success profile' }).click();
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(form.getByText('Please fill this in.')).toHaveCount(2);
    await form.getByLabel('Name').fill('Support team');
    await form.getByLabel('Job family or competency model').selectOption('Software & IT');
    // What reviewers will be asked can be read before the choice is for good.
    await form.getByText('Questions reviewers would answer for “Software & IT”').click();
    await expect(
      form.getByRole('heading', { name: 'Performance in this work: Software & IT' }),
    ).toBeVisible();
    await expect(form.locator('form').getByRole('listitem')).toHaveCount(14);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Create success profile' }).click();

    const view = screen(page, 'success-profile');
    await expect(view.getByRole('heading', { name: 'No people yet' })).toBeVisible();
    await view.getByRole('link', { name: 'Add people' }).click();
    const search = screen(page, 'success-profile-people');
    await search.getByLabel('Test').selectOption('Personality');
    await expect(page).toHaveURL(/test=1/);
    await search.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await search.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expectLoaded(page);
    await search.getByRole('row').nth(1).getByRole('checkbox').check();
    await expectAccessible(page);
    await search.getByRole('button', { name: 'Add 26 people' }).click();
    await expect(page.getByText('26 people are added.')).toBeVisible();
    await expect(view.getByText('26 people have not been reviewed yet.')).toBeVisible();
    await expect(view.getByText('0 people count')).toBeVisible();
    // A name leads to the person, and back.
    const name = view.getByRole('row').nth(1).getByRole('link').first();
    const called = await name.innerText();
    await name.click();
    await expect(page.getByRole('heading', { level: 1, name: called })).toBeVisible();
    await page.goBack();
    await expect(view.getByText('0 people count')).toBeVisible();
    await expectAccessible(page);

    await view.getByRole('link', { name: 'Open report' }).click();
    const report = screen(page, 'success-profile-report');
    await expect(report.getByRole('heading', { name: '20 more people needed' })).toBeVisible();
    await expect(report).not.toContainText(/r = |q = |0\.\d\d/);
    await expectAccessible(page);

    await report.getByRole('link', { name: 'Go to the people' }).click();
    await view
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove person' }).click();
    await expect(view.getByText('25 people have not been reviewed yet.')).toBeVisible();
    await view.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Name').fill('Support team, spring');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(view.getByRole('heading', { level: 1 })).toHaveText('Support team, spring');
    await view.getByRole('button', { name: 'Delete' }).click();
    const asking = page.getByRole('dialog', { name: 'Delete “Support team, spring”?' });
    await asking.getByLabel('Name of the success profile').fill('support team, spring');
    await asking.getByRole('button', { name: 'Delete success profile' }).click();
    const list = screen(page, 'success-profiles');
    await expect(list).toBeVisible();
    await expect(list.getByRole('link', { name: 'Support team, spring' })).toHaveCount(0);
  });
  await test.step('R004 R131 R137 R155 what stands out is said with its evidence, saved, and chosen in a campaign', async () => {
    const name = 'Engineers of this year';
    const id = await reviewedPeople(page.request, { name, people: 40, facet: 'E3' });
    await page.goto(`/admin/manager/organization/success-profile/${id}`);
    await expect(page.getByText('40 people count · 10 more for the next step')).toBeVisible();
    await expect(page.getByText('You have reviewed everyone here.')).toBeVisible();

    // Who was removed by mistake comes back with the reviews, at once.
    const view = screen(page, 'success-profile');
    const people = view.getByRole('table').getByRole('row');
    const called = await people.nth(1).getByRole('link').first().innerText();
    const row = people.filter({ hasText: called });
    await expect(row).toContainText('1 reviewer');
    await row.getByRole('button', { name: /^Remove / }).click();
    const asked = page.getByRole('alertdialog', { name: `Remove ${called}?` });
    await expect(asked).toContainText('You can undo this for ten minutes');
    await expect(asked).toContainText('During that time the report shows no figures');
    await asked.getByRole('button', { name: 'Remove person' }).click();
    await expect(asked).toHaveCount(0);
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('1 reviewer');
    await page.reload();
    await expect(row).toContainText('1 reviewer');
    await expect(page.getByText('40 people count · 10 more for the next step')).toBeVisible();

    await page
      .getByRole('link', { name: /^View the reviews of / })
      .first()
      .click();
    await expect(screen(page, 'success-profile-review')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Open report' }).click();

    const report = screen(page, 'success-profile-report');
    await expect(report.getByText('Don’t base decisions about people on them.')).toBeVisible();
    const performance = report.locator('section').filter({
      has: page.getByRole('heading', { name: 'Performance', exact: true, level: 2 }),
    });
    const facet = performance.getByRole('listitem').filter({ hasText: 'Assertiveness' });
    await expect(facet).toContainText(/supported.*r = 0\.\d\d \(0\.\d\d – 0\.\d\d\).*40 people/i);
    await expect(facet).toContainText(/chance’s best scale reaches that in .* of (20|the) rounds/);
    const summary = report.locator('section').filter({
      has: page.getByRole('heading', { name: /comparisons? stands? out$/, level: 2 }),
    });
    await expect(summary.getByRole('heading', { level: 3 })).toHaveText([
      'What was found',
      'How sure it is',
      'What you may use it for',
    ]);
    await facet.getByText('Numbers and people').click();
    await expect(facet.getByRole('figure')).toBeVisible();
    await expect(report.getByText(/^Your largest is 0\.\d\d\. Chance alone/)).toBeVisible();
    await expectAccessible(page);

    const saving = report.locator('section').filter({
      has: page.getByRole('heading', { name: 'Reference profile for Performance' }),
    });
    await expect(saving.getByRole('row').filter({ hasText: 'Assertiveness' })).toContainText(
      'at least T',
    );
    await expect(saving.getByText(/Tried on 40 people, .* cross-validated r = /)).toBeVisible();
    const accept = saving.getByRole('checkbox');
    if ((await accept.count()) > 0) await accept.check();
    await saving.getByRole('button', { name: 'Save reference profile' }).click();
    const saved = page.getByRole('status').filter({ hasText: 'Version 1 is saved.' });
    await expect(saved).toBeVisible();
    await expect(report.getByRole('heading', { name: 'Version 1 · Performance' })).toBeVisible();

    await saved.getByRole('link', { name: 'New campaign' }).click();
    const profile = page.getByRole('combobox', { name: 'Reference profile' });
    await profile.selectOption({ label: name });
    await expect(profile).toHaveValue(`custom:${id}`);
    const note = page.getByRole('status').filter({ hasText: 'Before you use the fit:' });
    await expect(note).toContainText('With 40 people, this saved profile is for trying out');
    await expect(note).toContainText(/tried on 40 people: cross-validated r = /);
  });
});
