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
import { addressed } from '../invitation/address.model.ts';
import { campaignMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

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
  const answer = campaignMessages.joined({ email: person.email });
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
      throw conflict(campaignMessages.tooManyJoined({ organization }));
    }
    if (unproved.network >= mostUnproved.network) {
      throw conflict(campaignMessages.tooManyNearby({ organization }));
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

const refusals: Record<Closed, (organization: string) => Message> = {
  over: () => campaignMessages.campaignEnded(),
  inactive: (name) => campaignMessages.joinPaused({ organization: name }),
  feature_off: (name) => campaignMessages.joinPausedByLink({ organization: name }),
  switched_off: (name) => campaignMessages.linkClosed({ organization: name }),
  full: (name) => campaignMessages.noRoom({ organization: name }),
};
