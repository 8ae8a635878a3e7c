import * as contract from '@assay/contract/iq-reports';
import { presentIq } from '@assay/instruments/iq/present';
import type { StoredIq } from '@assay/instruments/iq/score';
import { isTold, verdictOf } from '@assay/instruments/iq/texts';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { say } from '../../../platform/words/message.ts';
import { defineReportRoom, nothingSaid, type Printer } from '../rooms/report.room.ts';
import { iqMessages } from '../words/iq-messages.data.ts';
import { showIqReport } from './iq-report.service.ts';
import { exportIqTable, showIqTable } from './iq-tabular.service.ts';

const printer: Printer = {
  feature: 'iq',
  async read(ctx, subjectId, campaignId) {
    const report = await showIqReport(ctx, subjectId, campaignId);
    const name = say(ctx.language, iqMessages.file());
    return { subject: report.subject, name, order: { kind: 'logical', report } };
  },
};

export const iqReports = defineReportRoom({
  addRoutes,
  sayResult({ language }, { attempt }) {
    const { scores } = presentIq(attempt.scores as StoredIq, language);
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
  routes.on(contract.getIqReport, async (ctx, { params, query }) => ({
    data: await showIqReport(ctx, params.subjectId, query.campaign),
  }));
  routes.on(contract.getCampaignIqResults, (ctx, { params, query }) =>
    showIqTable(ctx, params.id, query),
  );
  routes.on(contract.exportCampaignIqResults, (ctx, { params, query }) =>
    exportIqTable(ctx, params.id, query),
  );
}
