import * as contract from '@assay/contract/interviews';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { defineReportRoom, nothingSaid } from '../rooms/report.room.ts';
import { playRecording, showInterviewResult } from './interview-result.service.ts';

export const interviewReports = defineReportRoom({
  addRoutes,
  sayResult: () => nothingSaid,
  isUnscored: true,
});

function addRoutes(routes: Registrar): void {
  routes.on(contract.getInterviewResult, async (ctx, { params }) => ({
    data: await showInterviewResult(ctx, params),
  }));
  routes.on(contract.watchRecording, (ctx, { params }) => playRecording(ctx, params));
}
