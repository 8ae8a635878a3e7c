import { expect, type Page, type Route } from '@playwright/test';
import { countShifts, expectStill, pressAt, tabTo } from './keyboard.ts';
import { expectAccessible, expectLoaded, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';
import { firstResult } from './takers.ts';

/** The screens on which people are decided about, each told from beginning to end without a mouse: wide and narrow. */

test('one person, people of a campaign, and succession, at a desk and on a narrow screen', async ({
  page,
}) => {
  // Hundreds of keys, each after the other.
  test.setTimeout(300_000);
  await countShifts(page);
  await logInAsStaff(page, 'manager@assay.test', { at: '/admin/talent?status=completed' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`${width} px: labels, a note and its undo, an own field, a pin, next and previous`, () =>
      readPerson(page, width));
    await test.step(`${width} px: people ordered, narrowed, selected, moved to a stage, reminded`, () =>
      movePeople(page, width));
    await test.step(`${width} px: a successor moved twice in a row, a note, a new one and what if`, () =>
      planSuccession(page, width));
  }
});

async function readPerson(page: Page, width: number): Promise<void> {
  await page.goto('/admin/talent?status=completed');
  const rows = screen(page, 'talent').getByRole('row');
  const [first, second] = [1, 2].map((at) => rows.nth(at).getByRole('link').first());
  if (!first || !second) throw new Error('two people are listed');
  const [name, next] = [await first.innerText(), await second.innerText()];
  await pressAt(page, first, 'Enter');
  const shown = screen(page, 'subject-profile');
  const heading = shown.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  await expectLoaded(page);
  await expectStill(page);

  await page.keyboard.press('j');
  await expect(heading).toHaveText(next);
  await page.keyboard.press('k');
  await expect(heading).toHaveText(name);
  await pressAt(page, shown.getByRole('link', { name: 'Next person (J)' }), 'Enter');
  await expect(heading).toHaveText(next);
  await pressAt(page, shown.getByRole('link', { name: 'Previous person (K)' }), 'Enter');
  await expect(heading).toHaveText(name);

  // A label that is new is made on the way.
  const label = `Night shift ${width} ${Date.now()}`;
  await pressAt(page, shown.getByRole('button', { name: 'Edit labels' }), 'Enter');
  const picker = page.getByRole('dialog', { name: 'Labels' });
  await tabTo(page, picker.getByRole('searchbox'));
  await page.keyboard.type(label);
  await pressAt(page, picker.getByRole('button', { name: `Create “${label}”` }), 'Enter');
  await expect(picker.getByRole('checkbox', { name: label })).toBeChecked();
  await pressAt(page, picker.getByRole('button', { name: 'Save' }), 'Enter');
  await expect(picker).toHaveCount(0);
  await expect(shown.getByText(label, { exact: true })).toBeVisible();

  // A note goes and comes back.
  const text = `Asked for references at ${width}.`;
  const field = shown.getByLabel('New note');
  await tabTo(page, field);
  await page.keyboard.type(text);
  await pressAt(page, shown.getByRole('button', { name: 'Add note' }), 'Enter');
  const notes = shown.getByRole('list', { name: 'Notes by managers' });
  const note = notes.getByRole('listitem').first();
  await expect(note).toContainText(text);
  await pressAt(page, note.getByRole('button', { name: /^Delete the note by/ }), 'Enter');
  await expect(shown.getByText(text)).toHaveCount(0);
  await expect(note.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note).toContainText(text);
  await expect(note.getByRole('button', { name: /^Delete the note by/ })).toBeFocused();

  // A field of the organisation's own; a second press before the first is answered changes nothing.
  const pressed = Promise.withResolvers<void>();
  const save = async (route: Route) => {
    await pressed.promise;
    await route.continue();
  };
  await page.route('**/subject-profile/custom-field/*', save, { times: 1 });
  await pressAt(page, shown.getByRole('button', { name: 'Add field' }), 'Enter');
  const own = page.getByRole('dialog', { name: 'Add field' });
  await tabTo(page, own.getByLabel('Heading'));
  await page.keyboard.type(`Notice ${width}`);
  await tabTo(page, own.getByLabel('Text'));
  await page.keyboard.type('Three months');
  await tabTo(page, own.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  pressed.resolve();
  await expect(own).toHaveCount(0);
  await expect(shown.getByText(`Notice ${width}`)).toHaveCount(1);

  // A role that they could fill, and not after all.
  await tabTo(page, shown.getByRole('combobox', { name: 'Pin to a role' }));
  await page.keyboard.type('legal');
  await expect(page.getByRole('option', { name: 'Legal' })).toBeVisible();
  await page.keyboard.press('Enter');
  const unpin = shown.getByRole('button', { name: 'Unpin from Legal' });
  await expect(unpin).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo(page, unpin, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(unpin).toHaveCount(0);

  await expectAccessible(page);
}

async function movePeople(page: Page, width: number): Promise<void> {
  const { campaign } = await firstResult(page.request);
  await page.goto(`/admin/assessments/view/${campaign}`);
  const shown = screen(page, 'assessment-view');
  const table = shown.getByRole('table', { name: /^People of/ });
  const head = table.getByRole('columnheader', { name: 'Fit', exact: true });
  await expect(head).toBeVisible();
  await expectLoaded(page);
  await expectStill(page);
  await pressAt(page, head.getByRole('button'), 'Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expectAccessible(page);

  if (width < 640) {
    await tabTo(page, shown.getByRole('button', { name: 'Filters' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
  }
  const status = shown.getByLabel('Status', { exact: true });
  await tabTo(page, status, width < 640 ? 'Tab' : 'Shift+Tab');
  await page.keyboard.type('In progress');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/status=in_progress/);
  const boxes = table.getByRole('checkbox');
  await expect(table.getByText('Completed', { exact: true })).toHaveCount(0);
  await expect(boxes).toHaveCount(2);

  const bar = shown.getByRole('group', { name: 'Selected people' });
  await pressAt(page, boxes.nth(0), 'Space');
  await pressAt(page, boxes.nth(1), 'Space');
  await expect(bar).toContainText('2 selected');
  // Whom it would reach is told first, and nothing is sent by leaving.
  await tabTo(page, bar.getByRole('button', { name: 'Remind' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const sure = page.getByRole('alertdialog');
  await expect(sure.getByRole('button', { name: /^Send/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sure).toHaveCount(0);
  await expect(bar).toContainText('2 selected');

  // To the stage in which they are not.
  const there = (await table.getByText('Interview', { exact: true }).count()) === 2;
  const [stage, presses] = there ? ['Shortlist', 1] : ['Interview', 2];
  await tabTo(page, bar.getByRole('button', { name: 'Move', exact: true }));
  await page.keyboard.press('Enter');
  const move = page.getByRole('dialog', { name: 'Move 2 people' });
  await tabTo(page, move.getByRole('radio').first());
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowDown');
  await expect(move.getByRole('radio', { name: stage })).toBeChecked();
  await pressAt(page, move.getByRole('button', { name: 'Move', exact: true }), 'Enter');
  await expect(move).toHaveCount(0);
  await expect(table.getByText(stage, { exact: true })).toHaveCount(2);
  await expectAccessible(page);
}

async function planSuccession(page: Page, width: number): Promise<void> {
  await page.goto('/admin/succession');
  const shown = screen(page, 'succession');
  const of = (name: string, when = '') =>
    shown.getByRole('button', { name: new RegExp(`^${name}, ${when}.*: change$`) });

  await expect(of('Bart Banerjee')).toBeVisible();
  await expectLoaded(page);
  await expectStill(page);

  // The first answer comes long after the second move: they are sent one after the other all the same.
  const moves: string[] = [];
  const held = Promise.withResolvers<void>();
  const pins = '**/subject/pins/pin/**';
  await page.route(pins, async (route) => {
    moves.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    if (moves.length === 1) await held.promise;
    await route.continue();
  });
  await tabTo(page, of('Bart Banerjee'));
  const from = (await of('Bart Banerjee', 'Ready later').count()) === 1;
  expect(from).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect(of('Bart Banerjee', 'Ready soon')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(of('Bart Banerjee', 'Ready now')).toBeFocused();
  await expect.poll(() => moves).toEqual(['soon']);
  const read = page.waitForResponse((one) => one.url().endsWith('/api/admin/succession'));
  held.resolve();
  await read;
  expect(moves).toEqual(['soon', 'now']);
  await page.unroute(pins);
  await expect(of('Bart Banerjee', 'Ready now')).toBeFocused();
  await page.reload();
  await expect(of('Bart Banerjee', 'Ready now')).toBeVisible();

  // Why, in a note.
  await pressAt(page, of('Bart Banerjee'), 'Enter');
  const remove = page.getByRole('menuitem', { name: 'Remove from the bench' });
  const edit = page.getByRole('menuitem', { name: /^(Add a|Edit the) note$/ });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(remove).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Successor' });
  await tabTo(page, dialog.getByLabel('Note'));
  await page.keyboard.type(`Has led it for a year, ${width}.`);
  await pressAt(page, dialog.getByRole('button', { name: 'Save' }), 'Enter');
  await expect(dialog).toHaveCount(0);
  await expect(shown.getByText(`Has led it for a year, ${width}.`)).toBeVisible();

  // One more on the bench.
  await pressAt(
    page,
    shown.getByRole('button', { name: 'Add a successor for Anouk Aydin' }),
    'Enter',
  );
  const add = page.getByRole('dialog', { name: 'Add a successor' });
  await pressAt(page, add.getByRole('combobox', { name: 'Who could take over' }), 'Enter');
  await expect(page.getByRole('combobox', { name: 'Search: Who could take over' })).toBeFocused();
  await page.keyboard.type('Carlos');
  const found = page.getByRole('listbox', { name: 'Who could take over' });
  await expect(found.getByRole('option')).toHaveText(['Carlos Bos']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await pressAt(page, add.getByRole('button', { name: 'Add successor' }), 'Enter');
  await expect(add).toHaveCount(0);
  await expect(of('Carlos Bos', 'Ready soon')).toBeVisible();

  // Nothing of this is saved.
  await tabTo(page, shown.getByLabel('Person', { exact: true }));
  await page.keyboard.type('Anouk Aydin');
  await expect(shown.getByText('becomes vacant', { exact: false })).toBeVisible();

  // Off the bench again, for who comes next.
  await tabTo(page, of('Carlos Bos'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(of('Carlos Bos')).toHaveCount(0);
  await tabTo(page, of('Bart Banerjee'), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(of('Bart Banerjee', 'Ready later')).toBeFocused();
  // Comes when the server has answered, and fades in.
  await expect(page.getByRole('status').getByText('Bart Banerjee: Ready later')).toBeVisible();
  await expectAccessible(page);
}

test('columns that are chosen show in another browser, too, until they are reset', async ({
  browser,
  page,
}) => {
  await logInAsStaff(page, 'manager@assay.test', { at: '/admin/talent' });
  const shown = screen(page, 'talent');
  const stage = shown.getByRole('columnheader', { name: 'Stage' });
  await expect(stage).toBeVisible();
  await pressAt(page, shown.getByRole('button', { name: 'Columns' }), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await pressAt(page, dialog.getByRole('checkbox', { name: 'Stage' }), 'Space');
  await expect(stage).toHaveCount(0);
  await pressAt(page, dialog.getByRole('button', { name: 'Done' }), 'Enter');

  const context = await browser.newContext({ locale: 'en-GB' });
  const other = await context.newPage();
  await countShifts(other);
  await logInAsStaff(other, 'manager@assay.test', { at: '/admin/talent' });
  const there = screen(other, 'talent');
  await expect(there.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(there.getByRole('columnheader', { name: 'Stage' })).toHaveCount(0);
  await expectStill(other);
  await pressAt(other, there.getByRole('button', { name: 'Columns' }), 'Enter');
  await pressAt(other, other.getByRole('button', { name: 'Reset columns' }), 'Enter');
  await expect(other.getByRole('button', { name: 'Reset columns' })).toBeDisabled();
  await expect(
    there.getByRole('columnheader', { name: 'Stage', includeHidden: true }),
  ).toBeVisible();
  await context.close();

  // What this browser remembers shows first; the answer stands.
  await page.reload();
  await expect(stage).toBeVisible();
});
