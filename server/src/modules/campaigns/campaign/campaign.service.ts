import type { ManagerContext } from '../../../platform/http/context.ts';
import { isChange } from '../../../platform/audit.ts';
import { conflict, type HttpError, notFound } from '../../../platform/http/errors.ts';
import { type DraftForm, readDraft } from './campaign.form.ts';
import { presentCampaign } from './campaign.presenter.ts';
import { saveInterview } from './campaign-interview.model.ts';
import * as campaigns from './campaign.queries.ts';
import { orTestGone } from './campaign-tests.service.ts';
import { findNextReminder } from '../reminder/reminder.queries.ts';
import {
  deleteInvitations,
  insertInvitations,
  listTypedSubjects,
} from '../invitation/invitation.queries.ts';
import { auditText, textKinds } from '../text/kept-text.service.ts';
import { campaignMessages } from '../messages.data.ts';

/** A campaign of the own organisation; 404 for every other. */
export async function getCampaign(ctx: ManagerContext, id: number) {
  const campaign = await campaigns.findCampaign(ctx.db, ctx.organizationId, id);
  if (campaign === undefined) throw notFound();
  return campaign;
}

/** Whether it has been saved since the caller read it: what a colleague has written is not saved over unseen. */
export function isStale({ version }: campaigns.CampaignRecord, read: number | undefined): boolean {
  return read !== undefined && read !== version;
}

/** For a save of what is stale that changes something; one that does not, as when it is repeated, is no conflict. */
export function savedSince(): HttpError {
  return conflict(campaignMessages.savedSince());
}

export async function showCampaign(ctx: ManagerContext, id: number) {
  const campaign = await getCampaign(ctx, id);
  const subjects = await listTypedSubjects(ctx.db, ctx.organizationId, id);
  return presentCampaign(campaign, subjects, await findNextReminder(ctx.db, id), ctx.language);
}

/** Creates a campaign, saves a draft again or makes a copy, as the form says: with its people and the texts of its mails. */
export async function saveCampaign(ctx: ManagerContext, form: DraftForm) {
  const { campaign_id: draftId, version } = form;
  const draft = draftId === undefined ? null : await holdDraft(ctx, draftId);
  const since =
    draft !== null && isStale(draft, version) ? await showCampaign(ctx, draft.id) : null;
  const original = form.copy_of === undefined ? null : await getCampaign(ctx, form.copy_of);
  const present = draft ?? original;
  const { tests, subjects, ...read } = await readDraft(ctx, form, present);
  // A copy asks the same in an interview of its own.
  const own = await saveInterview(ctx, draft?.own_test ?? null, read.ownTest);
  const columns = { ...read.columns, test_types: [...tests, ...own] };
  const id = await orTestGone(
    draft === null ? create(ctx, columns, original) : update(ctx, draft, columns),
  );
  for (const kind of textKinds) {
    const before = present?.[kind] ?? null;
    const { [kind]: after = before } = columns;
    await auditText(ctx, id, kind, { before, after });
  }
  if (subjects !== null) {
    if (draft !== null) await deleteInvitations(ctx.db, ctx.organizationId, id);
    await insertInvitations(ctx.db, ctx.organizationId, id, subjects);
  }
  const saved = await showCampaign(ctx, id);
  const after = { ...saved, version: since?.version };
  if (since !== null && isChange({ before: since, after })) throw savedSince();
  return saved;
}

/** Nobody else changes it until the transaction ends. */
async function holdDraft(ctx: ManagerContext, id: number) {
  const draft = await campaigns.lockCampaign(ctx.db, ctx.organizationId, id);
  if (draft === undefined) throw notFound();
  // Its people are written anew, which must not happen to somebody who has been mailed.
  if (draft.status !== 'draft') throw conflict(campaignMessages.activeAlready());
  return draft;
}

type Columns = Awaited<ReturnType<typeof readDraft>>['columns'];

async function create(
  ctx: ManagerContext,
  columns: Columns,
  original: campaigns.CampaignRecord | null,
): Promise<number> {
  const id = await campaigns.insertCampaign(ctx.db, {
    culture_test_id: original?.culture_test_id ?? null,
    email_text: original?.email_text ?? null,
    reminder_text: original?.reminder_text ?? null,
    ...columns,
    organization_id: ctx.organizationId,
    created_by: ctx.actor.userId,
    copy_of: original?.id ?? null,
  });
  await ctx.audit({
    action: 'campaign.created',
    entity: 'campaign',
    entityId: id,
    after: { name: columns.name },
  });
  return id;
}

async function update(
  ctx: ManagerContext,
  draft: campaigns.CampaignRecord,
  columns: Columns,
): Promise<number> {
  await campaigns.updateCampaign(ctx.db, ctx.organizationId, draft.id, columns);
  await ctx.audit({
    action: 'campaign.saved',
    entity: 'campaign',
    entityId: draft.id,
    before: { name: draft.name },
    after: { name: columns.name },
  });
  return draft.id;
}

export async function deleteCampaign(ctx: ManagerContext, id: number) {
  const campaign = await getCampaign(ctx, id);
  // In the order in which progress is written, the people before their campaign, so that the two cannot lock each other.
  await deleteInvitations(ctx.db, ctx.organizationId, id);
  await campaigns.deleteCampaign(ctx.db, ctx.organizationId, id);
  // What somebody has begun to answer stays with them, and so does what they were asked.
  if (campaign.started_count === 0) await saveInterview(ctx, campaign.own_test, null);
  await ctx.audit({
    action: 'campaign.deleted',
    entity: 'campaign',
    entityId: id,
    before: { name: campaign.name },
  });
  return campaignMessages.campaignDeleted({ campaign: campaign.name });
}
