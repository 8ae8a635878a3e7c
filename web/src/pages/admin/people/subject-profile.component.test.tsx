import { pin } from '@assay/contract/pins';
import { deleteCustomField } from '@assay/contract/subject-fields';
import { listNotes } from '@assay/contract/subject-notes';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../test/network.ts';
import { network, openPage } from '../../../test/open-page.tsx';
import { servePerson } from '../../../test/servers/person.ts';

/** One person on one page: what shows at once, what a failure leaves, and what shows of somebody who has not agreed. */

const ada = '/admin/subject-profile/1';
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

beforeEach(() => servePerson(network()));

test('R187 a pin shows at once, before the server has answered; one that it refuses is taken back', async () => {
  const answered = Promise.withResolvers<void>();
  network().answerBy(pin, async () => {
    await answered.promise;
    return refusal(409, { message: 'Changed by a colleague.' });
  });
  await openPage(ada, { as: 'manager' });
  const roles = page.getByRole('combobox', { name: 'Pin to a role' });
  await roles.fill('health');
  await expect.element(page.getByRole('option', { name: 'Health care' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const unpin = page.getByRole('button', { name: 'Unpin from Health care' });
  await expect.element(unpin).toBeVisible();
  answered.resolve();
  await expect.element(page.getByRole('status').getByText('Changed by a colleague.')).toBeVisible();
  await expect.element(unpin).toHaveLength(0);
});

test('a second role that is chosen before the first is answered is pinned, too', async () => {
  const answered = Promise.withResolvers<void>();
  network().answerBy(pin, async () => {
    await answered.promise;
    return { message: 'Pinned.' };
  });
  await openPage(ada, { as: 'manager' });
  const roles = page.getByRole('combobox', { name: 'Pin to a role' });
  for (const name of ['Health care', 'Our sellers']) {
    await roles.fill(name);
    await expect.element(page.getByRole('option', { name })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: `Unpin from ${name}` })).toBeVisible();
  }
  expect(
    network()
      .asked(pin)
      .map(({ params }) => params['entityId']),
  ).toEqual(['5', '6']);
  answered.resolve();
});

test('one failing section hides no other, and can be asked for again', async () => {
  network().refuse(listNotes, 400, { message: 'Notes are out of order.' });
  await openPage(ada, { as: 'manager' });
  await expect.element(page.getByText('Notes are out of order.')).toBeVisible();
  await expect.element(heading('Timeline')).toBeVisible();
  await expect.element(page.getByRole('article').first()).toBeVisible();
  network().reply(listNotes, { data: [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Notes are out of order.')).toHaveLength(0);
});

test('R185 a field of the organisation’s own that is deleted is gone, and the other one stays', async () => {
  servePerson(network(), {
    custom_fields: [
      { id: 11, title: 'Clearance', body: 'Level 2' },
      { id: 12, title: 'Van', body: 'Yes' },
    ],
  });
  network().reply(deleteCustomField, { message: 'The field is deleted.' });
  await openPage(ada, { as: 'manager' });
  await page.getByRole('button', { name: 'Delete “Clearance”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete field' }).click();
  await expect.element(page.getByText('Level 2')).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Delete “Van”' })).toBeVisible();
});

test('R050 the page of a person belongs to Talent', async () => {
  await openPage(ada, { as: 'manager' });
  const talent = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Talent' });
  await expect.element(talent).toHaveAttribute('aria-current', 'page');
});

test('R008 R127 without permission only what was typed shows, and permission can be asked for', async () => {
  await openPage('/admin/subject-profile/2', { as: 'manager' });
  await expect.element(heading('No permission yet')).toBeVisible();
  await expect.element(heading('Grace Hopper')).toBeVisible();
  for (const name of ['Summary', 'Tests', 'Notes by managers', 'Timeline', 'CV'])
    await expect.element(heading(name)).toHaveLength(0);
  await expect.element(page.getByText('You have requested permission before.')).toHaveLength(0);
  await page.getByRole('button', { name: 'Request permission' }).click();
  const send = page.getByRole('alertdialog').getByRole('button', { name: 'Send request' });
  await expect.element(send).toBeVisible();
});

test('that permission was asked for before is said beside asking once more', async () => {
  servePerson(network(), {}, { permission_asked: true });
  await openPage('/admin/subject-profile/2', { as: 'manager' });
  await expect.element(page.getByRole('button', { name: 'Request permission' })).toBeVisible();
  await expect.element(page.getByText('You have requested permission before.')).toBeVisible();
});

test('what can be typed into is there once it is known what the organisation has, and stays', async () => {
  const held = Promise.withResolvers<void>();
  await openPage(ada, { as: 'manager', after: held.promise });
  await expect.poll(() => network().asked(listNotes).length).toBeGreaterThan(0);
  const note = page.getByLabelText('New note');
  // Long enough for all that has come to be drawn.
  for (let drawn = 0; drawn < 30; drawn += 1)
    await new Promise((next) => {
      requestAnimationFrame(next);
    });
  await expect.element(note).toHaveLength(0);
  held.resolve();
  await note.fill('Begun early.');
  await expect.element(page.getByRole('combobox', { name: 'Pin to a role' })).toBeVisible();
  await expect.element(note).toHaveValue('Begun early.');
});

test('J and K lead through the list that a person was opened from, and not while something is typed', async () => {
  const list = {
    title: 'Talent',
    to: '/admin/talent',
    search: { page: 2 },
    people: [1, 2],
    before: 2,
    total: 7,
    exact: true,
  };
  sessionStorage.setItem('assay.list-of-people', JSON.stringify({ ...list, owner: 1 }));
  const { where } = await openPage(ada, { as: 'manager' });
  const way = page.getByRole('navigation', { name: 'People of the list' });
  await expect.element(way.getByText(/^3.of.7$/)).toBeVisible();
  const note = page.getByLabelText('New note');
  await note.click();
  await userEvent.keyboard('j');
  await expect.element(note).toHaveValue('j');
  await note.fill('');
  (page.getByRole('link', { name: /^Write an email/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('j');
  await expect.poll(where).toBe('/admin/subject-profile/2');
  await expect.element(heading('No permission yet')).toBeVisible();
  await userEvent.keyboard('k');
  await expect.poll(where).toBe(ada);
  await page.getByRole('link', { name: 'Next person (J)' }).click();
  await expect.poll(where).toBe('/admin/subject-profile/2');
  const back = page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Talent' });
  await expect.element(back).toHaveAttribute('href', '/admin/talent?page=2');
  // The page that was shown ends here, the list does not.
  await expect
    .element(page.getByRole('link', { name: 'Next page of the list (J)' }))
    .toHaveAttribute('href', '/admin/talent?page=3');
  await userEvent.keyboard('k');
  await expect
    .element(page.getByRole('link', { name: 'Previous page of the list (K)' }))
    .toHaveAttribute('href', '/admin/talent');
});
