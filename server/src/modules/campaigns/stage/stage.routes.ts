import * as contract from '@assay/contract/stages';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { previewDecision, sendDecision } from './decision.service.ts';
import { moveSubjects, setStages, showMoves, showStages } from './stage.service.ts';

export function stageRoutes(routes: Registrar): void {
  routes.on(contract.listStages, async (ctx, { params }) => ({
    data: await showStages(ctx, params.id),
  }));
  routes.on(contract.setStages, async (ctx, { params, body }) => ({
    data: await setStages(ctx, params.id, body),
  }));
  routes.on(contract.moveSubjects, async (ctx, { params, body }) => ({
    data: await moveSubjects(ctx, params.id, body),
  }));
  routes.on(contract.listStageMoves, async (ctx, { params }) => ({
    data: await showMoves(ctx, params.id, params.subjectId),
  }));
  routes.on(contract.previewDecision, async (ctx, { params, body }) => ({
    data: await previewDecision(ctx, params.id, body),
  }));
  routes.on(contract.sendDecision, (ctx, { params, body }) => sendDecision(ctx, params.id, body));
}
