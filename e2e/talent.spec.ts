import { expect } from '@playwright/test';
import { expectAccessible, logInAsStaff, mailed, screen } from './product.ts';
import { test } from './server.ts';

/** Everyone an organisation has invited, found without knowing the campaign. */

test('R008 R127 a manager finds somebody by half a name, compares scores, saves the list and orders everyone by a fit, by keyboard alone', async ({
  page,
}) => {
  await logInAsStaff(page, 'manager@assay.test');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Talent' })
    .press('Enter');
  const talent = screen(page, 'talent');
  const rows = talent.getByRole('row');
  await expect(rows).toHaveCount(26);

  // The last name first, and what was found stands in the address.
  const search = talent.getByRole('searchbox', { name: 'Search people' });
  await search.fill('Abebe Ama');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Amara Abebe');
  await expect(page).toHaveURL(/name=/);
  await search.fill('nobody is called so');
  await expect(talent.getByRole('heading', { name: 'No matching people' })).toBeVisible();
  await talent.getByRole('button', { name: 'Show everyone' }).press('Enter');
  await expect(rows).toHaveCount(26);

  // A score gets a column with its band; the highest come first, and ties say so. It is kept for the next visit.
  await talent.getByRole('button', { name: 'Columns' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await dialog.getByLabel('Score of a test').selectOption({ label: 'Logical reasoning' });
  // Both show at once, and are kept one after the other.
  const kept = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('"activity"')),
  );
  await dialog.getByLabel('Last activity').press('Space');
  await expect(dialog.getByLabel('Last activity')).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page).toHaveURL(/order=-score/);
  await expect(talent.getByRole('columnheader', { name: 'Logical reasoning' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(talent.getByRole('columnheader', { name: 'Last activity' })).toHaveCount(0);
  await expect(rows.nth(1).getByRole('img')).toHaveAccessibleName(
    /^Logical reasoning: provisional model score \d+, between \d+ and \d+/,
  );
  await kept;
  await page.goto('/admin/talent');
  await expect(talent.getByRole('columnheader', { name: 'Logical reasoning' })).toBeVisible();
  await expect(talent.getByRole('columnheader', { name: 'Last activity' })).toHaveCount(0);

  // Two are chosen on different pages, and saved.
  await rows.nth(1).getByRole('checkbox').press('Space');
  await talent.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.nth(1).getByRole('checkbox')).not.toBeChecked();
  await rows.nth(1).getByRole('checkbox').press('Space');
  const chosen = talent.getByRole('group', { name: 'Selected people' });
  await expect(chosen).toContainText('2 selected');
  for (const [item, name] of [
    ['Download CSV', 'People.csv'],
    ['Download XLSX', 'People.xlsx'],
  ] as const) {
    await chosen.getByRole('button', { name: 'Download' }).press('Enter');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toBe(name);
  }

  // Everyone is ordered by the fit with a profile.
  await talent.getByRole('button', { name: 'Columns' }).press('Enter');
  // No campaign compares with it, so that nothing has been worked out yet.
  await dialog.getByLabel('Fit with a profile').selectOption({ label: 'Transport & logistics' });
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  const header = talent.getByRole('columnheader', { name: /^Fit with / });
  await header.getByRole('button').press('Enter');
  await expect(page).toHaveURL(/order=-fit/);
  // By itself, once everyone's has been worked out.
  const places = () =>
    talent
      .getByRole('img', { name: /^Fit with / })
      .evaluateAll((images) =>
        images.map((one) =>
          Number(/about (\d+) of/.exec(one.getAttribute('aria-label') ?? '')?.[1]),
        ),
      );
  const isHighestFirst = (all: number[]) =>
    all.length > 10 && all.every((one, at) => one <= (all[at - 1] ?? 100));
  await expect.poll(async () => isHighestFirst(await places()), { timeout: 30_000 }).toBe(true);
  await expect(talent.getByText('people are ordered by name')).toHaveCount(0);
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expectAccessible(page);
});

test('people are narrowed to a stage and moved, of one campaign by keyboard alone and of several; one is reminded, asked for permission and added to another', async ({
  page,
}) => {
  await test.step('a manager narrows the list to a stage, looks what a cut-off would do and moves two people, by keyboard alone', async () => {
    await logInAsStaff(page, 'manager@assay.test', { at: '/admin/talent' });
    const talent = screen(page, 'talent');
    const rows = talent.getByRole('row');
    await expect(rows).toHaveCount(26);
    await expect(talent.getByLabel('Stage')).toHaveCount(0);
    await talent.getByLabel('Campaign', { exact: true }).selectOption({ label: 'Data analysts' });
    const stage = talent.getByLabel('Stage', { exact: true });
    await stage.selectOption({ label: 'Shortlist' });
    await expect(page).toHaveURL(/stage=/);
    await expect(rows.nth(1)).toContainText('Shortlist');
    await expect(rows.filter({ hasNotText: 'Shortlist' })).toHaveCount(1);
    const names = [1, 2].map((at) => rows.nth(at).getByRole('checkbox').getAttribute('aria-label'));
    const [one = '', two = ''] = (await Promise.all(names)).map((words) =>
      (words ?? '').replace('Select ', ''),
    );
    for (const name of [one, two]) {
      await talent.getByRole('checkbox', { name: `Select ${name}` }).press('Space');
    }

    // What a cut-off would do is a step away, and moves no one.
    const chosen = talent.getByRole('group', { name: 'Selected people' });
    await chosen.getByRole('button', { name: 'Move' }).press('Enter');
    const move = page.getByRole('dialog', { name: 'Move 2 people' });
    await move.getByText('Check a cut-off score first').press('Enter');
    await expect(move.getByText(/^\d+ of \d+ people reach it\.$/)).toBeVisible();
    await move.getByLabel('Cut-off as model score').fill('55');
    await expect(move.getByText(/^(\d+) of \1 people reach it\.$/)).toBeVisible();
    await move.getByLabel('Cut-off as model score').fill('high');
    await expect(move.getByText('Please enter a number.')).toBeVisible();
    await expectAccessible(page);
    await move.getByRole('radio', { name: 'Interview' }).press('Space');
    await move.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    await expect(move).toHaveCount(0);
    await expect(talent.getByRole('checkbox', { name: `Select ${one}` })).toHaveCount(0);
    await stage.selectOption({ label: 'Interview' });
    for (const name of [one, two]) {
      await expect(rows.filter({ hasText: name })).toContainText('Interview');
    }

    // A name leads to the person, and the next of the list is one key away.
    const second = rows
      .filter({ has: page.getByRole('checkbox') })
      .nth(1)
      .getByRole('link')
      .first();
    const next = (await second.textContent()) ?? '';
    await rows.nth(1).getByRole('link').first().press('Enter');
    const profile = screen(page, 'subject-profile');
    await expect(profile.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('j');
    await expect(profile.getByRole('heading', { level: 1, name: next })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(rows.nth(1)).toContainText('Interview');

    // Without the campaign there are no stages to choose from.
    await talent.getByLabel('Campaign', { exact: true }).selectOption({ label: 'Campaign: all' });
    await expect(page).not.toHaveURL(/stage=/);
    await expect(rows).toHaveCount(26);
  });
  await test.step('people of several campaigns are moved a campaign at a time; one is reminded, asked for permission and added to another', async () => {
    await page.goto('/admin/talent?perPage=100');
    const talent = screen(page, 'talent');
    const chosen = talent.getByRole('group', { name: 'Selected people' });
    const more = async (item: string) => {
      await chosen.getByRole('button', { name: 'More' }).press('Enter');
      await page.getByRole('menuitem', { name: item }).press('Enter');
    };
    const sure = page.getByRole('alertdialog');

    await expect(talent.getByRole('row').nth(26)).toBeVisible();

    // Everybody: who cannot be meant is left out, in words.
    await talent.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
    await chosen.getByRole('button', { name: 'Move' }).press('Enter');
    const move = page.getByRole('dialog', { name: /^Move \d+ people$/ });
    await move.getByRole('radio', { name: 'Data analysts' }).press('Space');
    await expectAccessible(page);
    await move.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(move.getByRole('radio', { name: 'Shortlist' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(move).toHaveCount(0);
    await more('Remind…');
    await expect(sure.getByText('reminder email of the campaign in their row')).toBeVisible();
    await expect(sure.getByText(/^\d+ people are left out: completed/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sure).toHaveCount(0);
    await more('Request permission…');
    await expect(sure.getByText(/^\d+ people are left out: permission is given/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sure).toHaveCount(0);
    await chosen.getByRole('button', { name: 'Clear' }).press('Enter');

    await talent
      .getByLabel('Campaign', { exact: true })
      .selectOption({ label: 'Engineering leads, autumn' });
    await talent.getByLabel('Status', { exact: true }).selectOption({ label: 'Invited' });
    await expect(page).toHaveURL(/status=invited/);
    const person = talent.getByRole('row').nth(1);
    await expect(talent.getByRole('row', { name: 'Completed' })).toHaveCount(0);
    await expect(person).toContainText('Engineering leads, autumn');
    const whom = await person.getByRole('link').first().innerText();
    await person.getByRole('checkbox').press('Space');
    await more('Remind…');
    // Until it is known who can be reminded, nothing can be sent.
    await expect(page.getByRole('alertdialog', { name: `Remind ${whom}?` })).toBeVisible();
    await sure.getByRole('button', { name: 'Send reminders' }).press('Enter');
    await expect(sure).toHaveCount(0);
    await expect(page.getByText('1 reminder sent.')).toBeVisible();
    const address = /[\w.]+@[\w.]+/.exec(await person.innerText())?.[0] ?? '';
    await mailed(page.request, address, 'Reminder');
    await more('Request permission…');
    await sure.getByRole('button', { name: 'Send requests' }).press('Enter');
    await expect(sure).toHaveCount(0);
    await expect(page.getByText('1 request sent.')).toBeVisible();
    await expect(person).toContainText('Permission requested');
    await more('Add to a campaign…');
    const add = page.getByRole('dialog', { name: 'Add 1 person to a campaign' });
    await add.getByLabel('Campaign').selectOption({ label: 'Engineering leads, autumn' });
    await expectAccessible(page);
    await add.getByRole('button', { name: 'Add and invite' }).press('Enter');
    await expect(add).toHaveCount(0);
    await expect(page.getByText('1 person was already in the campaign.')).toBeVisible();
  });
});
