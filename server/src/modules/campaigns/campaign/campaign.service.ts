import type { ManagerContext } from '../../../platform/http/context.ts';
import { conflict, notFound } from '../../../platform/http/errors.ts';
import { isOn } from '@assay/contract/fields';
import { readCultureTest } from './campaign.culture.ts';
import { type CampaignForm, readCampaignForm } from './campaign.form.ts';
import { presentCampaign } from './campaign.presenter.ts';
import { saveInterview } from './campaign.interview.ts';
import * as campaigns from './campaign.queries.ts';
import { findNextReminder } from '../reminder/reminder.queries.ts';
import {
  deleteInvitations,
  insertInvitations,
  listTypedSubjects,
} from '../invitation/invitation.queries.ts';
import { campaignMessages } from '../messages.data.ts';

/** A campaign of the own organisation; 404 for every other. */
export async function getCampaign(ctx: ManagerContext, id: number) {
  const campaign = await campaigns.findCampaign(ctx.db, ctx.organizationId, id);
  if (campaign === undefined) throw notFound();
  return campaign;
}

export async function showCampaign(ctx: ManagerContext, id: number) {
  const campaign = await getCampaign(ctx, id);
  const subjects = await listTypedSubjects(ctx.db, ctx.organizationId, id);
  return presentCampaign(campaign, subjects, await findNextReminder(ctx.db, id), ctx.language);
}

/** Creates a campaign, saves a draft again or makes a copy, as the form says. */
export async function saveCampaign(ctx: ManagerContext, form: CampaignForm) {
  const draft = form.campaign_id === undefined ? null : await getCampaign(ctx, form.campaign_id);
  const original = form.copy_of === undefined ? null : await getCampaign(ctx, form.copy_of);
  const read = await readCampaignForm(ctx, form, draft ?? original);
  const present = (draft ?? original)?.culture_test_id ?? null;
  const culture = await readCultureTest(ctx, form.culture_test_id, present);
  // A copy asks the same in an interview of its own.
  const interview = await saveInterview(ctx, draft?.interview ?? null, read.interview);
  const fields = {
    name: form.campaign_name,
    type: form.campaign_type,
    test_types: [...read.tests, ...interview],
    deadline: read.deadline,
    number_of_reminders: form.number_of_reminders,
    sender_name: form.invite_sender_name,
    sender_email: form.invite_sender_email,
    language: form.language,
    profile_kind: read.profile?.kind ?? null,
    profile_id: read.profile?.id ?? null,
    culture_test_id: culture === undefined ? present : culture,
    email_update_on_test_complete: isOn(form.email_update_on_test_complete),
    email_update_on_all_complete: isOn(form.email_update_on_all_complete),
    open_invite:
      form.open_invite === undefined
        ? (draft ?? original)?.open_invite === true
        : isOn(form.open_invite),
  };
  const id =
    draft === null ? await create(ctx, fields, original) : await update(ctx, draft, fields);
  if (read.subjects !== null) {
    if (draft !== null) await deleteInvitations(ctx.db, ctx.organizationId, id);
    await insertInvitations(ctx.db, ctx.organizationId, id, read.subjects);
  }
  return showCampaign(ctx, id);
}

type Fields = Omit<
  Parameters<typeof campaigns.insertCampaign>[1],
  'organization_id' | 'created_by' | 'copy_of' | 'email_text' | 'reminder_text'
>;

async function create(
  ctx: ManagerContext,
  fields: Fields,
  original: campaigns.CampaignRecord | null,
): Promise<number> {
  const id = await campaigns.insertCampaign(ctx.db, {
    ...fields,
    organization_id: ctx.organizationId,
    created_by: ctx.actor.userId,
    copy_of: original?.id ?? null,
    email_text: original?.email_text ?? null,
    reminder_text: original?.reminder_text ?? null,
  });
  await ctx.audit({
    action: 'campaign.created',
    entity: 'campaign',
    entityId: id,
    after: { name: fields.name },
  });
  return id;
}

async function update(
  ctx: ManagerContext,
  draft: campaigns.CampaignRecord,
  fields: Fields,
): Promise<number> {
  // Its people are written anew after this, which must not happen to somebody who has been mailed.
  if (!(await campaigns.updateDraft(ctx.db, ctx.organizationId, draft.id, fields))) {
    throw conflict(campaignMessages.activeAlready());
  }
  await ctx.audit({
    action: 'campaign.saved',
    entity: 'campaign',
    entityId: draft.id,
    before: { name: draft.name },
    after: { name: fields.name },
  });
  ctx.status = 200;
  return draft.id;
}

export async function deleteCampaign(ctx: ManagerContext, id: number) {
  const campaign = await getCampaign(ctx, id);
  // In the order in which progress is written, the people before their campaign, so that the two cannot lock each other.
  await deleteInvitations(ctx.db, ctx.organizationId, id);
  await campaigns.deleteCampaign(ctx.db, ctx.organizationId, id);
  // What somebody has begun to answer stays with them, and so does what they were asked.
  if (campaign.started_count === 0) await saveInterview(ctx, campaign.interview, null);
  await ctx.audit({
    action: 'campaign.deleted',
    entity: 'campaign',
    entityId: id,
    before: { name: campaign.name },
  });
  return campaignMessages.campaignDeleted({ campaign: campaign.name });
}
