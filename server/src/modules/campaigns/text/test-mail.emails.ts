import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { say } from '../../../platform/words/message.ts';
import { noticeMail } from '../words/notice-messages.data.ts';
import { findCampaign } from '../campaign/campaign.queries.ts';
import { writeSample } from '../invitation/invitation.emails.ts';
import { findSampleFrame } from './sample.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** A campaign's mail to the manager who wants to see it in an inbox. */
const testMail: MailTemplate = async (
  context,
  params: {
    campaignId: number;
    organizationId: OrganizationId;
    userId: number;
    kind: 'invitation' | 'reminder';
  },
) => {
  const campaign = await findCampaign(context.db, params.organizationId, params.campaignId);
  if (campaign === undefined) return null;
  const frame = await findSampleFrame(context.db, params.organizationId, params.userId);
  const mail = await writeSample(context, params.kind, {
    ...frame,
    ...campaign,
    campaign_name: campaign.name,
  });
  return { ...mail, subject: say(context.language, noticeMail.sample({ subject: mail.subject })) };
};

export const testMails = { 'campaign-test-mail': testMail } satisfies Record<string, MailTemplate>;
