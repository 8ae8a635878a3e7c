import * as contract from '@assay/contract/entry';
import type { Registrar } from '../../platform/http/registrar.ts';
import { copyLink, exportLinks } from './entry/copied-link.service.ts';
import { declineInvitation, requestFreshLink } from './entry/fresh-link.service.ts';
import { confirmPasswordless } from './entry/passwordless.service.ts';
import { askPermission } from './entry/permission-request.service.ts';
import {
  answerExtension,
  askExtension,
  askExtensionByLink,
  showWishes,
} from './extension/extension.service.ts';
import { joinCampaign } from './open-invite/join.service.ts';
import {
  drawQrCode,
  getOpenInvite,
  setOpenInvite,
  showInvite,
} from './open-invite/open-invite.service.ts';

/** Links in all their kinds, and the request for a later deadline. */
export function entryLinkRoutes(routes: Registrar): void {
  routes.on(contract.getOpenInvite, async (ctx, { params }) => ({
    data: await getOpenInvite(ctx, params.id),
  }));
  routes.on(contract.setOpenInvite, async (ctx, { params, body }) => ({
    data: await setOpenInvite(ctx, params.id, body),
  }));
  routes.on(contract.getQrCode, (ctx, { params }) => drawQrCode(ctx, params.id));
  routes.on(contract.getInviteDetails, async (ctx, { params }) => ({
    data: await showInvite(ctx, params.token),
  }));
  routes.onManual(contract.joinByInvite, (ctx, { params, body }) =>
    joinCampaign(ctx, params.token, body),
  );

  routes.on(contract.confirmPasswordless, (ctx, { body }) => confirmPasswordless(ctx, body));
  routes.onManual(contract.requestFreshLink, (ctx, { body }) => requestFreshLink(ctx, body.token));
  routes.on(contract.declineInvitation, (ctx, { body }) =>
    declineInvitation(ctx, body.token, body.declined),
  );

  routes.on(contract.askPermission, (ctx, { params }) => askPermission(ctx, params.id));
  routes.on(contract.getInvitationLink, async (ctx, { params, query }) => ({
    data: await copyLink(ctx, params.id, query.campaign),
  }));
  routes.on(contract.exportLinks, (ctx, { params, query }) =>
    exportLinks(ctx, params.id, query.format),
  );

  routes.on(contract.askExtension, (ctx, { params, body }) =>
    askExtension(ctx, params.id, body.message),
  );
  routes.on(contract.askExtensionByLink, (ctx, { body }) =>
    askExtensionByLink(ctx, body.token, body.message),
  );
  routes.on(contract.listExtensions, async (ctx, { params }) => ({
    data: await showWishes(ctx, params.id),
  }));
  routes.on(contract.answerExtension, (ctx, { params, body }) =>
    answerExtension(ctx, params, body),
  );
}
