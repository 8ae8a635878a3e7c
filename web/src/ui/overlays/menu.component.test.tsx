import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPart } from '../../test/open-page.tsx';
import { Button } from '../actions/button.tsx';
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
