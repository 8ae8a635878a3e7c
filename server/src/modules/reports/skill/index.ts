import { skillTestIdOf } from '@assay/contract/instruments';
import * as contract from '@assay/contract/skill-reports';
import { presentSkill } from '@assay/instruments/skill/present';
import type { StoredSkill } from '@assay/instruments/skill/score';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { defineReportRoom, type Printer } from '../rooms/report.room.ts';
import { showSubjectTests } from './skill-list.service.ts';
import { showSkillReport } from './skill-report.service.ts';
import { exportSkillTable, showSkillTable } from './skill-tabular.service.ts';

export const skillReports = defineReportRoom({
  addRoutes,
  sayResult(_ctx, { attempt }) {
    const { percent: value, interval } = presentSkill(attempt.scores as StoredSkill);
    return { verdict: null, score: { value, interval, metric: 'percent', reference: null } };
  },
  printerOf(kind) {
    const testId = skillTestIdOf(kind);
    return testId === undefined ? undefined : printerOfTest(testId);
  },
});

function printerOfTest(testId: number): Printer {
  return {
    feature: 'skill_tests',
    async read(ctx, subjectId, campaignId) {
      const report = await showSkillReport(ctx, { subjectId, testId }, campaignId);
      const { subject, test } = report;
      return { subject, name: test.name, order: { kind: 'skill', report } };
    },
  };
}

function addRoutes(routes: Registrar): void {
  routes.on(contract.listSubjectSkillTests, async (ctx, { params }) => ({
    data: await showSubjectTests(ctx, params.subjectId),
  }));
  routes.on(contract.getSubjectSkillResults, async (ctx, { params, query }) => ({
    data: await showSkillReport(ctx, params, query.campaign),
  }));
  routes.on(contract.getCampaignSkillResults, (ctx, { params, query }) =>
    showSkillTable(ctx, params, query),
  );
  routes.on(contract.exportCampaignSkillResults, (ctx, { params, query }) =>
    exportSkillTable(ctx, params, query),
  );
}
