import * as own from '@assay/contract/managers';
import { createManager as create, getManager as get } from '@assay/contract/organisations';
import type { Registrar } from '../../platform/http/registrar.ts';
import {
  createManager,
  getLoginProfile,
  getManager,
  getProfile,
  updateProfile,
} from './manager.service.ts';

export function managerRoutes(routes: Registrar): void {
  routes.on(create, async (ctx, { body }) => ({ data: await createManager(ctx, body) }));
  routes.on(get, async (ctx, { params }) => ({ data: await getManager(ctx, params.id) }));

  routes.on(own.getManagerProfile, async (ctx) => ({ data: await getProfile(ctx) }));
  routes.on(own.updateManagerProfile, async (ctx, { body }) => ({
    data: await updateProfile(ctx, body),
  }));
  routes.on(own.getManagerLoginProfile, async (ctx) => ({ data: await getLoginProfile(ctx) }));
}
