import * as contract from '@assay/contract/pins';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { showBoard } from '../succession/board.service.ts';
import { pinSubject, showRolePins, showSuccessionPins, unpinSubject } from './pin.service.ts';

export function pinRoutes(routes: Registrar): void {
  routes.on(contract.listRolePins, async (ctx, { params }) => ({
    data: await showRolePins(ctx, params.subjectId),
  }));
  routes.on(contract.listSuccessionPins, async (ctx, { params }) => ({
    data: await showSuccessionPins(ctx, params.subjectId),
  }));
  routes.on(contract.pin, (ctx, { params, body }) => pinSubject(ctx, params, body));
  routes.on(contract.unpin, (ctx, { params }) => unpinSubject(ctx, params));
  routes.on(contract.getSuccession, async (ctx) => ({ data: await showBoard(ctx) }));
}
