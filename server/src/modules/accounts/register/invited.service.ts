import type { Session } from '@assay/contract/accounts';
import type { PublicContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { insertPassword, listRoles } from '../account.queries.ts';
import { acceptInvitation } from '../manager-invitation/manager-invitation.service.ts';
import { consumeLink, findLink, type Link } from '../link/link.queries.ts';
import { hashPassword, passwordProblem } from '../login/password.service.ts';
import { grantPermission } from '../permission/permission.service.ts';
import { startSession } from '../login/session.service.ts';
import { findTotp } from '../totp/totp.queries.ts';
import { accountMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

const usedUp = accountMessages.linkUsedLogIn();

interface Registration {
  password: string;
  users_encrypted_email: string;
  organization_id?: number | null;
}

/** A mailed link and a chosen password make an account; for an invited subject it is the permission too. */
export async function confirmRegistration(
  ctx: PublicContext,
  input: Registration,
): Promise<Session> {
  const link = await findLink(ctx.db, input.users_encrypted_email);
  if (link === undefined || !makesAccounts(link) || !belongsTo(link, input.organization_id)) {
    throw invalid({ users_encrypted_email: accountMessages.linkUnknown() });
  }
  if (isPermission(link) && link.closed) {
    throw invalid({ users_encrypted_email: closedNow(link.organization_name) });
  }
  if (isPermission(link) && (await listRoles(ctx.db, link.user_id)).length > 0) {
    // A manager's account is opened by the manager's own mail, never by a campaign's link.
    throw invalid({
      users_encrypted_email: accountMessages.managerInvitationFirst(),
    });
  }
  const problem = passwordProblem(input.password, [link.email, link.first_name, link.last_name]);
  if (problem !== null) throw invalid({ password: problem });
  if (!(await consumeLink(ctx.db, link.id))) throw invalid({ users_encrypted_email: usedUp });
  if (!(await insertPassword(ctx.db, link.user_id, await hashPassword(input.password)))) {
    throw invalid({ password: accountMessages.hasPassword() });
  }
  if (isPermission(link)) await grant(ctx, link);
  if (link.to_accept) await acceptInvitation(ctx.db, ctx, link);
  await ctx.audit({
    action: 'account.confirmed',
    entity: 'user',
    entityId: link.user_id,
    by: link.user_id,
  });
  return startSession(ctx.db, link.user_id, ctx);
}

/** A person with an account gives one more organisation permission, by the link that was mailed. */
export async function givePermission(
  ctx: PublicContext,
  input: { organizationId: number; token: string },
): Promise<Session> {
  const link = await findLink(ctx.db, input.token);
  if (link === undefined || !isPermission(link) || link.organization_id !== input.organizationId) {
    throw invalid({ token: accountMessages.linkUnknown() });
  }
  if (link.closed) throw invalid({ token: closedNow(link.organization_name) });
  if (!link.has_password) throw invalid({ token: accountMessages.passwordRequired() });
  if ((await listRoles(ctx.db, link.user_id)).length > 0) {
    // Anybody can invite a manager's address, and whom the mail is forwarded to must not become the manager.
    throw invalid({
      token: accountMessages.isManager(),
    });
  }
  const totp = await findTotp(ctx.db, link.user_id);
  if (totp?.confirmed_at != null) {
    // A mailbox alone must not open what two factors close.
    throw invalid({
      token: accountMessages.hasTwoStep(),
    });
  }
  if (!(await consumeLink(ctx.db, link.id))) throw invalid({ token: usedUp });
  await grant(ctx, link);
  return startSession(ctx.db, link.user_id, ctx);
}

/** Said to whoever has not begun while the organisation is inactive. */
export function closedNow(organization: string): Message {
  return accountMessages.closedNow({ organization, contact: organization });
}

async function grant(ctx: PublicContext, link: Link): Promise<void> {
  await grantPermission(ctx.db, ctx.jobs, link.user_id, link.organization_id);
  await ctx.audit({
    action: 'permission.given',
    entity: 'organization',
    entityId: link.organization_id,
    by: link.user_id,
  });
}

/** Links that were mailed to ask a subject; coming in by one is the permission. */
export function isPermission({ purpose }: Pick<Link, 'purpose'>): boolean {
  return purpose === 'campaign_entry' || purpose === 'permission_request';
}

/** A copied link proves no address, and one to come in without a password asks for nothing new. */
function makesAccounts(link: Link): boolean {
  return link.purpose === 'manager_invitation' || isPermission(link);
}

/** A subject's link belongs to one organisation, which has to be named; a manager's need not be. */
function belongsTo(link: Link, organizationId: number | null | undefined): boolean {
  if (link.purpose === 'manager_invitation' && organizationId == null) return true;
  return organizationId === link.organization_id;
}
