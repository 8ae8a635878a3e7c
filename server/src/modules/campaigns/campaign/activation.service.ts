import type { ManagerContext } from '../../../platform/http/context.ts';
import { conflict, invalid } from '../../../platform/http/errors.ts';
import { activateDraft, type CampaignRecord, getQuota, readDeadline } from './campaign.queries.ts';
import { getCampaign, showCampaign } from './campaign.service.ts';
import { listGoneTests } from './campaign-tests.service.ts';
import { countNewSubjects } from '../invitation/invitation.queries.ts';
import { inviteEverybodyAdded } from '../invitation/invite.service.ts';
import { planReminders } from '../reminder/reminder.queries.ts';
import { campaignMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

/** Takes a campaign live and mails its people. Doing so again, or from several places at once, changes nothing. */
export async function activateCampaign(ctx: ManagerContext, id: number) {
  const { status } = await getCampaign(ctx, id);
  if (status === 'completed' || status === 'archived')
    throw conflict(campaignMessages.campaignEnded());
  if (await activateDraft(ctx.db, ctx.organizationId, id)) {
    // Read now that nobody else can change it; what is missing takes the activation back.
    const campaign = await getCampaign(ctx, id);
    await checkReady(ctx, campaign);
    await inviteEverybodyAdded(ctx, campaign);
    await planReminders(ctx.db, id);
    await ctx.audit({ action: 'campaign.activated', entity: 'campaign', entityId: id });
  }
  return showCampaign(ctx, id);
}

/** What is left of the package, and what activating a draft takes of it. */
export async function showPlaces(ctx: ManagerContext, campaignId?: number) {
  const { db, organizationId } = ctx;
  if (campaignId !== undefined) await getCampaign(ctx, campaignId);
  const { used, limit } = await getQuota(db, organizationId);
  return {
    left: limit === null ? null : Math.max(0, limit - used),
    takes: campaignId === undefined ? null : await countNewSubjects(db, organizationId, campaignId),
  };
}

async function checkReady(ctx: ManagerContext, campaign: CampaignRecord): Promise<void> {
  const problems: Record<string, Message> = {};
  if (campaign.name === '') problems['campaign_name'] = campaignMessages.nameRequired();
  if (campaign.test_types.length === 0) problems['test_types'] = campaignMessages.testRequired();
  const [gone] = await listGoneTests(ctx, campaign.test_types);
  if (gone !== undefined) {
    problems['skill_tests'] =
      gone.questions === 0
        ? campaignMessages.testUnready({ test: gone.name })
        : campaignMessages.testGone({ test: gone.name });
  }
  if (campaign.subjects_count === 0 && !campaign.open_to_all) {
    problems['subjects'] = campaignMessages.personOrLinkRequired();
  }
  if (campaign.deadline === null) problems['deadline'] = campaignMessages.deadlineUnset();
  else if (
    !(await readDeadline(ctx.db, ctx.organizationId, campaign.deadline.toISOString())).ahead
  ) {
    problems['deadline'] = campaignMessages.deadlineOver();
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
