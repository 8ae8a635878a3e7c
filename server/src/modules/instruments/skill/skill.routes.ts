import { isOn } from '@assay/contract/fields';
import { getSkillStatistics } from '@assay/contract/skill-reports';
import * as contract from '@assay/contract/skill-tests';
import type { Registrar, Services } from '../../../platform/http/registrar.ts';
import { answerQuestion, endOwnQuestion } from './answer.service.ts';
import { openOwnImage } from './image.service.ts';
import { showOwnResults } from './results.service.ts';
import { showSitting } from './sitting.service.ts';
import { showStatistics } from './statistics/statistics.service.ts';
import { getOwnSkillTest, showOwnSkillTests } from './test-list.service.ts';

export function skillRoutes(routes: Registrar, services: Services): void {
  routes.on(contract.listSkillTests, async (ctx) => ({ data: await showOwnSkillTests(ctx) }));
  routes.on(contract.getSkillTest, async (ctx, { params }) => ({
    data: await getOwnSkillTest(ctx, params.testId),
  }));
  routes.on(contract.getSkillQuestion, async (ctx, { params, query }) => {
    const leaving = isOn(query.leaving);
    const begin = !leaving && isOn(query.begin ?? '1');
    return { data: await showSitting(ctx, params.testId, begin, { visit: query.visit, leaving }) };
  });
  routes.onManual(contract.getSkillQuestionImage, (ctx, { params }) => openOwnImage(ctx, params));
  routes.onManual(contract.answerSkillQuestion, async (ctx, { params, body }) => ({
    data: await answerQuestion(services, ctx, params.testId, body),
  }));
  routes.onManual(contract.endSkillQuestion, async (ctx, { params, body }) => ({
    data: await endOwnQuestion(services, ctx.token, params.testId, body.question_id),
  }));
  routes.on(contract.getOwnSkillResults, async (ctx, { params }) => ({
    data: await showOwnResults(ctx, params.testId),
  }));
  routes.on(getSkillStatistics, async (ctx, { params }) => ({
    data: await showStatistics(ctx, params.id),
  }));
}
