import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPart } from '../test/open-page.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const names = ['Ada', 'Bo', 'Cleo'];
let takeOff: (name: string) => void;

function Rows({ adding = true }: { adding?: boolean }) {
  const [rows, setRows] = useState(names);
  const holder = useKeptFocus<HTMLDivElement>();
  const remove = (gone: string) => setRows((before) => before.filter((name) => name !== gone));
  useEffect(() => {
    takeOff = remove;
  });
  return (
    <>
      <div ref={holder}>
        {rows.length > 0 && (
          <ul>
            {rows.map((name) => (
              <li key={name}>
                <button type="button">Edit {name}</button>
                <button type="button" onClick={() => remove(name)}>
                  Remove {name}
                </button>
              </li>
            ))}
          </ul>
        )}
        {adding && <button type="button">Add</button>}
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
async function stand(at: string) {
  await expect.element(button(at)).toBeVisible();
  (button(at).element() as HTMLElement).focus();
}

test('the focus that goes with a row comes to the next, to the last, and then to what adds one', async () => {
  await openPart(<Rows />, { as: 'manager' });
  await stand('Remove Bo');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove Cleo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove Ada')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Add')).toHaveFocus();
});

test('where nothing is left the focus comes to the content of the page', async () => {
  await openPart(<Rows adding={false} />, { as: 'manager' });
  await stand('Remove Ada');
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

let ask: () => void;

function AskedAbove() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    ask = () => setOpen(true);
  });
  return (
    <>
      <Rows />
      <Dialog open={open} onOpenChange={setOpen} title="A question">
        <button type="button">Yes</button>
      </Dialog>
    </>
  );
}

test('behind a dialog nothing takes the focus', async () => {
  await openPart(<AskedAbove />, { as: 'manager' });
  await stand('Remove Bo');
  ask();
  await expect.element(button('Yes')).toHaveFocus();
  // As a button of the dialog that goes when it has been pressed.
  (button('Yes').element() as HTMLElement).blur();
  takeOff('Bo');
  await expect.element(page.getByText('Edit Bo')).toHaveLength(0);
  expect(document.activeElement?.closest('ul')).toBeFalsy();
});

test('a row that goes by itself takes the focus from nobody who is elsewhere', async () => {
  await openPart(<Rows />, { as: 'manager' });
  await stand('Edit Bo');
  await stand('Elsewhere');
  (button('Elsewhere').element() as HTMLElement).blur();
  takeOff('Bo');
  await expect.element(button('Edit Bo')).toHaveLength(0);
  expect(document.activeElement).toBe(document.body);
  await stand('Edit Ada');
  takeOff('Ada');
  await expect.element(button('Edit Cleo')).toHaveFocus();
});
