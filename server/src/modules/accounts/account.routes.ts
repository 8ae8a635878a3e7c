import * as contract from '@assay/contract/accounts';
import type { Registrar } from '../../platform/http/registrar.ts';
import { deleteSession } from './account.queries.ts';
import { login } from './login.service.ts';
import { confirmRegistration, givePermission } from './registration.service.ts';

export function accountRoutes(routes: Registrar): void {
  routes.onManual(contract.login, (ctx, { body }) => login(ctx, body));

  routes.on(contract.logout, async (ctx) => {
    await deleteSession(ctx.db, ctx.actor.sessionId);
    return { message: 'You are logged out.' };
  });

  routes.on(contract.confirmRegistration, (ctx, { body }) => confirmRegistration(ctx, body));
  routes.on(contract.givePermission, (ctx, { body }) => givePermission(ctx, body));
}
