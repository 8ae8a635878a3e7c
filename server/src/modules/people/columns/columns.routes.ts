import * as contract from '@assay/contract/list-columns';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { resetColumns, saveColumns, showColumns } from './columns.service.ts';

export function columnRoutes(routes: Registrar): void {
  routes.on(contract.getListColumns, async (ctx) => ({ data: await showColumns(ctx) }));
  routes.on(contract.saveListColumns, async (ctx, { params, body }) => ({
    data: await saveColumns(ctx, params.list, body),
  }));
  routes.on(contract.resetListColumns, async (ctx, { params }) => ({
    data: await resetColumns(ctx, params.list),
  }));
}
