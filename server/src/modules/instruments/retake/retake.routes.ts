import * as contract from '@assay/contract/retakes';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { showRetakes, waiveRetake } from './retake.service.ts';

export function retakeRoutes(routes: Registrar): void {
  routes.on(contract.listRetakes, async (ctx, { params }) => ({
    data: await showRetakes(ctx, params.id),
  }));
  routes.on(contract.waiveRetake, (ctx, { params, body }) => waiveRetake(ctx, params.id, body));
}
