import * as contract from '@assay/contract/burnout-reports';
import { presentBurnoutForManager } from '@assay/instruments/burnout/present';
import type { StoredBurnout } from '@assay/instruments/burnout/score';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { say } from '../../../platform/words/message.ts';
import { energyMessages } from '../pdf/words/energy-messages.data.ts';
import {
  type CardSource,
  defineReportRoom,
  type Printer,
  type Shown,
} from '../rooms/report.room.ts';
import { showBurnoutAverages, showBurnoutReport } from './burnout-report.service.ts';

const printer: Printer = {
  feature: 'burnout',
  async read(ctx, subjectId) {
    const report = await showBurnoutReport(ctx, subjectId);
    const name = say(ctx.language, energyMessages.file());
    return { subject: report.subject, name, order: { kind: 'burnout-index', report } };
  },
};

export const burnoutReports = defineReportRoom({
  addRoutes,
  sayResult({ language }, { attempt }) {
    const { text } = presentBurnoutForManager(attempt.scores as StoredBurnout, language);
    return { verdict: text, score: null };
  },
  choose,
  printerOf: (kind) => (kind === 'burnout-index' ? printer : undefined),
});

function addRoutes(routes: Registrar): void {
  routes.on(contract.getBurnoutReport, async (ctx, { params }) => ({
    data: await showBurnoutReport(ctx, params.subjectId),
  }));
  routes.on(contract.getBurnoutAverages, async (ctx, { params }) => ({
    data: await showBurnoutAverages(ctx, params.id),
  }));
}

/** How somebody feels is known to those alone who had asked before it was finished, as in its report. */
function choose({ asking, own }: CardSource): Shown {
  const [campaign = null] = asking;
  const askedBefore = (at: Date) =>
    asking.find(({ invited_at }) => invited_at !== null && invited_at <= at);
  const finished = own.find(
    ({ completed_at }) => completed_at !== null && askedBefore(completed_at),
  );
  if (finished?.completed_at != null) {
    return { attempt: finished, campaign: askedBefore(finished.completed_at) ?? null };
  }
  const begun = own.find(
    ({ completed_at, started_at }) => completed_at === null && askedBefore(started_at),
  );
  return { attempt: begun, campaign };
}
