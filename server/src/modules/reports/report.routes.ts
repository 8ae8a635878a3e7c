import { exportCampaignPersonalityResults } from '@assay/contract/campaign-results';
import * as comparisons from '@assay/contract/comparisons';
import * as indices from '@assay/contract/index-reports';
import * as interviewTables from '@assay/contract/interview-reports';
import * as interviews from '@assay/contract/interviews';
import * as iq from '@assay/contract/iq-reports';
import * as contract from '@assay/contract/reports';
import * as skills from '@assay/contract/skill-reports';
import type { Registrar } from '../../platform/http/registrar.ts';
import { showBurnoutAverages, showBurnoutReport } from './indices/burnout-report.service.ts';
import { showCampaignAverages, showComparedCampaigns } from './comparison/averages.service.ts';
import { showInterpersonalFit } from './comparison/interpersonal-fit.service.ts';
import { comparePersonality } from './comparison/personality-comparison.service.ts';
import { cultureReportRoutes } from './culture/culture-report.routes.ts';
import { playRecording, showInterviewResult } from './interview/interview-result.service.ts';
import { exportInterviewTable, showInterviewTable } from './interview/interview-table.service.ts';
import { showIqReport } from './iq/iq-report.service.ts';
import { exportIqTable, showIqTable } from './iq/iq-tabular.service.ts';
import { printOwnResult } from './pdf/own-data/result/own-result.service.ts';
import { printTeam, printTwo } from './pdf/print/comparison-pdf.service.ts';
import { printReport } from './pdf/print/report-pdf.service.ts';
import { showPersonalityReport } from './personality-report.service.ts';
import { showPersonalityWorking } from './personality-working.service.ts';
import { showSubjectTests } from './skill/skill-list.service.ts';
import { showSkillReport } from './skill/skill-report.service.ts';
import { exportSkillTable, showSkillTable } from './skill/skill-tabular.service.ts';
import { exportPersonalityTable, showTabular } from './tabular.service.ts';
import { showWorkingFromHome } from './indices/working-from-home.service.ts';

export function reportRoutes(routes: Registrar): void {
  routes.on(contract.getPersonalityReport, async (ctx, { params, query }) => ({
    data: await showPersonalityReport(ctx, params.id, query.campaign),
  }));
  routes.on(contract.getPersonalityWorking, async (ctx, { params, query }) => ({
    data: await showPersonalityWorking(ctx, params.id, query.campaign),
  }));
  routes.on(interviews.getInterviewResult, async (ctx, { params }) => ({
    data: await showInterviewResult(ctx, params),
  }));
  routes.on(interviews.watchRecording, (ctx, { params }) => playRecording(ctx, params));
  routes.on(interviewTables.getCampaignInterviewResults, (ctx, { params, query }) =>
    showInterviewTable(ctx, params.id, query),
  );
  routes.on(interviewTables.exportCampaignInterviewResults, (ctx, { params, query }) =>
    exportInterviewTable(ctx, params.id, query),
  );
  routes.on(iq.getIqReport, async (ctx, { params, query }) => ({
    data: await showIqReport(ctx, params.subjectId, query.campaign),
  }));
  routes.on(iq.getCampaignIqResults, (ctx, { params, query }) =>
    showIqTable(ctx, params.id, query),
  );
  routes.on(iq.exportCampaignIqResults, (ctx, { params, query }) =>
    exportIqTable(ctx, params.id, query),
  );
  routes.on(contract.downloadReport, (ctx, { params, query }) =>
    printReport(ctx, params.kind, params.subjectId, query.campaign),
  );
  routes.on(comparisons.downloadTwo, (ctx, { params, query }) =>
    printTwo(ctx, [params.subject1, params.subject2], query.campaign),
  );
  routes.on(comparisons.downloadTeam, (ctx, { query }) =>
    printTeam(ctx, query.subjects, query.campaign),
  );
  routes.on(contract.downloadOwnResult, (ctx, { params }) => printOwnResult(ctx, params.test));
  routes.on(contract.getCampaignPersonalityResults, (ctx, { params, query }) =>
    showTabular(ctx, params.id, query),
  );
  routes.on(exportCampaignPersonalityResults, (ctx, { params, query }) =>
    exportPersonalityTable(ctx, params.id, query),
  );
  routes.on(indices.getBurnoutReport, async (ctx, { params }) => ({
    data: await showBurnoutReport(ctx, params.subjectId),
  }));
  routes.on(indices.getBurnoutAverages, async (ctx, { params }) => ({
    data: await showBurnoutAverages(ctx, params.id),
  }));
  routes.on(indices.getWorkingFromHomeReport, async (ctx, { params, query }) => ({
    data: await showWorkingFromHome(ctx, params.subjectId, query.campaign),
  }));
  routes.on(skills.listSubjectSkillTests, async (ctx, { params }) => ({
    data: await showSubjectTests(ctx, params.subjectId),
  }));
  routes.on(skills.getSubjectSkillResults, async (ctx, { params, query }) => ({
    data: await showSkillReport(ctx, params, query.campaign),
  }));
  routes.on(skills.getCampaignSkillResults, (ctx, { params, query }) =>
    showSkillTable(ctx, params, query),
  );
  routes.on(skills.exportCampaignSkillResults, (ctx, { params, query }) =>
    exportSkillTable(ctx, params, query),
  );
  routes.on(comparisons.getPersonalityComparison, async (ctx, { query }) => ({
    data: await comparePersonality(ctx, query.subjects, query.campaign),
  }));
  routes.on(comparisons.getInterpersonalFit, async (ctx, { params }) => ({
    data: await showInterpersonalFit(ctx, params.subject1, params.subject2),
  }));
  routes.on(comparisons.getCampaignAverages, async (ctx, { params }) => ({
    data: await showCampaignAverages(ctx, params.id),
  }));
  routes.on(comparisons.listPersonalityCampaigns, (ctx, { query }) =>
    showComparedCampaigns(ctx, query, 'personality'),
  );
  routes.on(comparisons.listComparedCampaigns, (ctx, { query }) =>
    showComparedCampaigns(ctx, query),
  );

  cultureReportRoutes(routes);
}
