import type { BodyOf } from '@assay/contract/endpoint';
import type { joinByInvite as joinCall } from '@assay/contract/entry';
import { system, transact, type Trx } from '../../../platform/db/database.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { conflict, notFound } from '../../../platform/http/errors.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import {
  attemptKey,
  blockedSeconds,
  networkDigest,
  reserveAttempt,
  tooMany,
} from '../../accounts/index.ts';
import { type CampaignRecord, lockCampaign } from '../campaign/campaign.queries.ts';
import { insertInvitations } from '../invitation/invitation.queries.ts';
import { inviteEverybodyAdded } from '../invitation/invite.service.ts';
import { findByInvite, findJoined, markUnproved } from './open-invite.queries.ts';
import { closedBecause } from './open-invite.service.ts';
import { addressed } from '../invitation/invitation.address.ts';

/** Within a quarter of an hour. A whole hall may join from one address, but nobody needs ten mails. */
const limits = { address: 300, person: 10 };

/**
 * People who joined by the open link and have not used their mail yet: of one campaign, and from one network within a day.
 * Each gets a mail, so that whoever types addresses of others must come to an end, here or with the link of another campaign.
 */
const mostUnproved = { campaign: 300, network: 200 };

type Person = BodyOf<typeof joinCall>;

/**
 * Sends the personal mail to whoever joins by the open link. The answer is one and the same for an address that
 * is new, known, in the campaign or unsubscribed. Throws 404 for an unknown link, 409 when nobody can join.
 */
export async function joinCampaign(ctx: ManualContext, token: string, person: Person) {
  const address = attemptKey('join-address', ctx.ip);
  const wait = await transact(ctx.pool, system, async (db) =>
    (await reserveAttempt(db, address, limits.address)) ? 0 : blockedSeconds(db, [address]),
  );
  if (wait > 0) throw tooMany(wait);
  const found = await transact(ctx.pool, system, (db) => findByInvite(db, token));
  if (found === undefined) throw notFound();
  const closed = closedBecause(found);
  if (closed !== null) throw conflict(refusals[closed](found.organization_name));
  const free = await transact(ctx.pool, system, (db) =>
    reserveAttempt(db, attemptKey('join', `${found.id} ${person.email}`), limits.person),
  );
  const answer = {
    message: `We have sent a mail to ${person.email}. Its link is yours alone: open it to go on.`,
  };
  if (!free) return answer;
  return ctx.answerWithin(system, async (db) => {
    // Held, so that of many at once the first one is invited and the others find that done.
    const campaign = await lockCampaign(db, found.organization_id, found.id);
    if (campaign?.status !== 'active') throw conflict(refusals.over(found.organization_name));
    await join(db, ctx, campaign, found.organization_name, person);
    return answer;
  });
}

async function join(
  db: Trx,
  ctx: ManualContext,
  campaign: CampaignRecord,
  organization: string,
  person: Person,
) {
  const added = await insertInvitations(db, campaign.organization_id, campaign.id, [person]);
  if (added > 0) {
    const network = networkDigest(ctx.secret, ctx.ip);
    const unproved = await markUnproved(db, campaign.id, person.email, network);
    if (unproved.campaign >= mostUnproved.campaign) {
      throw conflict(
        `Many people have joined by this link and have not opened their email yet. If you have our email, open its link. Otherwise, please ask ${organization} for an invitation.`,
      );
    }
    if (unproved.network >= mostUnproved.network) {
      throw conflict(
        `Many people have joined from your network today and have not opened their email yet. If you have our email, open its link. Otherwise, please try again tomorrow or ask ${organization} for an invitation.`,
      );
    }
    return inviteEverybodyAdded({ db, jobs: ctx.jobs, secret: ctx.secret }, campaign);
  }
  const joined = await findJoined(db, campaign.id, person.email);
  if (joined?.mailable !== true) return;
  await queueMails(db, ctx.jobs, [
    {
      template: 'campaign-invitation',
      params: { invitationId: joined.id },
      ...addressed(joined, campaign),
      organizationId: campaign.organization_id,
      campaignId: campaign.id,
      dedupeKey: `campaign-invitation:${joined.id}:again:${joined.hour}`,
    },
  ]);
}

type Closed = NonNullable<ReturnType<typeof closedBecause>>;

const refusals: Record<Closed, (organization: string) => string> = {
  over: () => 'This assessment is over.',
  inactive: (name) => `${name} is not taking anybody in at the moment.`,
  feature_off: (name) => `${name} is not taking anybody in by this link at the moment.`,
  switched_off: (name) => `${name} has closed this link. Please ask them for an invitation.`,
  full: (name) => `${name} has no room for more people at the moment. Please ask them.`,
};
