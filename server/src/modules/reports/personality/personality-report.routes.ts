import * as comparisons from '@assay/contract/personality-comparisons';
import * as contract from '@assay/contract/personality-reports';
import * as table from '@assay/contract/personality-table';
import { getWorkingFromHomeReport } from '@assay/contract/working-from-home';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { showComparedCampaigns } from '../comparison/averages.service.ts';
import { showInterpersonalFit } from './comparison/interpersonal-fit.service.ts';
import { showCampaignAverages } from './comparison/personality-averages.service.ts';
import { comparePersonality } from './comparison/personality-comparison.service.ts';
import { showWorkingFromHome } from './working-from-home.service.ts';
import { printTeam, printTwo } from '../pdf/print/comparison-pdf.service.ts';
import { showPersonalityReport } from './personality-report.service.ts';
import { showPersonalityWorking } from './personality-working.service.ts';
import { exportPersonalityTable, showTabular } from './tabular.service.ts';

export function personalityReportRoutes(routes: Registrar): void {
  routes.on(contract.getPersonalityReport, async (ctx, { params, query }) => ({
    data: await showPersonalityReport(ctx, params.id, query.campaign),
  }));
  routes.on(contract.getPersonalityWorking, async (ctx, { params, query }) => ({
    data: await showPersonalityWorking(ctx, params.id, query.campaign),
  }));
  routes.on(table.getCampaignPersonalityResults, (ctx, { params, query }) =>
    showTabular(ctx, params.id, query),
  );
  routes.on(table.exportCampaignPersonalityResults, (ctx, { params, query }) =>
    exportPersonalityTable(ctx, params.id, query),
  );
  routes.on(getWorkingFromHomeReport, async (ctx, { params, query }) => ({
    data: await showWorkingFromHome(ctx, params.subjectId, query.campaign),
  }));
  routes.on(comparisons.getPersonalityComparison, async (ctx, { query }) => ({
    data: await comparePersonality(ctx, query.subjects, query.campaign),
  }));
  routes.on(comparisons.getInterpersonalFit, async (ctx, { params }) => ({
    data: await showInterpersonalFit(ctx, params.subject1, params.subject2),
  }));
  routes.on(comparisons.downloadTwo, (ctx, { params, query }) =>
    printTwo(ctx, [params.subject1, params.subject2], query.campaign),
  );
  routes.on(comparisons.downloadTeam, (ctx, { query }) =>
    printTeam(ctx, query.subjects, query.campaign),
  );
  routes.on(comparisons.getCampaignAverages, async (ctx, { params }) => ({
    data: await showCampaignAverages(ctx, params.id),
  }));
  routes.on(comparisons.listPersonalityCampaigns, (ctx, { query }) =>
    showComparedCampaigns(ctx, query, 'personality'),
  );
}
