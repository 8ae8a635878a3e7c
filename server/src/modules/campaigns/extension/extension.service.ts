import { nameOf } from '@assay/contract/person-name';
import type { BodyOf } from '@assay/contract/endpoint';
import type { answerExtension as answerCall } from '@assay/contract/entry';
import { system, transact } from '../../../platform/db/database.ts';
import type {
  BaseContext,
  ManagerContext,
  PublicContext,
  UserContext,
} from '../../../platform/http/context.ts';
import { conflict, invalid, notFound } from '../../../platform/http/errors.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { findLink } from '../../accounts/index.ts';
import { readDeadline } from '../campaign/campaign.queries.ts';
import { getCampaign } from '../campaign/campaign.service.ts';
import { findInvitedCampaign } from '../entry/entry.queries.ts';
import { mayAskExtension } from '../entry/entry.service.ts';
import { reopenExpired } from '../expiry/expiry.queries.ts';
import {
  answerWish,
  findExtensionMail,
  findOwnInvitation,
  keepWish,
  listWishes,
  lockInvitation,
  runOn,
} from './extension.queries.ts';
import { addressed } from '../invitation/address.model.ts';
import { campaignMessages } from '../messages.data.ts';

/** Somebody has asked for a later deadline. */
export const extensionAsked = defineJob<{ invitationId: number }>('campaign.extension-asked');

/** Asks the sender for a later deadline; a request that waits is not written twice. */
export async function askExtension(ctx: UserContext, campaignId: number, message = '') {
  const invitation = await findOwnInvitation(ctx.db, ctx.actor.userId, campaignId);
  if (invitation === undefined) throw notFound();
  if (invitation.completed_at !== null) throw conflict(campaignMessages.allFinished());
  if (invitation.ended_early) throw conflict(campaignMessages.campaignEnded());
  return keepAsked(ctx, { id: invitation.id, campaignId, by: ctx.actor.userId }, message);
}

/** The same by a link, before there is a login. @throws 422 for a link by which nobody can ask */
export async function askExtensionByLink(ctx: PublicContext, token: string, message = '') {
  const link = await findLink(ctx.db, token);
  const id = link?.invitation_id ?? null;
  const campaign = id === null ? undefined : await findInvitedCampaign(ctx.db, id);
  if (link === undefined || id === null || !mayAskExtension(link, campaign)) {
    throw invalid({ token: campaignMessages.linkUnknownOrEnded() });
  }
  const asking = { id, campaignId: campaign.campaign_id, by: link.user_id };
  return keepAsked(ctx, asking, message);
}

async function keepAsked(
  { db, jobs, audit }: Pick<BaseContext, 'db' | 'jobs' | 'audit'>,
  { id, campaignId, by }: { id: number; campaignId: number; by: number },
  message: string,
) {
  const answer = campaignMessages.requestSent();
  if (!(await keepWish(db, id, message.trim() || null))) return answer;
  await jobs.send(db, extensionAsked, { invitationId: id });
  await audit({ action: 'extension.asked', entity: 'campaign', entityId: campaignId, by });
  return answer;
}

/** Tells the sender. The outbox is not the subject's to write to. */
export function extensionWorkers({ db, jobs }: Services): JobHandler[] {
  return [
    handle(extensionAsked, ({ invitationId }) =>
      transact(db, system, async (trx) => {
        const wish = await findExtensionMail(trx, invitationId);
        if (wish?.extension_asked_at == null) return;
        await queueMails(trx, jobs, [
          {
            template: 'extension-asked',
            params: { invitationId },
            to: { email: wish.sender_email, name: wish.sender_name },
            organizationId: wish.organization_id,
            campaignId: wish.campaign_id,
            dedupeKey: `extension-asked:${invitationId}:${wish.asked}`,
          },
        ]);
      }),
    ),
  ];
}

export async function showWishes(ctx: ManagerContext, campaignId: number) {
  await getCampaign(ctx, campaignId);
  const wishes = await listWishes(ctx.db, ctx.organizationId, campaignId);
  return wishes.map((wish) => ({
    ...wish,
    asked_at: (wish.asked_at as Date).toISOString(),
    deadline: wish.deadline.toISOString(),
  }));
}

/** Gives one subject a later deadline, asked for or not, or declines what was asked. The person gets a mail. */
export async function answerExtension(
  ctx: ManagerContext,
  { id, subjectId }: { id: number; subjectId: number },
  { deadline, decline }: BodyOf<typeof answerCall>,
) {
  if ((deadline === undefined) === (decline === undefined)) {
    throw invalid({ deadline: campaignMessages.deadlineOrDecline() });
  }
  const person = await lockInvitation(ctx.db, ctx.organizationId, id, subjectId);
  if (person === undefined) throw notFound();
  if (person.ended_early) throw conflict(campaignMessages.endedForAll());
  if (person.completed_at !== null) throw conflict(campaignMessages.personFinished());
  if (decline === true && person.extension_asked_at === null) {
    throw conflict(campaignMessages.noOpenRequest());
  }
  const later = deadline === undefined ? null : await readLater(ctx, deadline, person.deadline);
  await answerWish(ctx.db, ctx.organizationId, person.id, later);
  if (later !== null) {
    await runOn(ctx.db, ctx.organizationId, id);
    await reopenExpired(ctx.db, id);
  }
  const name = nameOf(person);
  await queueMails(ctx.db, ctx.jobs, [
    {
      template: later === null ? 'extension-declined' : 'extension-given',
      params: { invitationId: person.id },
      ...addressed(person, person),
      organizationId: ctx.organizationId,
      campaignId: id,
      dedupeKey: `extension:${person.id}:${later?.toISOString() ?? person.extension_asked_at?.toISOString()}`,
    },
  ]);
  await ctx.audit({
    action: later === null ? 'extension.declined' : 'extension.given',
    entity: 'campaign',
    entityId: id,
    after: { subject_id: subjectId, deadline: later?.toISOString() ?? null },
  });
  return later === null
    ? campaignMessages.extensionDeclined({ name })
    : campaignMessages.extensionGiven({ name });
}

async function readLater(ctx: ManagerContext, text: string, present: Date): Promise<Date> {
  const { deadline, ahead } = await readDeadline(ctx.db, ctx.organizationId, text);
  if (deadline <= present) throw invalid({ deadline: campaignMessages.deadlineNotLater() });
  if (!ahead) throw invalid({ deadline: campaignMessages.deadlinePast() });
  return deadline;
}
