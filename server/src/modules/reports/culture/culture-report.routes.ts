import * as contract from '@assay/contract/culture-reports';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { showComparedCampaigns } from '../comparison/averages.service.ts';
import { showCultureAverages } from './culture-averages.service.ts';
import { printCultureTwo } from '../pdf/print/comparison-pdf.service.ts';
import { compareCulture } from './culture-comparison.service.ts';
import { showCultureReport } from './culture-report.service.ts';
import { exportCultureTable, showCultureTable } from './culture-table.service.ts';

export function cultureReportRoutes(routes: Registrar): void {
  routes.on(contract.getCultureReport, async (ctx, { params, query }) => ({
    data: await showCultureReport(ctx, params.id, query.campaign),
  }));
  routes.on(contract.getCultureComparison, async (ctx, { query }) => ({
    data: await compareCulture(ctx, query.subjects, query.campaign),
  }));
  routes.on(contract.downloadCultureTwo, (ctx, { params, query }) =>
    printCultureTwo(ctx, [params.subject1, params.subject2], query.campaign),
  );
  routes.on(contract.getCampaignCultureResults, (ctx, { params, query }) =>
    showCultureTable(ctx, params.id, query),
  );
  routes.on(contract.exportCampaignCultureResults, (ctx, { params, query }) =>
    exportCultureTable(ctx, params.id, query.format),
  );
  routes.on(contract.getCampaignCultureAverages, async (ctx, { params }) => ({
    data: await showCultureAverages(ctx, params.id),
  }));
  routes.on(contract.listCultureCampaigns, (ctx, { query }) =>
    showComparedCampaigns(ctx, query, 'culture'),
  );
}
