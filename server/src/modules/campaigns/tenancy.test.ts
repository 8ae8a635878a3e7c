import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import { root } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { OrganizationId } from '../../platform/db/organization-id.ts';
import { findCampaign } from './campaign/campaign.queries.ts';

test('whose rows a query may touch and which of them it is after cannot be swapped', () => {
  const inOrder = (db: Db, organizationId: OrganizationId, id: number) =>
    findCampaign(db, organizationId, id);
  const swapped = (db: Db, organizationId: OrganizationId, id: number) =>
    // @ts-expect-error -- the id of a campaign is not that of an organisation
    findCampaign(db, id, organizationId);
  expectTypeOf(inOrder).returns.toEqualTypeOf<ReturnType<typeof swapped>>();
  expectTypeOf<number>().not.toExtend<OrganizationId>();
});

test('no signature takes an organisation as any number', () => {
  const taken = globSync('server/src/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('server/src/test/'))
    .filter((path) =>
      /\b(organizationId|organization_id)\??: number\b/.test(
        readFileSync(join(root, path), 'utf8'),
      ),
    );
  // What a registration says is only compared with what its link says.
  expect(taken).toEqual(['server/src/modules/accounts/register/invited.service.ts']);
});
