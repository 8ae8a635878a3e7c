import * as contract from '@assay/contract/burnout';
import type { Registrar, Services } from '../../../platform/http/registrar.ts';
import {
  agree,
  createRecord,
  listOwnRecords,
  removeRecord,
  showAnswers,
  showQuestions,
} from './record.service.ts';
import { showOwnResults } from './results.service.ts';
import { updateRecord } from './update.service.ts';

export function burnoutRoutes(routes: Registrar, services: Services): void {
  routes.on(contract.listBurnout, (ctx) => listOwnRecords(ctx));
  routes.on(contract.createBurnout, async (ctx) => ({ data: await createRecord(ctx) }));
  routes.on(contract.getBurnoutQuestions, async (ctx) => ({ data: await showQuestions(ctx) }));
  routes.on(contract.getBurnoutAnswers, async (ctx, { params }) => ({
    data: await showAnswers(ctx, params.id),
  }));
  routes.on(contract.consentBurnout, async (ctx, { body }) => ({
    data: await agree(ctx, body.burnout_test_id, body.version),
  }));
  routes.onManual(contract.updateBurnout, async (ctx, { body }) => ({
    data: await updateRecord(services, ctx, body),
  }));
  routes.on(contract.getOwnBurnoutResults, async (ctx) => ({ data: await showOwnResults(ctx) }));
  routes.on(contract.deleteBurnout, (ctx, { params }) => removeRecord(ctx, params.id));
}
