import { listCultureTests } from '@assay/contract/culture-organization';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { network, openPart } from '../../test/open-page.tsx';
import { CultureTestList } from './culture-test-list.tsx';

const name = 'How the three teams of the new harbour work together since the summer';

test('on a phone the buttons of a test stand below its name, however long that is', async () => {
  network().reply(listCultureTests, {
    data: [
      {
        id: 5,
        name,
        version: '1',
        current: true,
        created_at: '2026-11-20T09:00:00.000Z',
        created_by: 'Mara Visser',
        managers: 2,
        own_answers: 12,
        questions: 40,
      },
    ],
  });
  await openPart(<CultureTestList />, { as: 'manager', width: 390 });
  const named = page.getByText(name, { exact: true });
  await expect.element(named).toBeVisible();
  const { bottom } = named.element().getBoundingClientRect();
  for (const start of ['Continue', 'Results of']) {
    const { top } = page
      .getByRole('link', { name: `${start} ${name}` })
      .element()
      .getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(bottom);
  }
});
