import * as contract from '@assay/contract/organizations';
import type { Registrar } from '../../platform/http/registrar.ts';
import { readPage } from '../../platform/page.ts';
import { listFeatures } from './feature.queries.ts';
import { getStoredLogo } from './logo/logo.service.ts';
import { managerRoutes } from './manager/manager.routes.ts';
import { presentFeatures, presentPage } from './organization.presenter.ts';
import { listOrganizations, listPackages } from './organization.queries.ts';
import {
  countSubjects,
  createOrganization,
  deleteOrganization,
  getFeatures,
  getOrganization,
  resetPackage,
  setFeatures,
  updateOrganization,
} from './organization.service.ts';
import { asOrganization } from '../../platform/db/organization-id.ts';

export function organizationRoutes(routes: Registrar): void {
  routes.on(contract.listOrganizations, async (ctx, { query }) => {
    const page = readPage(query, { standard: 10 });
    return presentPage(page, await listOrganizations(ctx.db, page));
  });
  routes.on(contract.filterOrganizations, async (ctx, { query }) =>
    presentPage(query, await listOrganizations(ctx.db, query)),
  );

  routes.on(contract.getOrganization, async (ctx, { params }) => ({
    data: await getOrganization(ctx.db, asOrganization(params.id)),
  }));
  routes.on(contract.createOrganization, async (ctx, { body }) => ({
    data: await createOrganization(ctx, body),
  }));
  routes.on(contract.updateOrganization, async (ctx, { body }) => ({
    data: await updateOrganization(ctx, body),
  }));

  routes.on(contract.deleteOrganization, (ctx, { params }) =>
    deleteOrganization(ctx, asOrganization(params.id)),
  );
  routes.on(contract.resetPackage, async (ctx, { body }) => ({
    data: await resetPackage(ctx, asOrganization(body.organization_id)),
  }));
  routes.on(contract.countSubjects, async (ctx, { params }) => ({
    data: await countSubjects(ctx, { ...params, id: asOrganization(params.id) }),
  }));

  routes.on(contract.listPackages, async (ctx) => ({ data: await listPackages(ctx.db) }));
  routes.on(contract.listFeatures, async (ctx) => ({
    data: presentFeatures(await listFeatures(ctx.db), ctx.language),
  }));
  routes.on(contract.getOrganizationFeatures, async (ctx, { params }) => ({
    data: await getFeatures(ctx, asOrganization(params.organizationId)),
  }));
  routes.on(contract.setOrganizationFeatures, async (ctx, { body }) => ({
    data: await setFeatures(ctx, body),
  }));

  routes.onManual(contract.getOrganizationLogo, async (ctx, { params }) => ({
    type: 'image/png',
    content: await getStoredLogo(ctx, asOrganization(params.id), params.version),
    immutable: true,
  }));

  managerRoutes(routes);
}
