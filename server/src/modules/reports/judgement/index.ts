import * as contract from '@assay/contract/judgement-reports';
import { presentJudgement } from '@assay/instruments/judgement/present';
import type { StoredJudgement } from '@assay/instruments/judgement/score';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { say } from '../../../platform/words/message.ts';
import { defineReportRoom, type Printer } from '../rooms/report.room.ts';
import { judgementMessages } from './judgement-messages.data.ts';
import { showJudgementReport } from './judgement-report.service.ts';
import { exportJudgementTable, showJudgementTable } from './judgement-table.service.ts';

const printer: Printer = {
  feature: 'judgement',
  async read(ctx, subjectId, campaignId) {
    const report = await showJudgementReport(ctx, subjectId, campaignId);
    const name = say(ctx.language, judgementMessages.file());
    return { subject: report.subject, name, order: { kind: 'judgement', report } };
  },
};

export const judgementReports = defineReportRoom({
  addRoutes,
  // Words and the points in them: a number apart would be one to order people by.
  sayResult({ language }, { attempt }) {
    const view = presentJudgement(attempt.scores as StoredJudgement, language);
    const { points, possible, interval, verdict, hasty } = view;
    const [from, to] = interval.map(String);
    const within = judgementMessages.pointsWithin({
      points: String(points),
      possible: String(possible),
      from: from ?? '',
      to: to ?? '',
    });
    const words = hasty === null ? verdict : say(language, judgementMessages.tooFast());
    return { verdict: `${words}: ${say(language, within)}`, score: null };
  },
  printerOf: (kind) => (kind === 'judgement' ? printer : undefined),
});

function addRoutes(routes: Registrar): void {
  routes.on(contract.getJudgementReport, async (ctx, { params, query }) => ({
    data: await showJudgementReport(ctx, params.id, query.campaign),
  }));
  routes.on(contract.getCampaignJudgementResults, (ctx, { params, query }) =>
    showJudgementTable(ctx, params.id, query),
  );
  routes.on(contract.exportCampaignJudgementResults, (ctx, { params, query }) =>
    exportJudgementTable(ctx, params.id, query.format),
  );
}
