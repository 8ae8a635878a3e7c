import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import type * as contract from '@assay/contract/adjustments';
import { nameOf } from '@assay/contract/person-name';
import type { Keyring } from '../../../platform/crypto/keyring.ts';
import { system, transact } from '../../../platform/db/database.ts';
import type { ManagerContext, UserContext } from '../../../platform/http/context.ts';
import { conflict, forbidden, invalid, notFound } from '../../../platform/http/errors.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { setExtraTime } from '../../instruments/index.ts';
import { getCampaign } from '../campaign/campaign.service.ts';
import { addressed } from '../invitation/address.model.ts';
import { openText, sealText } from './adjustment.crypto.ts';
import {
  deleteRequest,
  findAsking,
  findReadable,
  findRequestMail,
  keepAnswer,
  keepRequest,
  listReadable,
} from './adjustment.queries.ts';
import { campaignMessages } from '../messages.data.ts';

/** Somebody has asked for adjustments. */
export const adjustmentsAsked = defineJob<{ invitationId: number }>('campaign.adjustments-asked');

/** Keeps what somebody asks for; the contact hears once that there is a request, whatever it says. */
export async function askAdjustments(ctx: UserContext, campaignId: number, text: string) {
  const { db, keyring, jobs, actor } = ctx;
  const asking = await findAsking(db, actor.userId, campaignId);
  if (asking === undefined) throw notFound();
  if (asking.completed_at !== null) throw conflict(campaignMessages.allFinished());
  const { id: invitationId, organization_id: organizationId } = asking;
  const sealed = sealText(keyring, 'request', invitationId, text);
  await keepRequest(db, { invitationId, organizationId, subjectId: actor.userId, sealed });
  const waits = asking.asked_at !== null && asking.answered_at === null;
  if (!waits) await jobs.send(db, adjustmentsAsked, { invitationId });
  return campaignMessages.requestSent();
}

interface Stored {
  key_id: string | null;
  content: Buffer | null;
  asked_at: Date | null;
  answered_at: Date | null;
  percent: number | null;
  answer_key_id: string | null;
  answer: Buffer | null;
}

type Shown = NonNullable<OutputOf<typeof contract.getOwnAdjustments>['data']>;

function present(keyring: Keyring, invitationId: number, stored: Stored): Shown | null {
  const { key_id: keyId, content, asked_at: askedAt, answer, answer_key_id: answerKeyId } = stored;
  if (keyId === null || content === null || askedAt === null) return null;
  return {
    text: openText(keyring, 'request', invitationId, { keyId, content }),
    asked_at: askedAt.toISOString(),
    answered_at: stored.answered_at?.toISOString() ?? null,
    percent: stored.percent,
    answer:
      answer === null || answerKeyId === null
        ? null
        : openText(keyring, 'answer', invitationId, { keyId: answerKeyId, content: answer }),
  };
}

export async function showOwnAdjustments(ctx: UserContext, campaignId: number) {
  const asking = await findAsking(ctx.db, ctx.actor.userId, campaignId);
  if (asking === undefined) throw notFound();
  return present(ctx.keyring, asking.id, asking);
}

export async function withdrawAdjustments(ctx: UserContext, campaignId: number) {
  const asking = await findAsking(ctx.db, ctx.actor.userId, campaignId);
  if (asking === undefined || !(await deleteRequest(ctx.db, asking.id))) throw notFound();
  return campaignMessages.requestDeleted();
}

export async function listAdjustments(ctx: ManagerContext, campaignId: number) {
  await getCampaign(ctx, campaignId);
  const rows = await listReadable(ctx.db, readerOf(ctx, campaignId));
  return rows.map((row) => ({
    ...row,
    asked_at: row.asked_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  }));
}

interface Place {
  id: number;
  subjectId: number;
}

/** What somebody asks for, in their own words. The person sees in the access log that it was read. */
export async function showAdjustments(ctx: ManagerContext, { id, subjectId }: Place) {
  const request = await getReadable(ctx, id, subjectId);
  const shown = present(ctx.keyring, request.invitation_id, request);
  if (shown === null) throw notFound();
  ctx.logAccess([subjectId], 'adjustments');
  return { id: request.id, ...shown };
}

/** Answers with extra time, with words, or with both; the email about it says neither. Nobody answers themselves. */
export async function answerAdjustments(
  ctx: ManagerContext,
  { id, subjectId }: Place,
  body: BodyOf<typeof contract.answerAdjustments>,
) {
  const request = await getReadable(ctx, id, subjectId, 'answer');
  if (subjectId === ctx.actor.userId) throw forbidden('forbidden', campaignMessages.ownRequest());
  const { percent = null } = body;
  const answer = body.answer?.trim() ?? '';
  const name = nameOf(request);
  if (!isAsRead(body.asked_at, request.asked_at))
    throw conflict(campaignMessages.requestReplaced());
  if (!isAsRead(body.answered_at, request.answered_at)) {
    const given = present(ctx.keyring, request.invitation_id, request);
    // The same once more, whose reply was lost.
    if (given?.percent === percent && (given.answer ?? '') === answer) {
      return campaignMessages.adjustmentAnswered({ name });
    }
    throw conflict(campaignMessages.answeredSince());
  }
  if (percent === null && answer === '') {
    throw invalid({ answer: campaignMessages.adjustmentOrAnswer() });
  }
  if (percent !== null) await setExtraTime(ctx, subjectId, { percent });
  const { db, jobs, keyring, organizationId } = ctx;
  const invitationId = request.invitation_id;
  const sealed = answer === '' ? null : sealText(keyring, 'answer', invitationId, answer);
  const at = await keepAnswer(db, organizationId, invitationId, { percent, sealed });
  await jobs.send(db, adjustmentsAnswered, { invitationId, at });
  await ctx.audit({ action: 'adjustments.answered', entity: 'campaign', entityId: id });
  return campaignMessages.adjustmentAnswered({ name });
}

/** Whether a moment is still what the caller read; who says none does not mind. */
function isAsRead(read: string | null | undefined, now: Date | null): boolean {
  if (read === undefined) return true;
  return (read === null ? null : Date.parse(read)) === (now === null ? null : now.getTime());
}

/** There is an answer to a request. */
export const adjustmentsAnswered = defineJob<{ invitationId: number; at: string }>(
  'campaign.adjustments-answered',
);

function readerOf({ organizationId, actor }: ManagerContext, campaignId: number) {
  return { organizationId, campaignId, userId: actor.userId };
}

/** @throws 404 for whoever has not asked, and for managers who are not the contact. */
async function getReadable(
  ctx: ManagerContext,
  campaignId: number,
  subjectId: number,
  purpose?: 'answer',
) {
  const found = await findReadable(ctx.db, readerOf(ctx, campaignId), subjectId, purpose);
  if (found === undefined) throw notFound();
  return found;
}

/** Outside the organisation's outbox: its other managers read there whom a campaign's emails went to. */
export function adjustmentWorkers({ db, jobs }: Services): JobHandler[] {
  return [
    handle(adjustmentsAsked, ({ invitationId }) =>
      transact(db, system, async (trx) => {
        const request = await findRequestMail(trx, invitationId);
        if (request === undefined || request.answered_at !== null) return;
        await queueMails(trx, jobs, [
          {
            template: 'adjustments-asked',
            params: { invitationId },
            to: { email: request.contact, name: '' },
            dedupeKey: `adjustments-asked:${invitationId}:${request.asked}`,
          },
        ]);
      }),
    ),
    handle(adjustmentsAnswered, ({ invitationId, at }) =>
      transact(db, system, async (trx) => {
        const request = await findRequestMail(trx, invitationId);
        if (request?.answered_at == null) return;
        await queueMails(trx, jobs, [
          {
            template: 'adjustments-answered',
            params: { invitationId },
            ...addressed(request, request),
            dedupeKey: `adjustments-answered:${invitationId}:${at}`,
          },
        ]);
      }),
    ),
  ];
}
