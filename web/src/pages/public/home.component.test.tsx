import { askExtension } from '@assay/contract/entry';
import { getAnalogyTime, getSequenceTime } from '@assay/contract/logical';
import { listTestTypes } from '@assay/contract/subjects';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../test/accessible.ts';
import { refusal } from '../../test/network.ts';
import { network, openPage } from '../../test/open-page.tsx';
import { askedFor, serveCandidate } from '../../test/servers/candidate.ts';

/** The home of visitors and of people who take tests, the bar above it, and the questions that people ask. */

const [personality, culture] = [1, 3];
const bar = page.getByRole('navigation', { name: 'Main' });

test('R044 R043 a visitor has a way to log in and no entries; questions are answered without a login', async () => {
  const { where } = await openPage('/');
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Log in' }))
    .toBeVisible();
  await expect.element(bar).toHaveLength(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
  await expect.element(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
  expect(where()).toBe('/faq');
});

test('R037 R038 R039 R040 R042 the bar leads to every kind of test, and to no interview where nobody asks for one', async () => {
  serveCandidate(network(), askedFor([culture]));
  // The page of the last step may ask before the test is over, or not.
  network().refuse(getAnalogyTime, 503).refuse(getSequenceTime, 503);
  const { where } = await openPage('/', { as: 'candidate' });
  await expect.element(page.getByRole('heading', { name: `Trial-${culture}` })).toBeVisible();
  const entries = bar.getByRole('link');
  await expect
    .poll(() => entries.elements().map((one) => one.textContent))
    .toEqual(['Home', 'Logical reasoning', 'Culture', 'Energy', 'Skills']);
  await expect
    .element(bar.getByRole('link', { name: 'Skills' }))
    .toHaveAttribute('href', '/skill/tests');
  await bar.getByRole('link', { name: 'Logical reasoning' }).click();
  await expect.poll(where).toBe('/iq-test');
});

async function entriesOfMenu(): Promise<string[]> {
  await page.getByRole('button', { name: /^Menu of/ }).click();
  const menu = page.getByRole('menu');
  await expect.element(menu).toBeVisible();
  expect(menu.element().getBoundingClientRect().width).toBe(180);
  return menu
    .getByRole('menuitem')
    .elements()
    .map((one) => one.textContent);
}

test('R045 R046 the menu is 180 pixels wide; a candidate cannot switch', async () => {
  serveCandidate(network(), askedFor([culture]));
  await openPage('/', { as: 'candidate' });
  expect(await entriesOfMenu()).toEqual(['Your profile', 'Your data', 'Log out']);
});

test('R046 who manages can switch', async () => {
  serveCandidate(network(), askedFor([culture]));
  await openPage('/', { as: 'manager' });
  expect(await entriesOfMenu()).toEqual([
    'Switch to manager view',
    'Your profile',
    'Your data',
    'Log out',
  ]);
});

test('a request for a later deadline says what follows, and stays where the time is over', async () => {
  const over = { deadline: '2026-01-05T12:00:00.000Z' };
  serveCandidate(network(), askedFor([personality, culture], over));
  await openPage('/', { as: 'candidate', width: 390 });
  await expect
    .element(page.getByRole('heading', { name: 'The deadline has passed' }))
    .toBeVisible();
  await expect.element(page.getByText(`Trial-${personality}, Trial-${culture}`)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to the test' })).toHaveLength(0);
  await expectAccessible();
  await page.getByRole('button', { name: 'Ask for a later deadline' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('The answer comes by email');
  await expectAccessible();
  await dialog.getByLabelText('What should they know?').fill('I was ill.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect
    .element(page.getByText('You have asked Northwind for a later deadline.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Ask for a later deadline' }))
    .toHaveLength(0);
  expect(network().asked(askExtension)).toMatchObject([
    { params: { id: '7' }, body: { message: 'I was ill.' } },
  ]);
});

test('a broken line is told, with a way to try again', async () => {
  serveCandidate(network(), askedFor([culture]));
  network().answerBy(listTestTypes, () => refusal(503));
  await openPage('/', { as: 'candidate' });
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
  await expect.element(again).toBeVisible();
  network().reply(listTestTypes, { data: askedFor([culture]) });
  await again.click();
  await expect.element(page.getByText('Next for you')).toBeVisible();
});

test('a question is open when the address names it, and others open by keyboard', async () => {
  await openPage('/faq#connection', { width: 390 });
  const other = page.getByText(/It can give you 25, 50 or 100 %/);
  await expect.element(page.getByText(/Your answers wait on your device/)).toBeVisible();
  await expect.element(other).not.toBeVisible();
  document.querySelector<HTMLElement>('#adjustments summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(other).toBeVisible();
  await expectAccessible();
});
