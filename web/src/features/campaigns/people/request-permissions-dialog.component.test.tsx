import { askPermission } from '@assay/contract/entry';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../../test/network.ts';
import { network, openPart } from '../../../test/open-page.tsx';
import { RequestPermissionsDialog } from './request-permissions-dialog.tsx';

const people = [1, 2, 3].map((id) => ({ id, permission: false, permission_asked: false }));

test('as many requests are told as have been sent: whom a colleague has asked since gets none', async () => {
  network().answerBy(askPermission, ({ params }) =>
    params['id'] === '2' ? refusal(409, { message: 'Asked already.' }) : { message: 'Sent.' },
  );
  await openPart(
    <RequestPermissionsDialog people={people} onClose={() => {}} onDone={() => {}} />,
    { as: 'manager' },
  );
  await page.getByRole('button', { name: 'Send requests' }).click();
  await expect.element(page.getByText('2 requests sent.')).toBeVisible();
});
