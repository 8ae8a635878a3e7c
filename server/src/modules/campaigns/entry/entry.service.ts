import type { OutputOf } from '@assay/contract/endpoint';
import type { checkMagicLink as checkMagicLinkCall } from '@assay/contract/accounts';
import type { PublicContext, UserContext } from '../../../platform/http/context.ts';
import { conflict, notFound } from '../../../platform/http/errors.ts';
import {
  closedNow,
  findAccountLink,
  findLink,
  findSubscription,
  grantPermission,
  isPermission,
  type Link,
  revokePermission,
} from '../../accounts/index.ts';
import { describeTests } from '../../instruments/index.ts';
import {
  findEntrant,
  findInvitedCampaign,
  hideProgress,
  findInviter,
  markOpened,
} from './entry.queries.ts';
import { presentInvitation } from './invitation.presenter.ts';
import { type Entrant, isRenewable, mayPassWithoutPassword } from './passwordless.service.ts';
import { campaignMessages } from '../messages.data.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

type LinkState = OutputOf<typeof checkMagicLinkCall>['data'];

const unknownLink: LinkState = {
  kind: null,
  valid: false,
  reason: 'unknown',
  email: null,
  first_name: null,
  organization: null,
  invitation: null,
  declined: false,
  over: null,
  renewable: false,
};

/** What a mailed link is good for, as far as its holder may know. Looking never uses it up. */
export async function checkMagicLink(ctx: PublicContext, token: string): Promise<LinkState> {
  const link = await findLink(ctx.db, token);
  if (link === undefined) {
    return (
      (await checkUnsubscribe(ctx, token)) ?? (await checkAccountLink(ctx, token)) ?? unknownLink
    );
  }
  const campaign =
    link.invitation_id === null ? undefined : await findInvitedCampaign(ctx.db, link.invitation_id);
  const entrant = await findEntrant(ctx.db, link.user_id, link.organization_id);
  const reason = reasonAgainst(link, campaign?.running === true);
  if (reason === null && isPermission(link) && link.invitation_id !== null) {
    await markOpened(ctx.db, link.invitation_id);
  }
  return {
    kind: kindOf(link, entrant),
    valid: reason === null,
    reason,
    email: maskEmail(link.email),
    // As the one who invites typed it: what others call this person, or whether they know them, is not theirs to learn.
    first_name: reason === null ? (campaign?.first_name ?? ownName(link)) : null,
    organization: { id: link.organization_id, name: link.organization_name },
    invitation:
      reason === null && campaign !== undefined
        ? presentInvitation(
            campaign,
            await describeTests(ctx.db, campaign.test_types, ctx.language, [
              { ...campaign, subject: link.user_id },
            ]),
          )
        : null,
    declined: campaign?.status === 'declined',
    over: reason !== null && reason !== 'used' ? overOf(link, campaign) : null,
    renewable:
      reason !== 'closed' &&
      campaign !== undefined &&
      isRenewable(link) &&
      mayPassWithoutPassword(entrant),
  };
}

/** A manager’s invitation goes to the person alone and names the account; all others name whom a campaign invited. */
function ownName(link: Link): string | null {
  return link.purpose === 'manager_invitation' ? link.first_name : null;
}

async function checkUnsubscribe(ctx: PublicContext, token: string): Promise<LinkState | null> {
  const found = await findSubscription(ctx.db, token);
  if (found === undefined) return null;
  return {
    kind: 'unsubscribe',
    valid: true,
    reason: found.unsubscribed_at === null ? null : 'used',
    email: maskEmail(found.email),
    first_name: null,
    organization: { id: found.organization_id, name: found.organization_name },
    invitation: null,
    declined: false,
    over: null,
    renewable: false,
  };
}

async function checkAccountLink(ctx: PublicContext, token: string): Promise<LinkState | null> {
  const found = await findAccountLink(ctx.db, token);
  if (found === undefined) return null;
  const { kind, email, first_name, reason } = found;
  const valid = reason === null;
  return { ...unknownLink, kind, valid, reason, email: maskEmail(email), first_name };
}

type Invited = NonNullable<Awaited<ReturnType<typeof findInvitedCampaign>>>;

/** That only the deadline stands in the way, so that its holder may ask for a later one. */
export function mayAskExtension(link: Link, campaign: Invited | undefined): campaign is Invited {
  return (
    link.purpose === 'campaign_entry' &&
    link.used_at === null &&
    campaign !== undefined &&
    !campaign.open &&
    !campaign.ended_early &&
    campaign.organization_active &&
    campaign.completed_at === null &&
    campaign.status !== 'declined'
  );
}

function overOf(link: Link, campaign: Invited | undefined): LinkState['over'] {
  if (!mayAskExtension(link, campaign)) return null;
  return {
    campaign_name: campaign.name,
    deadline: campaign.deadline.toISOString(),
    time_zone: campaign.time_zone,
    extension_asked: campaign.extension_asked,
  };
}

function reasonAgainst(link: Link, running: boolean): LinkState['reason'] {
  if (link.used_at !== null) return 'used';
  if (link.purpose === 'manager_invitation' && link.has_password && !link.to_accept) return 'used';
  if (link.expired) return 'expired';
  const forCampaign = link.purpose === 'campaign_entry' || link.purpose === 'copied_invitation';
  if (forCampaign && !running) return 'withdrawn';
  return link.closed && link.purpose !== 'passwordless' ? 'closed' : null;
}

/** By the present state, not by the path in the mail: meanwhile the person may have chosen a password. */
function kindOf(link: Link, entrant: Entrant | undefined): LinkState['kind'] {
  if (link.to_accept && link.has_password) return 'manager_acceptance';
  if (link.purpose === 'manager_invitation' || link.purpose === 'copied_invitation')
    return link.purpose;
  if (link.purpose === 'passwordless') return 'passwordless_login';
  if (mayPassWithoutPassword(entrant)) {
    return entrant?.permitted === true ? 'passwordless_login' : 'passwordless_invitation';
  }
  return link.has_password ? 'give_permission' : 'subject_invitation';
}

/** g•••@example.org: enough to recognise the own address, not enough to learn somebody else's. */
function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}

/** A logged-in subject permits an organisation that has invited it; every other one is unknown. */
export async function permitWhileLoggedIn(ctx: UserContext, organizationId: OrganizationId) {
  const inviter = await findInviter(ctx.db, ctx.actor.userId, organizationId);
  if (inviter === undefined) throw notFound();
  if (inviter.closed) throw conflict(closedNow(inviter.name), 'organization_closed');
  await grantPermission(ctx.db, ctx.jobs, ctx.actor.userId, organizationId);
  await ctx.audit({ action: 'permission.given', entity: 'organization', entityId: organizationId });
  return campaignMessages.permissionGiven();
}

/** Withdraws a permission. Reads ask for a live one each time; what was kept of the progress goes with it. */
export async function withdrawPermission(ctx: UserContext, organizationId: OrganizationId) {
  const subjectId = ctx.actor.userId;
  if (!(await revokePermission(ctx.db, subjectId, organizationId))) throw notFound();
  await hideProgress(ctx.db, subjectId, organizationId);
  await ctx.audit({
    action: 'permission.withdrawn',
    entity: 'organization',
    entityId: organizationId,
  });
  return campaignMessages.permissionWithdrawn();
}
