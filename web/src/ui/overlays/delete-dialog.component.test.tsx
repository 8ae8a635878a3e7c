import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refusal } from '../../lib/server-errors.ts';
import { openPart } from '../../test/open-page.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

test('what speaks against it takes the focus once: whoever types the name anew stays in the field', async () => {
  await openPart(
    <DeleteDialog
      open
      onOpenChange={() => undefined}
      kind="campaign"
      name="Autumn"
      description="All of it goes."
      onDelete={() => Promise.reject(new Refusal('It is running.'))}
    />,
    { as: 'manager' },
  );
  const name = page.getByLabelText('Name of the campaign');
  await name.fill('Autumn');
  await page.getByRole('button', { name: 'Delete campaign' }).click();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await name.fill('');
  await userEvent.type(name, 'autumn');
  await expect.element(name).toHaveValue('autumn');
  await expect.element(name).toHaveFocus();
});
