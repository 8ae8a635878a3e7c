import * as contract from '@assay/contract/success-studies';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { saveProfile } from './save.service.ts';
import { showPoints, showStudy } from './study.service.ts';

export function studyRoutes(routes: Registrar): void {
  routes.onManual(contract.correlateSuccess, async (ctx, { params }) => ({
    data: await showStudy(ctx, params.id),
  }));
  routes.on(contract.drawSuccessPoints, async (ctx, { params, query }) => ({
    data: await showPoints(ctx, params.id, query),
  }));
  routes.onManual(contract.saveSuccessProfile, (ctx, { body }) => saveProfile(ctx, body));
}
