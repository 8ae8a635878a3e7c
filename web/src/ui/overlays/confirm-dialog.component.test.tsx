import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Refusal } from '../../lib/server-errors.ts';
import { openPart } from '../../test/open-page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const begun: string[] = [];
let work: Promise<void>;

function Asking() {
  const [about, setAbout] = useState<string>();
  return (
    <>
      {['Ann', 'Bo'].map((name) => (
        <button key={name} type="button" onClick={() => setAbout(name)}>
          {name}
        </button>
      ))}
      <ConfirmDialog
        open={about !== undefined}
        onOpenChange={() => setAbout(undefined)}
        title={`Decline ${about}?`}
        confirmLabel="Decline"
        onConfirm={() => {
          begun.push(about ?? '');
          return work;
        }}
      />
    </>
  );
}

const dialog = page.getByRole('alertdialog');
const decline = dialog.getByRole('button', { name: 'Decline' });

/** Confirms about the first, and leaves while that works. */
async function leaveTheFirst() {
  begun.length = 0;
  await openPart(<Asking />, { as: 'manager' });
  await page.getByRole('button', { name: 'Ann' }).click();
  await decline.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

test('what was left while it worked neither answers nor closes the next question', async () => {
  const done = Promise.withResolvers<void>();
  work = done.promise;
  await leaveTheFirst();
  await page.getByRole('button', { name: 'Bo' }).click();
  await expect.element(dialog.getByText('Decline Bo?')).toBeVisible();
  await decline.click();
  expect(begun).toEqual(['Ann', 'Bo']);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Bo' }).click();
  await expect.element(dialog.getByText('Decline Bo?')).toBeVisible();
  done.resolve();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(dialog.getByText('Decline Bo?')).toBeVisible();
});

test('that it has failed is heard after it was left, too', async () => {
  const done = Promise.withResolvers<void>();
  work = done.promise;
  await leaveTheFirst();
  done.reject(new Refusal('There is no connection.'));
  await expect.element(page.getByText('There is no connection.')).toBeVisible();
});
