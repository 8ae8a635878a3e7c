import { escapeHtml } from '../../../platform/html.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { organisationHead } from '../../organisations/index.ts';
import { entryUrl } from '../invitation/invitation.emails.ts';
import { whomToAsk } from '../invitation/invitation.facts.ts';
import { adjustmentWords } from '../words/adjustment.words.ts';
import { findRequestMail } from './adjustment.queries.ts';

interface Params {
  invitationId?: number;
}

/** To the contact. Neither who asks nor what for: both may be about health. */
const asked: MailTemplate = async ({ db, appUrl }, { invitationId = 0 }: Params) => {
  const mail = await findRequestMail(db, invitationId);
  if (mail === undefined || mail.answered_at !== null) return null;
  const [campaign, organization] = [
    escapeHtml(mail.campaign_name),
    escapeHtml(mail.organization_name),
  ];
  return layOut({
    subject: `A candidate asks for adjustments: ${mail.campaign_name}`,
    preview: 'Please answer soon: some wait with their tests until they hear from you.',
    head: { name: 'Assay' },
    title: 'A candidate asks for adjustments',
    body: `<p>Somebody who takes part in <strong>${campaign}</strong> asks for adjustments, such as extra time. What they ask for is private: only you can read it, after logging in.</p><p>Please answer soon: some wait with their tests until they hear from you.</p>`,
    action: {
      label: 'Read and answer the request',
      url: `${appUrl}/admin/assessments/view/${mail.campaign_id}`,
    },
    footer: `<p>You get this because you are the contact for adjustments at ${organization}. Managers change the contact in the settings of the organisation.</p>`,
  });
};

/** To whoever asked: that there is an answer, which stands behind the login. */
const answered: MailTemplate = async (context, { invitationId = 0 }: Params) => {
  const mail = await findRequestMail(context.db, invitationId);
  if (mail?.answered_at == null) return null;
  const { language } = mail;
  const words = adjustmentWords[language];
  const organization = escapeHtml(mail.organization_name);
  return layOut({
    language,
    subject: words.subject(mail.campaign_name),
    preview: words.preview,
    head: organisationHead(context.appUrl, mail),
    title: words.title,
    body: words.body(organization, escapeHtml(mail.campaign_name)),
    facts: [whomToAsk(mail)],
    action: {
      label: words.action,
      url: (await entryUrl(context, invitationId)) ?? `${context.appUrl}/login`,
    },
    footer: words.footer(organization),
  });
};

export const adjustmentMails = {
  'adjustments-asked': asked,
  'adjustments-answered': answered,
} satisfies Record<string, MailTemplate>;
