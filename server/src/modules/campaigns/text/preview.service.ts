import { randomUUID } from 'node:crypto';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import type {
  previewMail as previewMailCall,
  previewTypedMail,
} from '@assay/contract/campaign-mails';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import type { RenderedMail } from '../../../platform/mail/layout.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { say } from '../../../platform/words/message.ts';
import { readDeadline } from '../campaign/campaign.queries.ts';
import { getCampaign } from '../campaign/campaign.service.ts';
import { writeSample } from '../invitation/invitation.emails.ts';
import { findSampleFrame } from './sample.queries.ts';
import { cleanText, textProblem } from './kept-text.service.ts';
import { joined } from '../invitation/address.model.ts';
import { campaignMessages } from '../messages.data.ts';
import { invitationMail } from '../words/invitation-messages.data.ts';

type Preview = OutputOf<typeof previewMailCall>['data'];
type MailKind = 'invitation' | 'reminder';

/** A saved campaign's mail, as the manager who asks would get it. */
export async function previewMail(
  ctx: ManagerContext,
  id: number,
  kind: MailKind,
): Promise<Preview> {
  const campaign = await getCampaign(ctx, id);
  const frame = await findSampleFrame(ctx.db, ctx.organizationId, ctx.actor.userId);
  return present(
    await writeSample(ctx, kind, { ...frame, ...campaign, campaign_name: campaign.name }),
  );
}

/** The same for what stands in a form, saved or not. */
export async function previewTyped(
  ctx: ManagerContext,
  typed: BodyOf<typeof previewTypedMail>,
): Promise<Preview> {
  const problem = textProblem(typed.text);
  if (problem !== null) throw invalid({ text: problem });
  const frame = await findSampleFrame(ctx.db, ctx.organizationId, ctx.actor.userId);
  const text = cleanText(typed.text);
  const deadline =
    typed.deadline == null || typed.deadline === ''
      ? null
      : (await readDeadline(ctx.db, ctx.organizationId, typed.deadline)).deadline;
  return present(
    await writeSample(ctx, typed.kind, {
      ...frame,
      campaign_name: typed.campaign_name || say(typed.language, invitationMail.untitled()),
      sender_name: typed.invite_sender_name || frame.sender_name,
      deadline,
      test_types: typed.test_types,
      type: typed.campaign_type,
      email_text: text,
      reminder_text: text,
      language: typed.language,
    }),
  );
}

/** Sends the manager who asks one of the campaign's mails, marked as a test. */
export async function sendTestMail(ctx: ManagerContext, id: number, kind: MailKind) {
  const campaign = await getCampaign(ctx, id);
  const { email, first_name, last_name } = await findSampleFrame(
    ctx.db,
    ctx.organizationId,
    ctx.actor.userId,
  );
  await queueMails(ctx.db, ctx.jobs, [
    {
      template: 'campaign-test-mail',
      params: {
        campaignId: campaign.id,
        organizationId: ctx.organizationId,
        userId: ctx.actor.userId,
        kind,
      },
      to: { email, name: `${first_name} ${last_name}`.trim(), userId: ctx.actor.userId },
      replyTo: joined(campaign),
      organizationId: ctx.organizationId,
      dedupeKey: `campaign-test-mail:${randomUUID()}`,
    },
  ]);
  return campaignMessages.testMailSent({ email });
}

function present({ subject, html, text }: RenderedMail): Preview {
  return { subject, html, text };
}
