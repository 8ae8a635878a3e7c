import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPart } from '../../test/open-page.tsx';
import { Button } from '../actions/button.tsx';
import { Table } from '../tables/table.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Menu, MenuItem } from './menu.tsx';

type Way = 'confirm' | 'dialog' | 'menu';

/** A list of which a row goes while the layer above it that was opened from it is there. */
function Rows({ by }: { by: Way }) {
  const [rows, setRows] = useState(['Ada', 'Bo', 'Cleo']);
  const [asking, setAsking] = useState<string>();
  const remove = (name: string | undefined) => setRows((all) => all.filter((one) => one !== name));
  const close = () => setAsking(undefined);
  const cell = (name: string) =>
    by === 'menu' ? (
      <Menu trigger={<button type="button">{`Actions for ${name}`}</button>}>
        <MenuItem onClick={() => remove(name)}>Remove</MenuItem>
      </Menu>
    ) : (
      <Button onClick={() => setAsking(name)}>{`Actions for ${name}`}</Button>
    );
  return (
    <>
      {cell('nobody')}
      <Table
        caption="People"
        columns={[{ id: 'actions', header: 'Actions', cell }]}
        rows={rows}
        rowKey={(name) => name}
        empty={<Button>Add people</Button>}
      />
      {by === 'confirm' && (
        <ConfirmDialog
          open={asking !== undefined}
          onOpenChange={close}
          title="Remove?"
          confirmLabel="Remove"
          onConfirm={async () => {
            remove(asking);
            // The list is read again before the question is closed.
            await new Promise((resolve) => setTimeout(resolve, 50));
          }}
        />
      )}
      {by === 'dialog' && asking !== undefined && (
        <Dialog open onOpenChange={close} title="Remove?">
          <Button
            onClick={() => {
              remove(asking);
              setTimeout(close, 50);
            }}
          >
            Remove
          </Button>
        </Dialog>
      )}
    </>
  );
}

const actions = (name: string) => page.getByRole('button', { name: `Actions for ${name}` });
const roles = { confirm: 'button', dialog: 'button', menu: 'menuitem' } as const;

test.each(['confirm', 'dialog', 'menu'] as const)(
  'a row that goes by a %s gives the focus to the next, the last to what adds one',
  async (by) => {
    await openPart(<Rows by={by} />, { as: 'manager' });
    const remove = page.getByRole(roles[by], { name: 'Remove' });
    // Opened before from elsewhere, which is still there.
    await actions('nobody').click();
    await expect.element(remove).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(remove).not.toBeInTheDocument();

    (actions('Bo').element() as HTMLElement).focus();
    for (const next of [actions('Cleo'), actions('Ada'), page.getByText('Add people')]) {
      await userEvent.keyboard('{Enter}');
      await expect.element(remove).toBeVisible();
      (remove.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(remove).not.toBeInTheDocument();
      await expect.element(next).toHaveFocus();
    }
  },
);

test.each(['confirm', 'dialog', 'menu'] as const)(
  'a %s that is left gives the focus back to what opened it',
  async (by) => {
    await openPart(<Rows by={by} />, { as: 'manager' });
    await expect.element(actions('Bo')).toBeVisible();
    (actions('Bo').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const remove = page.getByRole(roles[by], { name: 'Remove' });
    await expect.element(remove).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(remove).not.toBeInTheDocument();
    await expect.element(actions('Bo')).toHaveFocus();
  },
);
