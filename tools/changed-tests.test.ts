import { expect, test } from 'vitest';
import { nearestTests } from './changed-tests.ts';

const all = [
  'server/src/modules/campaigns/import/import.test.ts',
  'server/src/modules/campaigns/running.test.ts',
  'server/src/platform/page.test.ts',
  'server/src/test/matrices/role.test.ts',
];

test('a file brings the tests of its folder, or of the next one above that has any', () => {
  expect(nearestTests(['server/src/modules/campaigns/import/list.reader.ts'], all)).toEqual([
    all[0],
  ]);
  expect(nearestTests(['server/src/modules/campaigns/mail/a.words.ts'], all)).toEqual(
    all.slice(0, 2),
  );
  expect(nearestTests(['server/migrations/0001_start.sql'], all)).toEqual(all);
});

test('a test brings itself, a call what serves it and what holds for all calls, other parts nothing here', () => {
  expect(nearestTests(['server/src/platform/page.test.ts'], all)).toEqual([all[2]]);
  expect(nearestTests(['contract/src/campaigns/campaigns.ts'], all)).toEqual([
    all[0],
    all[1],
    all[3],
  ]);
  expect(nearestTests(['contract/src/platform/fields.ts'], all)).toEqual([all[3]]);
  expect(nearestTests(['web/src/ui/actions/button.tsx', 'README.md'], all)).toEqual([]);
});
