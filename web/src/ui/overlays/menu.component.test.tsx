import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPart } from '../../test/open-page.tsx';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';
import { Menu, MenuItem } from './menu.tsx';

const pressed: string[] = [];

function Actions() {
  return (
    <Menu trigger={<Button>Actions</Button>}>
      {['Edit', 'Copy'].map((name) => (
        <MenuItem key={name} disabled={name === 'Copy'} onClick={() => pressed.push(name)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}

const actions = page.getByRole('button', { name: 'Actions' });
const edit = page.getByRole('menuitem', { name: 'Edit' });

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'who opens a menu by “%s” stands on its first entry, the first time and later',
  async (key) => {
    await openPart(<Actions />, { as: 'manager' });
    for (let time = 0; time < 2; time += 1) {
      await expect.element(actions).toBeVisible();
      (actions.element() as HTMLElement).focus();
      await userEvent.keyboard(key);
      await expect.element(edit).toHaveFocus();
      pressed.length = 0;
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => pressed).toEqual(['Edit']);
      await expect.element(edit).not.toBeInTheDocument();
      await expect.element(actions).toHaveFocus();
    }
  },
);

test('who opens it by a pointer has chosen no entry', async () => {
  await openPart(<Actions />, { as: 'manager' });
  await actions.click();
  await expect.element(edit).toBeVisible();
  await expect.element(page.getByRole('menu')).toHaveFocus();
});

function Asking() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem onClick={() => setAsked(true)}>Edit</MenuItem>
      </Menu>
      {asked && (
        <Dialog open onOpenChange={setAsked} title="A question">
          <button type="button">Yes</button>
        </Dialog>
      )}
    </>
  );
}

test('a question that an entry asks gives the focus back to the button of the menu, the first time, too', async () => {
  await openPart(<Asking />, { as: 'manager' });
  await expect.element(actions).toBeVisible();
  (actions.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(edit).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Yes' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).toHaveLength(0);
  await expect.element(actions).toHaveFocus();
});
