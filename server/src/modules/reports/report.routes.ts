import * as comparisons from '@assay/contract/comparisons';
import * as contract from '@assay/contract/reports';
import type { Registrar } from '../../platform/http/registrar.ts';
import { showComparedCampaigns } from './comparison/averages.service.ts';
import { printOwnResult } from './pdf/own-data/result/own-result.service.ts';
import { printReport } from './pdf/print/report-pdf.service.ts';
import { reportRooms } from './rooms/report.rooms.ts';

export function reportRoutes(routes: Registrar): void {
  for (const room of reportRooms.all) room.addRoutes(routes);
  routes.on(contract.downloadReport, (ctx, { params, query }) =>
    printReport(ctx, params.kind, params.subjectId, query.campaign),
  );
  routes.on(contract.downloadOwnResult, (ctx, { params }) => printOwnResult(ctx, params.test));
  routes.on(comparisons.listComparedCampaigns, (ctx, { query }) =>
    showComparedCampaigns(ctx, query),
  );
}
