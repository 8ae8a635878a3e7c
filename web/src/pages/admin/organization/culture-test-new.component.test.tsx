import { createCultureTest } from '@assay/contract/culture-organization';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { network, openPage } from '../../../test/open-page.tsx';

test('R198 a culture test that is refused says so at its field, and what was typed stays', async () => {
  network().refuse(createCultureTest, 422, {
    message: 'Please look again.',
    errors: { name: ['No such words here.'] },
  });
  await openPage('/admin/manager/organization/culture/new', { as: 'manager' });
  const name = page.getByLabelText('Name');
  await name.fill('How we work');
  await page.getByRole('button', { name: 'Start culture test' }).click();
  await expect.element(name).toHaveAccessibleDescription(/No such words here\./);
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveValue('How we work');
});
