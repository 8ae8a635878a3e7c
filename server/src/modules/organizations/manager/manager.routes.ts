import * as own from '@assay/contract/managers';
import * as staff from '@assay/contract/staff';
import type { Registrar } from '../../../platform/http/registrar.ts';
import {
  createManager,
  getLoginProfile,
  getManager,
  getProfile,
  updateProfile,
} from './manager.service.ts';
import { showOwn, updateOwn } from '../own-organization.service.ts';
import {
  assignRole,
  deleteManager,
  inviteAgain,
  removeRole,
  describeRoles,
  updateManager,
} from './staff.service.ts';

export function managerRoutes(routes: Registrar): void {
  routes.on(staff.createManager, async (ctx, { body }) => ({
    data: await createManager(ctx, body),
  }));
  routes.on(staff.getManager, async (ctx, { params }) => ({
    data: await getManager(ctx, params.id),
  }));
  routes.on(staff.updateManager, async (ctx, { params, body }) => ({
    data: await updateManager(ctx, params.id, body),
  }));
  routes.on(staff.deleteManager, (ctx, { params }) => deleteManager(ctx, params.id));
  routes.on(staff.inviteManagerAgain, (ctx, { params }) => inviteAgain(ctx, params.id));
  routes.on(staff.listRoles, (ctx) => Promise.resolve({ data: describeRoles(ctx.language) }));
  routes.on(staff.assignRole, async (ctx, { body }) => ({ data: await assignRole(ctx, body) }));
  routes.on(staff.removeRole, async (ctx, { body }) => ({ data: await removeRole(ctx, body) }));

  routes.on(own.getOwnOrganization, async (ctx) => ({ data: await showOwn(ctx) }));
  routes.on(own.updateOwnOrganization, async (ctx, { body }) => ({
    data: await updateOwn(ctx, body),
  }));
  routes.on(own.replaceOwnOrganization, async (ctx, { body }) => ({
    data: await updateOwn(ctx, body),
  }));

  routes.on(own.getManagerProfile, async (ctx) => ({ data: await getProfile(ctx) }));
  routes.on(own.updateManagerProfile, async (ctx, { body }) => ({
    data: await updateProfile(ctx, body),
  }));
  routes.on(own.getManagerLoginProfile, async (ctx) => ({ data: await getLoginProfile(ctx) }));
}
