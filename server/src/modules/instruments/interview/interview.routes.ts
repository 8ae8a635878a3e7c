import * as contract from '@assay/contract/interviews';
import type { Registrar, Services } from '../../../platform/http/registrar.ts';
import { completeInterview, listOwnInterviews, startInterview } from './interview.service.ts';
import {
  append,
  createRecording,
  describeTus,
  keep,
  showOffset,
  watchOwn,
} from './recording.service.ts';

export function interviewRoutes(routes: Registrar, services: Services): void {
  routes.on(contract.listInterviews, async (ctx) => ({ data: await listOwnInterviews(ctx) }));
  routes.on(contract.startInterview, async (ctx, { params }) => ({
    data: await startInterview(ctx, params.interviewCode),
  }));
  routes.onManual(contract.completeInterview, (ctx, { params }) =>
    completeInterview(services, ctx, params.interviewCode),
  );
  routes.on(contract.tusOptions, () => Promise.resolve(describeTus()));
  routes.on(contract.tusOptionsOfOne, () => Promise.resolve(describeTus()));
  routes.on(contract.createRecording, (ctx, { params }) =>
    createRecording(ctx, params.interviewCode),
  );
  routes.on(contract.getRecordingOffset, (ctx, { params }) => showOffset(ctx, params));
  routes.onManual(contract.appendRecording, (ctx, { params }) => append(ctx, params));
  routes.onManual(contract.keepRecording, (ctx, { params, body }) =>
    keep(ctx, params, body.seconds),
  );
  routes.on(contract.watchOwnRecording, (ctx, { params }) => watchOwn(ctx, params));
}
