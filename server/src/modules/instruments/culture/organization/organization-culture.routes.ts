import * as contract from '@assay/contract/culture-organization';
import { categories } from '@assay/instruments/culture/categories';
import type { Registrar } from '../../../../platform/http/registrar.ts';
import {
  listOrganizationTests,
  showOrganizationResults,
  showTestResults,
} from './culture-results.service.ts';
import {
  createTest,
  deleteTest,
  listCategoryAnswers,
  listOwnTests,
  saveAnswers,
  showCategory,
  showTest,
} from './culture-test.service.ts';
import { asOrganization } from '../../../../platform/db/organization-id.ts';

export function organizationCultureRoutes(routes: Registrar): void {
  routes.on(contract.createCultureTest, async (ctx, { body }) => ({
    data: await createTest(ctx, body.name),
  }));
  routes.on(contract.listCultureTests, async (ctx) => ({ data: await listOwnTests(ctx) }));
  routes.on(contract.listOrganizationCultureCategories, () =>
    Promise.resolve({ data: [...categories] }),
  );
  routes.on(contract.getCultureTest, async (ctx, { params }) => ({
    data: await showTest(ctx, params.id),
  }));
  routes.on(contract.getOrganizationCultureQuestions, (_ctx, { params }) =>
    Promise.resolve({ data: showCategory(params.categoryId) }),
  );
  routes.on(contract.getOrganizationCultureAnswers, async (ctx, { params }) => ({
    data: await listCategoryAnswers(ctx, params),
  }));
  routes.on(contract.saveOrganizationCultureAnswers, async (ctx, { body }) => ({
    data: await saveAnswers(ctx, body),
  }));
  routes.on(contract.getCultureTestResults, async (ctx, { params }) => ({
    data: await showTestResults(ctx, params.id),
  }));
  routes.on(contract.deleteCultureTest, (ctx, { params }) => deleteTest(ctx, params.id));

  routes.on(contract.listOrganizationCultureTests, async (ctx, { params }) => ({
    data: await listOrganizationTests(ctx, asOrganization(params.organizationId)),
  }));
  routes.on(contract.getOrganizationCultureResults, async (ctx, { params }) => ({
    data: await showOrganizationResults(ctx, {
      organizationId: asOrganization(params.organizationId),
      testId: params.testId,
    }),
  }));
}
