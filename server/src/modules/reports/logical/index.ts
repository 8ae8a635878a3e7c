import * as contract from '@assay/contract/logical-reports';
import { presentLogical } from '@assay/instruments/logical/present';
import type { StoredLogical } from '@assay/instruments/logical/score';
import { isTold, verdictOf } from '@assay/instruments/logical/texts';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { say } from '../../../platform/words/message.ts';
import { defineReportRoom, nothingSaid, type Printer } from '../rooms/report.room.ts';
import { logicalMessages } from '../words/logical-messages.data.ts';
import { showLogicalReport } from './logical-report.service.ts';
import { exportLogicalTable, showLogicalTable } from './logical-tabular.service.ts';

const printer: Printer = {
  feature: 'iq',
  async read(ctx, subjectId, campaignId) {
    const report = await showLogicalReport(ctx, subjectId, campaignId);
    const name = say(ctx.language, logicalMessages.file());
    return { subject: report.subject, name, order: { kind: 'logical', report } };
  },
};

export const logicalReports = defineReportRoom({
  addRoutes,
  sayResult({ language }, { attempt }) {
    const { scores } = presentLogical(attempt.scores as StoredLogical, language);
    const total = scores.find(({ code }) => code === 'TOTAL');
    if (total === undefined) return nothingSaid;
    const { iq: value, interval } = total;
    return {
      verdict: verdictOf(total, language),
      score: isTold(total) ? { value, interval, metric: 'iq', reference: null } : null,
    };
  },
  printerOf: (kind) => (kind === 'logical' ? printer : undefined),
});

function addRoutes(routes: Registrar): void {
  routes.on(contract.getLogicalReport, async (ctx, { params, query }) => ({
    data: await showLogicalReport(ctx, params.subjectId, query.campaign),
  }));
  routes.on(contract.getCampaignLogicalResults, (ctx, { params, query }) =>
    showLogicalTable(ctx, params.id, query),
  );
  routes.on(contract.exportCampaignLogicalResults, (ctx, { params, query }) =>
    exportLogicalTable(ctx, params.id, query),
  );
}
