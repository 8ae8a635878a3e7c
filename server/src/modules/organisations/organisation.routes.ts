import * as contract from '@assay/contract/organisations';
import type { Registrar } from '../../platform/http/registrar.ts';
import { listFeatures } from './feature.queries.ts';
import { getStoredLogo } from './logo.service.ts';
import { managerRoutes } from './manager.routes.ts';
import { presentPage } from './organisation.presenter.ts';
import { listOrganizations, listPackages } from './organisation.queries.ts';
import {
  createOrganization,
  getFeatures,
  getOrganization,
  setFeatures,
  updateOrganization,
} from './organisation.service.ts';

export function organisationRoutes(routes: Registrar): void {
  routes.on(contract.listOrganizations, async (ctx, { query }) => {
    const page = { ...query, perPage: 10 };
    return presentPage(page, await listOrganizations(ctx.db, page));
  });
  routes.on(contract.filterOrganizations, async (ctx, { query }) =>
    presentPage(query, await listOrganizations(ctx.db, query)),
  );

  routes.on(contract.getOrganization, async (ctx, { params }) => ({
    data: await getOrganization(ctx.db, params.id),
  }));
  routes.on(contract.createOrganization, async (ctx, { body }) => ({
    data: await createOrganization(ctx, body),
  }));
  routes.on(contract.updateOrganization, async (ctx, { body }) => ({
    data: await updateOrganization(ctx, body),
  }));

  routes.on(contract.listPackages, async (ctx) => ({ data: await listPackages(ctx.db) }));
  routes.on(contract.listFeatures, async (ctx) => ({ data: await listFeatures(ctx.db) }));
  routes.on(contract.getOrganizationFeatures, async (ctx, { params }) => ({
    data: await getFeatures(ctx.db, params.organizationId),
  }));
  routes.on(contract.setOrganizationFeatures, async (ctx, { body }) => ({
    data: await setFeatures(ctx, body),
  }));

  routes.onManual(contract.getOrganizationLogo, async (ctx, { params }) => ({
    type: 'image/png',
    content: await getStoredLogo(ctx, params.id, params.version),
    immutable: true,
  }));

  managerRoutes(routes);
}
