import * as contract from '@assay/contract/judgement';
import { isOn } from '@assay/contract/fields';
import type { Registrar } from '../../../platform/http/registrar.ts';
import type { AnswerServices } from '../answer/answer.service.ts';
import { defineInstrumentRoom } from '../rooms/instrument.room.ts';
import { saveAnswer } from './answer.service.ts';
import { openQuestions } from './questions.service.ts';
import { showOwnResults } from './results.service.ts';

export const judgementRoom = defineInstrumentRoom({
  addRoutes,
  showOwnResult: showOwnResults,
});

function addRoutes(routes: Registrar, services: AnswerServices): void {
  routes.on(contract.getJudgementQuestions, async (ctx, { query }) => ({
    data: await openQuestions(ctx, isOn(query.begin ?? '1')),
  }));
  routes.onManual(contract.saveJudgementAnswer, async (ctx, { body }) => ({
    data: await saveAnswer(services, ctx, body),
  }));
  routes.on(contract.getOwnJudgementResults, async (ctx) => ({ data: await showOwnResults(ctx) }));
}
