import * as contract from '@assay/contract/culture';
import { isOn } from '@assay/contract/fields';
import type { Registrar } from '../../../platform/http/registrar.ts';
import type { AnswerServices } from '../answer/answer.service.ts';
import { saveCategory } from './answer.service.ts';
import { organizationCultureRoutes } from './organization/organization-culture.routes.ts';
import {
  listCategories,
  listCategoryAnswers,
  openCategory,
  openQuestions,
} from './questions.service.ts';
import { showOwnResults } from './results.service.ts';

export function cultureRoutes(routes: Registrar, services: AnswerServices): void {
  routes.on(contract.listCultureCategories, async (ctx) => ({ data: await listCategories(ctx) }));
  routes.on(contract.getCultureQuestions, async (ctx, { query }) => ({
    data: await openQuestions(ctx, isOn(query.begin ?? '1')),
  }));
  routes.on(contract.getCultureCategoryQuestions, async (ctx, { params, query }) => ({
    data: await openCategory(ctx, params.categoryId, isOn(query.begin ?? '1')),
  }));
  routes.onManual(contract.saveCultureAnswers, async (ctx, { body }) => ({
    data: await saveCategory(services, ctx, body),
  }));
  routes.on(contract.getCultureCategoryAnswers, async (ctx, { params }) => ({
    data: await listCategoryAnswers(ctx, params.categoryId),
  }));
  routes.on(contract.getOwnCultureResults, async (ctx) => ({ data: await showOwnResults(ctx) }));

  organizationCultureRoutes(routes);
}
