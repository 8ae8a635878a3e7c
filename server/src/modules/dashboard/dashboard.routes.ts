import * as contract from '@assay/contract/dashboard';
import type { Registrar } from '../../platform/http/registrar.ts';
import { showDashboard } from './dashboard.service.ts';
import { showPlatform } from './platform.service.ts';

export function dashboardRoutes(routes: Registrar): void {
  routes.on(contract.getDashboard, async (ctx, { query }) => ({
    data: { dashboardDetails: await showDashboard(ctx, query) },
  }));
  routes.on(contract.getPlatformDashboard, async (ctx) => ({ data: await showPlatform(ctx.db) }));
}
