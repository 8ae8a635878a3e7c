import { nameOf } from '@assay/contract/person-name';
import type { BodyOf } from '@assay/contract/endpoint';
import type {
  addSubjects as addSubjectsCall,
  remindSubjects as remindSubjectsCall,
} from '@assay/contract/campaign-people';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { conflict, invalid, notFound } from '../../../platform/http/errors.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { endExtraTimes } from '../../instruments/index.ts';
import { holdAddressed, holdPeople } from '../../subjects/index.ts';
import { lockCampaign, readDeadline } from '../campaign/campaign.queries.ts';
import { getCampaign } from '../campaign/campaign.service.ts';
import { deleteInvitation, insertInvitations } from './invitation.queries.ts';
import { inviteEverybodyAdded } from './invite.service.ts';
import {
  countForReminding,
  listForReminding,
  listStrangers,
  takeForReminding,
} from './people.queries.ts';
import { readTypedSubjects } from './typed-subjects.form.ts';
import { addressed } from './address.model.ts';
import { campaignMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';
import { say } from '../../../platform/words/message.ts';

/** Invites more people to a running campaign; who is in it already is left as is and not mailed again. */
export async function addSubjects(ctx: ManagerContext, form: BodyOf<typeof addSubjectsCall>) {
  await getCampaign(ctx, form.campaign_id);
  const problems: Record<string, Message> = {};
  const subjects = readTypedSubjects(form, problems) ?? [];
  if (subjects.length === 0 && Object.keys(problems).length === 0) {
    problems['subjects'] = campaignMessages.personRequired();
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await holdAddressed(
    ctx.db,
    subjects.map(({ email }) => email),
  );
  // Held, so that it neither ends nor is deleted meanwhile, and two lists come in one after the other.
  const campaign = await lockCampaign(ctx.db, ctx.organizationId, form.campaign_id);
  if (campaign?.status !== 'active') {
    throw conflict(campaignMessages.addWhileRunning());
  }
  // It may run on for those who got more time; nobody else could begin.
  const { deadline } = campaign;
  const until =
    deadline && (await readDeadline(ctx.db, ctx.organizationId, deadline.toISOString()));
  if (until?.ahead !== true) throw conflict(campaignMessages.deadlineOver());
  const added = await insertInvitations(ctx.db, ctx.organizationId, campaign.id, subjects);
  await inviteEverybodyAdded(ctx, campaign);
  await ctx.audit({
    action: 'campaign.subjects_added',
    entity: 'campaign',
    entityId: campaign.id,
    after: { added },
  });
  return { added, already_in: subjects.length - added };
}

/** Takes somebody out of a campaign. Links and mails that wait go with it; results stay with their subject. */
export async function removeSubject(ctx: ManagerContext, campaignId: number, subjectId: number) {
  await holdPeople(ctx.db, [subjectId]);
  await lockCampaign(ctx.db, ctx.organizationId, campaignId);
  const removed = await deleteInvitation(ctx.db, ctx.organizationId, campaignId, subjectId);
  if (removed === undefined) throw notFound();
  await endExtraTimes(ctx.db, ctx.organizationId);
  await ctx.audit({
    action: 'campaign.subject_removed',
    entity: 'campaign',
    entityId: campaignId,
    before: { subject_id: subjectId },
  });
  return campaignMessages.personRemoved({ name: nameOf(removed) });
}

/** How many a reminder would reach now, how many of them got an email within a day, and who the first few are. */
export async function previewReminders(
  ctx: ManagerContext,
  campaignId: number,
  subjects?: number[],
) {
  const { reminding } = await readReminding(ctx, campaignId, subjects);
  const counts = await countForReminding(ctx.db, ctx.organizationId, reminding);
  const first = await listForReminding(ctx.db, ctx.organizationId, reminding);
  return {
    ...counts,
    named: first.map(({ emailed_recently, ...person }) => ({
      name: nameOf(person),
      emailed_recently,
    })),
  };
}

/** Reminds who has not finished; `subjects` narrows it down. No one is reminded twice within an hour. */
export async function remindSubjects(
  ctx: ManagerContext,
  campaignId: number,
  form: BodyOf<typeof remindSubjectsCall>,
) {
  const { campaign, reminding } = await readReminding(ctx, campaignId, form.subjects);
  const people = await takeForReminding(ctx.db, ctx.organizationId, {
    ...reminding,
    leaveOutRecent: form.leave_out_recent,
  });
  await queueMails(
    ctx.db,
    ctx.jobs,
    people.map((one) => ({
      template: 'campaign-reminder',
      params: { invitationId: one.id },
      ...addressed(one, campaign),
      organizationId: ctx.organizationId,
      campaignId,
      dedupeKey: `campaign-reminder:${one.id}:at:${one.reminded_at?.toISOString()}`,
    })),
  );
  await ctx.audit({
    action: 'campaign.reminded',
    entity: 'campaign',
    entityId: campaignId,
    after: { people: people.length },
  });
  const chosen = reminding.subjects?.length ?? campaign.subjects_count;
  return {
    message: say(ctx.language, campaignMessages.reminded({ people: people.length })),
    reminded: people.length,
    left_out: chosen - people.length,
  };
}

/** Whom a reminder is for; 404 where one of those named is no part of the campaign. */
async function readReminding(ctx: ManagerContext, campaignId: number, subjects?: number[]) {
  const campaign = await getCampaign(ctx, campaignId);
  if (campaign.status !== 'active') {
    throw conflict(campaignMessages.remindWhileRunning());
  }
  const named = subjects === undefined ? undefined : [...new Set(subjects)];
  if (named !== undefined) {
    const strangers = await listStrangers(ctx.db, ctx.organizationId, campaignId, named);
    if (strangers.length > 0) throw notFound();
  }
  return { campaign, reminding: { campaignId, subjects: named } };
}
