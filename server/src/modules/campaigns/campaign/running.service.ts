import { interviewCodeOf } from '@assay/contract/instruments';
import { isChange } from '../../../platform/audit.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { conflict, invalid } from '../../../platform/http/errors.ts';
import { reopenExpired } from '../expiry/expiry.queries.ts';
import { replanReminders } from '../reminder/reminder.queries.ts';
import {
  type CampaignColumns,
  named,
  type Problems,
  readColumns,
  type RunningForm,
} from './campaign.form.ts';
import { isSame, readInterview, saveInterview } from './campaign-interview.model.ts';
import { orTestGone, readTests, saysTests } from './campaign-tests.service.ts';
import {
  type CampaignRecord,
  changeStatus,
  keepLinksUntil,
  lockCampaign,
  readDeadline,
  updateCampaign,
} from './campaign.queries.ts';
import { getCampaign, isStale, savedSince, showCampaign } from './campaign.service.ts';
import { campaignMessages } from '../messages.data.ts';

/**
 * Changes a running campaign; what the call does not name stays. A later deadline brings one that is over back to
 * life. Throws 409 for drafts, archived ones and what has been saved since it was read, 422 at every field that cannot become what is asked.
 */
export async function editActiveCampaign(ctx: ManagerContext, changes: RunningForm) {
  await getCampaign(ctx, changes.campaign_id);
  const campaign = await lockCampaign(ctx.db, ctx.organizationId, changes.campaign_id);
  if (campaign?.status !== 'active' && campaign?.status !== 'completed') {
    throw conflict(campaignMessages.notRunning());
  }
  const stale = isStale(campaign, changes.version);
  const problems: Problems = {};
  const deadline = await readLaterDeadline(ctx, campaign, changes.deadline, problems);
  const columns = named({
    ...(await readColumns(ctx, changes, campaign, problems)),
    name: changes.campaign_name,
    sender_name: changes.invite_sender_name,
    sender_email: changes.invite_sender_email,
    deadline,
    ...(await readChosenTests(ctx, campaign, changes, problems)),
    ...(deadline !== undefined && campaign.status === 'completed'
      ? { status: 'active', closed_at: null }
      : {}),
  });
  if (Object.keys(problems).length > 0) throw stale ? savedSince() : invalid(problems);
  const before = Object.fromEntries(
    Object.keys(columns).map((key) => [key, campaign[key as keyof CampaignRecord] ?? null]),
  );
  // An interview keeps its name among the tests while its questions change.
  const changed = columns.test_types !== undefined || isChange({ before, after: columns });
  if (changed && stale) throw savedSince();
  if (changed) await orTestGone(updateCampaign(ctx.db, ctx.organizationId, campaign.id, columns));
  if (deadline !== undefined) {
    await keepLinksUntil(ctx.db, campaign.id, deadline);
    await reopenExpired(ctx.db, campaign.id);
  }
  if (deadline !== undefined || changes.number_of_reminders !== undefined) {
    await replanReminders(ctx.db, campaign.id);
  }
  const entry = { entity: 'campaign', entityId: campaign.id, before, after: columns };
  if (changed) await ctx.audit({ action: 'campaign.edited', ...entry });
  return showCampaign(ctx, campaign.id);
}

async function readLaterDeadline(
  ctx: ManagerContext,
  campaign: CampaignRecord,
  text: string | undefined,
  problems: Problems,
): Promise<Date | undefined> {
  if (text === undefined) return undefined;
  const { deadline, ahead } = await readDeadline(ctx.db, ctx.organizationId, text);
  const present = campaign.deadline as Date;
  // A whole campaign sent back carries the deadline that it has; a form shows it without seconds.
  if ([present.getTime(), startOfMinute(present)].includes(deadline.getTime())) return undefined;
  if (deadline < present) {
    problems['deadline'] = campaignMessages.deadlineTold();
  } else if (!ahead) problems['deadline'] = campaignMessages.deadlinePast();
  return deadline;
}

function startOfMinute(moment: Date): number {
  return new Date(moment).setUTCSeconds(0, 0);
}

async function readChosenTests(
  ctx: ManagerContext,
  campaign: CampaignRecord,
  changes: RunningForm,
  problems: Problems,
): Promise<CampaignColumns> {
  const { own_test: present } = campaign;
  const presentTests = campaign.test_types.filter((test) => interviewCodeOf(test) === undefined);
  const found: Problems = {};
  const tests = saysTests(changes)
    ? await readTests(ctx, changes, found, present?.code ?? null)
    : presentTests;
  const interview = readInterview(
    ctx,
    {
      interview_name: changes.interview_name ?? present?.name,
      interview_questions: changes.interview_questions ?? present?.questions,
    },
    present,
    found,
  );
  // A whole campaign sent back carries the tests that it has, also those that are switched off by now.
  const sameTests =
    tests.length === presentTests.length && presentTests.every((test) => tests.includes(test));
  const sameInterview = isSame(interview, present);
  if (sameTests && sameInterview) return {};
  Object.assign(problems, found);
  if (campaign.started_count > 0) {
    if (!sameTests) problems['test_types'] = campaignMessages.testsFixed();
    if (!sameInterview) {
      problems['interview_questions'] = campaignMessages.questionsFixed();
    }
  }
  if (tests.length === 0 && interview === null) {
    problems['test_types'] = campaignMessages.testRequired();
  }
  if (Object.keys(problems).length > 0) return {};
  return { test_types: [...tests, ...(await saveInterview(ctx, present, interview))] };
}

/** Ends a running campaign now. Who has begun may finish; the others are told kindly that it is over. */
export async function closeCampaign(ctx: ManagerContext, id: number) {
  const { status } = await getCampaign(ctx, id);
  if (status !== 'active') throw conflict(campaignMessages.closeRunningOnly());
  if (await changeStatus(ctx.db, ctx.organizationId, id, 'active', 'completed')) {
    await ctx.audit({ action: 'campaign.closed', entity: 'campaign', entityId: id });
  }
  return showCampaign(ctx, id);
}

/** Puts a campaign that is over away, or brings it back. Doing it twice changes nothing. */
export async function archiveCampaign(ctx: ManagerContext, id: number, archived: boolean) {
  const { status } = await getCampaign(ctx, id);
  if (status !== 'completed' && status !== 'archived') {
    throw conflict(campaignMessages.archiveOverOnly());
  }
  const [from, to] = archived
    ? (['completed', 'archived'] as const)
    : (['archived', 'completed'] as const);
  if (await changeStatus(ctx.db, ctx.organizationId, id, from, to)) {
    const action = archived ? 'campaign.archived' : 'campaign.brought_back';
    await ctx.audit({ action, entity: 'campaign', entityId: id });
  }
  return showCampaign(ctx, id);
}
