import { system, transact, type Trx } from '../../../platform/db/database.ts';
import type { BaseContext, ManualContext } from '../../../platform/http/context.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import {
  attemptKey,
  blockedSeconds,
  findLink,
  isPermission,
  reserveAttempt,
  tooMany,
} from '../../accounts/index.ts';
import { findRecipient } from './entry-link.queries.ts';
import { setDeclined, findInvitedCampaign } from './entry.queries.ts';
import { isRenewable } from './passwordless.service.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { addressed } from '../invitation/address.model.ts';
import { campaignMessages } from '../messages.data.ts';

/** Within a quarter of an hour; behind one address may sit a whole office. */
const limits = { address: 60, link: 3 };

const answer = campaignMessages.freshLinkSent();

/** The holder of a used, old or copied link learns nothing; a mail goes to the person whom it belongs to. */
export async function requestFreshLink(ctx: ManualContext, token: string) {
  const { wait, free } = await transact(ctx.pool, system, async (db) => {
    const address = attemptKey('fresh-link-address', ctx.ip);
    if (!(await reserveAttempt(db, address, limits.address))) {
      return { wait: await blockedSeconds(db, [address]), free: false };
    }
    const link = attemptKey('fresh-link', token);
    return { wait: 0, free: await reserveAttempt(db, link, limits.link) };
  });
  if (wait > 0) throw tooMany(wait);
  if (!free) return answer;
  return ctx.answerWithin(system, async (db) => {
    await sendFreshLink(db, ctx.jobs, token, ctx.requestId);
    return answer;
  });
}

async function sendFreshLink(db: Trx, jobs: Jobs, token: string, requestId: string) {
  const link = await findLink(db, token);
  if (link?.invitation_id == null || !isRenewable(link)) return;
  const person = await findRecipient(db, link.invitation_id);
  if (person === undefined) return;
  await queueMails(db, jobs, [
    {
      template: 'fresh-link',
      params: { invitationId: link.invitation_id },
      ...addressed(person, person),
      organizationId: person.organization_id,
      campaignId: person.campaign_id,
      dedupeKey: `fresh-link:${link.invitation_id}:${requestId}`,
    },
  ]);
}

/** Says no to an invitation by its link, which stays good, so that it can be taken back until the deadline. */
export async function declineInvitation(
  ctx: Pick<BaseContext, 'db' | 'audit'>,
  token: string,
  declined = true,
) {
  const link = await findLink(ctx.db, token);
  const id = link?.invitation_id ?? null;
  const campaign = id === null ? undefined : await findInvitedCampaign(ctx.db, id);
  if (link === undefined || id === null || !isPermission(link) || campaign?.running !== true) {
    throw invalid({ token: campaignMessages.linkUnknownOrEnded() });
  }
  if (link.used_at !== null || !(await setDeclined(ctx.db, id, declined))) {
    throw invalid({ token: campaignMessages.tookPart() });
  }
  await ctx.audit({
    action: declined ? 'invitation.declined' : 'invitation.taken_up_again',
    entity: 'organization',
    entityId: link.organization_id,
    by: link.user_id,
  });
  return declined ? campaignMessages.invitationDeclined() : campaignMessages.declineUndone();
}
