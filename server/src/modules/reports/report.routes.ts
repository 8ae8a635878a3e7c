import * as contract from '@assay/contract/reports';
import type { Registrar } from '../../platform/http/registrar.ts';
import { showPersonalityReport, showPersonalityReports } from './personality-report.service.ts';
import { showTabular } from './tabular.service.ts';

export function reportRoutes(routes: Registrar): void {
  routes.on(contract.getPersonalityReport, async (ctx, { params, query }) => ({
    data: await showPersonalityReport(ctx, params.id, query.campaign),
  }));
  routes.on(contract.getPersonalityReports, async (ctx, { query }) => ({
    data: await showPersonalityReports(ctx, query.subjects, query.campaign),
  }));
  routes.on(contract.getCampaignPersonalityResults, (ctx, { params, query }) =>
    showTabular(ctx, params.id, query),
  );
}
