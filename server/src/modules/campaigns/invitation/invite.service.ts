import { randomUUID } from 'node:crypto';
import { linkToken } from '../../../access/token.ts';
import type { BaseContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { insertLinks } from '../../accounts/index.ts';
import { addUsedSubjects, type CampaignRecord, lockQuota } from '../campaign/campaign.queries.ts';
import { countNewSubjects, inviteAdded } from './invitation.queries.ts';
import { refreshProgress } from './progress.queries.ts';
import { addressed } from './address.model.ts';
import { campaignMessages } from '../messages.data.ts';

type Inviting = Pick<BaseContext, 'db' | 'jobs' | 'secret'>;

/**
 * Links, mails and the count against the package, for everybody added to a campaign and not yet invited.
 * Throws 422 at `subjects` when the package has no room for them.
 */
export async function inviteEverybodyAdded(ctx: Inviting, campaign: CampaignRecord): Promise<void> {
  const { organization_id: organizationId } = campaign;
  await useQuota(ctx, campaign);
  const people = await inviteAdded(ctx.db, organizationId, campaign.id);
  await linkInvited(ctx, campaign, people);
  await queueMails(
    ctx.db,
    ctx.jobs,
    people.map((one) => ({
      template: 'campaign-invitation',
      // Whoever has not proved the address takes no place yet.
      params: { invitationId: one.id, ...(one.unproved && { unproved: true }) },
      ...addressed(one, campaign),
      organizationId,
      campaignId: campaign.id,
      dedupeKey: `campaign-invitation:${one.id}`,
    })),
  );
  await refreshProgress(ctx.db, { invitationIds: people.map(({ id }) => id) });
}

async function useQuota(ctx: Inviting, campaign: CampaignRecord): Promise<void> {
  const { organization_id: organizationId } = campaign;
  const { used, limit } = await lockQuota(ctx.db, organizationId);
  const fresh = await countNewSubjects(ctx.db, organizationId, campaign.id);
  if (limit !== null && used + fresh > limit) {
    const left = Math.max(0, limit - used);
    throw invalid({
      subjects: campaignMessages.packageFull({ room: left, added: fresh }),
    });
  }
  await addUsedSubjects(ctx.db, organizationId, fresh);
}

/** The link that the emails of a campaign carry, for each of its invited people. */
export async function linkInvited(
  ctx: Pick<Inviting, 'db' | 'secret'>,
  campaign: Pick<CampaignRecord, 'organization_id' | 'deadline'>,
  people: { id: number; subject_id: number }[],
): Promise<void> {
  const links = people.map((one) => {
    const id = randomUUID();
    return {
      id,
      token: linkToken(ctx.secret, id),
      purpose: 'campaign_entry' as const,
      userId: one.subject_id,
      organizationId: campaign.organization_id,
      invitationId: one.id,
    };
  });
  await insertLinks(ctx.db, links, campaign.deadline ?? undefined);
}
