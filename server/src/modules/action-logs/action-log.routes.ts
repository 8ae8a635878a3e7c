import * as contract from '@assay/contract/action-logs';
import type { Registrar } from '../../platform/http/registrar.ts';
import { readFilter, showEntries } from './action-log.service.ts';
import { verifyChain } from './chain.service.ts';
import { exportEntries } from './export.service.ts';

export function actionLogRoutes(routes: Registrar): void {
  routes.on(contract.listActionLogs, ({ db }, { query }) => showEntries(db, query));
  routes.on(contract.exportActionLogs, async (ctx, { query: { format, ...query } }) =>
    exportEntries(ctx, await readFilter(ctx.db, query), format),
  );
  routes.on(contract.verifyActionLogs, async ({ db }, { query }) => ({
    data: await verifyChain(db, query.after),
  }));
}
