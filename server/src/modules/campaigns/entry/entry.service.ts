import type { OutputOf } from '@assay/contract/endpoint';
import type { checkMagicLink as checkMagicLinkCall } from '@assay/contract/accounts';
import type { PublicContext, UserContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import {
  findLink,
  findSubscription,
  grantPermission,
  type Link,
  permissionTextVersion,
  revokePermission,
} from '../../accounts/index.ts';
import { logoUrl } from '../../organisations/index.ts';
import { askedTests } from '../campaign/campaign.tests.ts';
import { findInvitedCampaign, hideProgress, isInvitedBy, markOpened } from './entry.queries.ts';

type LinkState = OutputOf<typeof checkMagicLinkCall>['data'];

const unknownLink: LinkState = {
  kind: null,
  valid: false,
  reason: 'unknown',
  email: null,
  first_name: null,
  organization: null,
  invitation: null,
};

/** What a mailed link is good for, as far as its holder may know. Looking never uses it up. */
export async function checkMagicLink(ctx: PublicContext, token: string): Promise<LinkState> {
  const link = await findLink(ctx.db, token);
  if (link === undefined) return (await checkUnsubscribe(ctx, token)) ?? unknownLink;
  const campaign =
    link.invitation_id === null ? undefined : await findInvitedCampaign(ctx.db, link.invitation_id);
  const reason = reasonAgainst(link, campaign?.status === 'active');
  if (reason === null && link.invitation_id !== null) await markOpened(ctx.db, link.invitation_id);
  return {
    kind: kindOf(link),
    valid: reason === null,
    reason,
    email: maskEmail(link.email),
    first_name: reason === null ? link.first_name : null,
    organization: { id: link.organization_id, name: link.organization_name },
    invitation: reason === null && campaign !== undefined ? presentInvitation(campaign) : null,
  };
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
  };
}

function reasonAgainst(link: Link, running: boolean): LinkState['reason'] {
  if (link.used_at !== null) return 'used';
  if (link.purpose === 'campaign_entry' && !running) return 'withdrawn';
  if (link.purpose === 'manager_invitation' && link.has_password) return 'used';
  return link.expired ? 'expired' : null;
}

/** By the present state, not by the path in the mail: meanwhile the person may have chosen a password. */
function kindOf(link: Link): LinkState['kind'] {
  if (link.purpose === 'manager_invitation') return 'manager_invitation';
  return link.has_password ? 'give_permission' : 'subject_invitation';
}

/** g•••@example.org: enough to recognise the own address, not enough to learn somebody else's. */
function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}

type InvitedCampaign = NonNullable<Awaited<ReturnType<typeof findInvitedCampaign>>>;

function presentInvitation(campaign: InvitedCampaign): NonNullable<LinkState['invitation']> {
  const tests = askedTests(campaign.test_types);
  return {
    organization: {
      id: campaign.organization_id,
      name: campaign.organization_name,
      logo_url: logoUrl({ id: campaign.organization_id, logo_version: campaign.logo_version }),
    },
    campaign: {
      name: campaign.name,
      deadline: (campaign.deadline as Date).toISOString(),
      time_zone: campaign.time_zone,
      tests,
      minutes: tests.reduce((sum, test) => sum + test.minutes, 0),
    },
    permission: {
      retention_months: campaign.retention_months,
      text_version: permissionTextVersion,
    },
  };
}

/** A logged-in subject permits an organisation that has invited it; every other one is unknown. */
export async function permitWhileLoggedIn(ctx: UserContext, organizationId: number) {
  if (!(await isInvitedBy(ctx.db, ctx.actor.userId, organizationId))) throw notFound();
  await grantPermission(ctx.db, ctx.jobs, ctx.actor.userId, organizationId);
  await ctx.audit({ action: 'permission.given', entity: 'organization', entityId: organizationId });
  return { message: 'Permission is given. You can withdraw it at any time.' };
}

/** Withdraws a permission. Reads ask for a live one each time; what was kept of the progress goes with it. */
export async function withdrawPermission(ctx: UserContext, organizationId: number) {
  const subjectId = ctx.actor.userId;
  if (!(await revokePermission(ctx.db, subjectId, organizationId))) throw notFound();
  await hideProgress(ctx.db, subjectId, organizationId);
  await ctx.audit({
    action: 'permission.withdrawn',
    entity: 'organization',
    entityId: organizationId,
  });
  return { message: 'The permission is withdrawn.' };
}
