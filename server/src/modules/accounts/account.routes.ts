import * as contract from '@assay/contract/accounts';
import type { Registrar } from '../../platform/http/registrar.ts';
import { accessRoutes } from './access.routes.ts';
import { deleteSession } from './account.queries.ts';
import { login } from './login/login.service.ts';
import { accept, decline } from './manager-invitation/manager-invitation.service.ts';
import { confirmRegistration, givePermission } from './register/invited.service.ts';
import { leadToPage, setSubscription } from './subscription/subscription.service.ts';
import { accountMessages } from './messages.data.ts';

export function accountRoutes(routes: Registrar): void {
  accessRoutes(routes);
  routes.onManual(contract.login, (ctx, { body }) => login(ctx, body));

  routes.on(contract.logout, async (ctx) => {
    await deleteSession(ctx.db, ctx.actor.sessionId);
    return accountMessages.loggedOut();
  });

  routes.on(contract.confirmRegistration, (ctx, { body }) => confirmRegistration(ctx, body));
  routes.on(contract.givePermission, (ctx, { body }) => givePermission(ctx, body));

  routes.onManual(contract.acceptManagerInvitation, (ctx, { body }) =>
    accept(ctx, body.users_encrypted_email),
  );
  routes.on(contract.declineManagerInvitation, (ctx, { body }) =>
    decline(ctx, body.users_encrypted_email),
  );

  routes.on(contract.unsubscribe, (ctx, { body }) =>
    setSubscription(ctx, body.users_encrypted_email, body.subscribe),
  );
  routes.on(contract.unsubscribeOneClick, (ctx, { params }) =>
    setSubscription(ctx, params.magicLink),
  );
  routes.on(contract.openUnsubscribe, async (ctx, { params }) => leadToPage(ctx, params.magicLink));
}
