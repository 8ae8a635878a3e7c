import * as accounts from '@assay/contract/accounts';
import * as subjects from '@assay/contract/subjects';
import type { Registrar } from '../../platform/http/registrar.ts';
import { checkMagicLink, permitWhileLoggedIn, withdrawPermission } from './entry/entry.service.ts';
import { listTestTypes } from './entry/subject-tests.service.ts';
import { asOrganization } from '../../platform/db/organization-id.ts';

/** How a subject gets into a campaign, and what there is to take. */
export function entryRoutes(routes: Registrar): void {
  routes.on(accounts.checkMagicLink, async (ctx, { params }) => ({
    data: await checkMagicLink(ctx, params.magicLink),
  }));
  routes.on(accounts.givePermissionLoggedIn, (ctx, { body }) =>
    permitWhileLoggedIn(ctx, asOrganization(body.organizationId)),
  );
  routes.on(subjects.listTestTypes, async (ctx) => ({ data: await listTestTypes(ctx) }));
  routes.on(subjects.withdrawPermission, (ctx, { params }) =>
    withdrawPermission(ctx, asOrganization(params.organizationId)),
  );
}
