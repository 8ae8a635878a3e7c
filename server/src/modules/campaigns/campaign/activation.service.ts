import { randomUUID } from 'node:crypto';
import { linkToken } from '../../../access/token.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { conflict, invalid } from '../../../platform/http/errors.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { insertLinks } from '../../accounts/index.ts';
import {
  activateDraft,
  addUsedSubjects,
  type CampaignRecord,
  lockQuota,
  readDeadline,
} from './campaign.queries.ts';
import { getCampaign, showCampaign } from './campaign.service.ts';
import { countNewSubjects, inviteAdded } from '../invitation/invitation.queries.ts';
import { planReminders } from '../reminder/reminder.queries.ts';
import { refreshProgress } from '../invitation/progress.queries.ts';

/** Takes a campaign live and mails its people. Doing so again, or from several places at once, changes nothing. */
export async function activateCampaign(ctx: ManagerContext, id: number) {
  const { status } = await getCampaign(ctx, id);
  if (status === 'completed' || status === 'archived') throw conflict('This campaign is over.');
  if (await activateDraft(ctx.db, ctx.organizationId, id)) {
    // Read now that nobody else can change it; what is missing takes the activation back.
    const campaign = await getCampaign(ctx, id);
    await checkReady(ctx, campaign);
    await invite(ctx, campaign);
    await planReminders(ctx.db, id);
    await ctx.audit({ action: 'campaign.activated', entity: 'campaign', entityId: id });
  }
  return showCampaign(ctx, id);
}

async function checkReady(ctx: ManagerContext, campaign: CampaignRecord): Promise<void> {
  const problems: Record<string, string> = {};
  if (campaign.test_types.length === 0) problems['test_types'] = 'Please choose at least one test.';
  if (campaign.subjects_count === 0) problems['subjects'] = 'Please add at least one person.';
  if (campaign.deadline === null) problems['deadline'] = 'Please set a deadline.';
  else if (
    !(await readDeadline(ctx.db, ctx.organizationId, campaign.deadline.toISOString())).ahead
  ) {
    problems['deadline'] = 'The deadline has passed. Please choose a later one.';
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Links, mails and the count against the package, for everybody added and not yet invited. */
async function invite(ctx: ManagerContext, campaign: CampaignRecord): Promise<void> {
  const { used, limit } = await lockQuota(ctx.db, ctx.organizationId);
  const fresh = await countNewSubjects(ctx.db, ctx.organizationId, campaign.id);
  if (limit !== null && used + fresh > limit) {
    const left = Math.max(0, limit - used);
    throw invalid({
      subjects: `Your package has room for ${left} more people; this campaign adds ${fresh}.`,
    });
  }
  await addUsedSubjects(ctx.db, ctx.organizationId, fresh);

  const people = (await inviteAdded(ctx.db, ctx.organizationId, campaign.id)).map((one) => ({
    ...one,
    linkId: randomUUID(),
  }));
  const links = people.map(({ id, subject_id, linkId }) => ({
    id: linkId,
    token: linkToken(ctx.secret, linkId),
    purpose: 'campaign_entry' as const,
    userId: subject_id,
    organizationId: ctx.organizationId,
    invitationId: id,
  }));
  await insertLinks(ctx.db, links, campaign.deadline ?? undefined);
  await queueMails(
    ctx.db,
    ctx.jobs,
    people.map(({ id, subject_id, email, first_name, last_name, linkId }) => ({
      template: 'campaign-invitation',
      params: { invitationId: id, linkId },
      to: { email, name: `${first_name} ${last_name}`.trim(), userId: subject_id },
      replyTo: `${campaign.sender_name} <${campaign.sender_email}>`,
      organizationId: ctx.organizationId,
      campaignId: campaign.id,
      dedupeKey: `campaign-invitation:${id}`,
    })),
  );
  await refreshProgress(ctx.db, { campaignId: campaign.id });
}
