import * as contract from '@assay/contract/extra-time';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { addTime, setExtraTime, showExtraTime } from './extra-time.service.ts';

export function extraTimeRoutes(routes: Registrar): void {
  routes.on(contract.getExtraTime, async (ctx, { params }) => ({
    data: await showExtraTime(ctx, params.id),
  }));
  routes.on(contract.setExtraTime, (ctx, { params, body }) => setExtraTime(ctx, params.id, body));
  routes.on(contract.addTime, (ctx, { params, body }) => addTime(ctx, params.id, body));
}
