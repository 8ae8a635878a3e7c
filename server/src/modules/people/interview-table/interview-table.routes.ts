import * as contract from '@assay/contract/interview-reports';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { exportInterviewTable, showInterviewTable } from './interview-table.service.ts';

/** The table shows and orders by what managers have given, so it stands here and not with the other reports. */
export function interviewTableRoutes(routes: Registrar): void {
  routes.on(contract.getCampaignInterviewResults, (ctx, { params, query }) =>
    showInterviewTable(ctx, params.id, query),
  );
  routes.on(contract.exportCampaignInterviewResults, (ctx, { params, query }) =>
    exportInterviewTable(ctx, params.id, query),
  );
}
