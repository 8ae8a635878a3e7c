import * as contract from '@assay/contract/own-data';
import type { Registrar, Services } from '../../platform/http/registrar.ts';
import { proveSession } from '../accounts/index.ts';
import { showAccesses } from './accesses/access-log.service.ts';
import { deleteAccount } from './erasure/erasure.service.ts';
import { exportOwnData, printOwnData } from './export/export.service.ts';
import { askToDelete, listAsking, undoAsking } from './tests/deletion-request.service.ts';
import { deleteOwnTests, deleteSomebodysTests, findTaker } from './tests/test-deletion.service.ts';
import { asOrganization, type OrganizationId } from '../../platform/db/organization-id.ts';

/** As the organisations' own default; docs/privacy.md names it too. */
const retentionMonths = 24;

export function ownDataRoutes(routes: Registrar, { config }: Services): void {
  routes.onManual(contract.proveIdentity, (ctx, { body }) => proveSession(ctx, body));
  routes.onManual(contract.exportOwnData, (ctx) => exportOwnData(ctx));
  routes.onManual(contract.printOwnData, (ctx) => printOwnData(ctx));
  routes.on(contract.listAccesses, (ctx, { query }) => showAccesses(ctx, query));
  routes.on(contract.deleteOwnTests, (ctx, { body }) => deleteOwnTests(ctx, body.test_type_ids));
  routes.on(contract.askToDeleteTests, (ctx, { body }) =>
    askToDelete(ctx, body.organization_id as OrganizationId | undefined),
  );
  routes.on(contract.listDeletionRequests, async (ctx) => ({ data: await listAsking(ctx) }));
  routes.on(contract.undoDeletionRequest, (ctx, { body }) =>
    undoAsking(ctx, asOrganization(body.organization_id)),
  );
  routes.onManual(contract.deleteAccount, (ctx, { body }) => deleteAccount(ctx, body));
  routes.on(contract.getPrivacyFacts, async () => ({
    data: { contact_email: config.contactEmail, retention_months: retentionMonths },
  }));
  routes.on(contract.findTaker, async (ctx, { query }) => ({
    data: await findTaker(ctx, query.email),
  }));
  routes.on(contract.deleteTests, (ctx, { body }) => deleteSomebodysTests(ctx, body));
}
