import * as contract from '@assay/contract/adjustments';
import type { Registrar } from '../../../platform/http/registrar.ts';
import {
  answerAdjustments,
  askAdjustments,
  listAdjustments,
  showAdjustments,
  showOwnAdjustments,
  withdrawAdjustments,
} from './adjustment.service.ts';

/** Requests for adjustments, between whoever asks and one contact of the organisation. */
export function adjustmentRoutes(routes: Registrar): void {
  routes.on(contract.askAdjustments, (ctx, { params, body }) =>
    askAdjustments(ctx, params.id, body.text),
  );
  routes.on(contract.getOwnAdjustments, async (ctx, { params }) => ({
    data: await showOwnAdjustments(ctx, params.id),
  }));
  routes.on(contract.withdrawAdjustments, (ctx, { params }) => withdrawAdjustments(ctx, params.id));
  routes.on(contract.listAdjustments, async (ctx, { params }) => ({
    data: await listAdjustments(ctx, params.id),
  }));
  routes.on(contract.getAdjustments, async (ctx, { params }) => ({
    data: await showAdjustments(ctx, params),
  }));
  routes.on(contract.answerAdjustments, (ctx, { params, body }) =>
    answerAdjustments(ctx, params, body),
  );
}
