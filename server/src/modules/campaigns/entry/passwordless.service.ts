import { randomUUID } from 'node:crypto';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import type { confirmPasswordless as confirmCall } from '@assay/contract/entry';
import { linkToken } from '../../../access/token.ts';
import type { PublicContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import type { RenderContext } from '../../../platform/mail/delivery.ts';
import {
  closedNow,
  consumeLink,
  findLink,
  grantPermission,
  insertLinks,
  isPermission,
  type Link,
  startSession,
} from '../../accounts/index.ts';
import { findEntrant } from './entry.queries.ts';
import { findEntryLink } from './entry-link.queries.ts';
import { accountMessages } from '../../accounts/index.ts';
import { campaignMessages } from '../messages.data.ts';

export type Entrant = NonNullable<Awaited<ReturnType<typeof findEntrant>>>;

export function mayPassWithoutPassword(entrant: Entrant | undefined): boolean {
  return entrant !== undefined && entrant.offered && !entrant.guarded;
}

/**
 * Whether a link to come back is the only way in that its holder has: switched off or not, it was mailed with the
 * promise that no password is needed. An invitation asks for a password instead.
 */
function isPromised(link: Link, entrant: Entrant | undefined): boolean {
  return link.purpose === 'passwordless' && !link.has_password && entrant?.guarded === false;
}

/** Links whose holder may have a fresh one mailed to the address behind them. */
export function isRenewable({ purpose }: Pick<Link, 'purpose'>): boolean {
  return ['campaign_entry', 'passwordless', 'copied_invitation'].includes(purpose);
}

/**
 * Comes in by a mailed link alone. An invitation's first use is the permission, for which the screen asks; a
 * link to come back gives none. Throws 422 at `token` for what is unknown, used, or somebody's who has to log in.
 */
export async function confirmPasswordless(
  ctx: PublicContext,
  input: BodyOf<typeof confirmCall>,
): Promise<OutputOf<typeof confirmCall>> {
  const link = await findLink(ctx.db, input.token);
  if (link === undefined || !opens(link) || link.organization_id !== input.organization_id) {
    throw invalid({ token: accountMessages.linkUnknown() });
  }
  if (isPermission(link) && link.closed) {
    throw invalid({ token: closedNow(link.organization_name) });
  }
  const entrant = await findEntrant(ctx.db, link.user_id, link.organization_id);
  if (!mayPassWithoutPassword(entrant) && !isPromised(link, entrant)) {
    throw invalid({
      token:
        link.has_password || entrant?.guarded !== false
          ? campaignMessages.logInWithPassword()
          : accountMessages.passwordRequired(),
    });
  }
  if (!(await consumeLink(ctx.db, link.id))) {
    throw invalid({ token: campaignMessages.linkUsedAskNew() });
  }
  if (isPermission(link) && entrant?.permitted !== true) {
    await grantPermission(ctx.db, ctx.jobs, link.user_id, link.organization_id);
    await ctx.audit({
      action: 'permission.given',
      entity: 'organization',
      entityId: link.organization_id,
      by: link.user_id,
    });
  }
  const session = await startSession(ctx.db, link.user_id, ctx);
  return { ...session, accessToken: session.access_token };
}

function opens(link: Link): boolean {
  return isPermission(link) || link.purpose === 'passwordless';
}

/** Where a mail leads whoever needs no password; null for everybody else. */
export async function passwordlessUrl(
  { db, secret, appUrl }: RenderContext,
  invitationId: number,
): Promise<string | null> {
  const entryLink = await findEntryLink(db, invitationId);
  if (entryLink === undefined) return null;
  const { subject_id: userId, organization_id: organizationId } = entryLink;
  const entrant = await findEntrant(db, userId, organizationId);
  if (!mayPassWithoutPassword(entrant)) return null;
  if (entryLink.entry_link_id !== null && entrant?.permitted !== true) {
    const token = linkToken(secret, entryLink.entry_link_id);
    return `${appUrl}/create-account-passwordless/${token}/${organizationId}`;
  }
  // The one that is still good, so that a mail sent twice carries the same link twice.
  const id = entryLink.login_link_id ?? randomUUID();
  const token = linkToken(secret, id);
  if (entryLink.login_link_id === null) {
    const link = {
      id,
      token,
      purpose: 'passwordless' as const,
      userId,
      organizationId,
      invitationId,
    };
    await insertLinks(db, [link], entryLink.deadline ?? undefined);
  }
  return `${appUrl}/login/passwordless/${token}/${organizationId}`;
}
