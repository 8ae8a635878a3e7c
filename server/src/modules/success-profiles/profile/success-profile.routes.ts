import * as contract from '@assay/contract/success-profiles';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { listCategories } from './success-profile.presenter.ts';
import * as service from './success-profile.service.ts';

export function profileRoutes(routes: Registrar): void {
  routes.on(contract.listSuccessCategories, async ({ db, language }) => ({
    data: await listCategories(db, language),
  }));
  routes.on(contract.listSuccessProfiles, (ctx, { query }) =>
    service.showSuccessProfiles(ctx, query),
  );
  routes.on(contract.createSuccessProfile, async (ctx, { body }) => ({
    data: await service.createSuccessProfile(ctx, body),
  }));
  routes.on(contract.getSuccessProfile, async (ctx, { params }) => ({
    data: await service.showSuccessProfile(ctx, params.id),
  }));
  routes.on(contract.editSuccessProfile, async (ctx, { params, body }) => ({
    data: await service.editSuccessProfile(ctx, params.id, body),
  }));
  routes.on(contract.deleteSuccessProfile, (ctx, { params }) =>
    service.deleteSuccessProfile(ctx, params.id),
  );
  routes.on(contract.filterReviewSubjects, (ctx, { query }) => service.showCandidates(ctx, query));
  routes.on(contract.removeReviewed, (ctx, { params }) => service.removeReviewed(ctx, params.id));
}
