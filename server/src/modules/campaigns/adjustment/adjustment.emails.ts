import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { organizationHead } from '../../organizations/index.ts';
import { entryUrl } from '../invitation/invitation.emails.ts';
import { whomToAsk } from '../invitation/mail-facts.words.ts';
import { adjustmentMail } from '../words/adjustment-messages.data.ts';
import { findRequestMail } from './adjustment.queries.ts';

interface Params {
  invitationId?: number;
}

/** To the contact. Neither who asks nor what for: both may be about health. */
const asked: MailTemplate = async ({ db, appUrl, language }, { invitationId = 0 }: Params) => {
  const mail = await findRequestMail(db, invitationId);
  if (mail === undefined || mail.answered_at !== null) return null;
  const [campaign, organization] = [mail.campaign_name, mail.organization_name];
  return layOut({
    language: language ?? 'en',
    subject: adjustmentMail.askedSubject({ campaign }),
    preview: adjustmentMail.askedSoon(),
    head: { name: 'Assay' },
    title: adjustmentMail.askedTitle(),
    body: [adjustmentMail.asked({ campaign }), adjustmentMail.askedSoon()],
    action: {
      label: adjustmentMail.askedAction(),
      url: `${appUrl}/admin/assessments/view/${mail.campaign_id}`,
    },
    footer: [adjustmentMail.askedFooter({ organization })],
  });
};

/** To the person who asked: that there is an answer, which stands behind the login. */
const answered: MailTemplate = async (context, { invitationId = 0 }: Params) => {
  const mail = await findRequestMail(context.db, invitationId);
  if (mail?.answered_at == null) return null;
  const [campaign, organization] = [mail.campaign_name, mail.organization_name];
  return layOut({
    language: mail.language,
    subject: adjustmentMail.answeredSubject({ campaign }),
    preview: adjustmentMail.answeredPreview(),
    head: organizationHead(context.appUrl, mail),
    title: adjustmentMail.answeredTitle(),
    body: [adjustmentMail.answered({ organization, campaign })],
    facts: [whomToAsk(mail)],
    action: {
      label: adjustmentMail.answeredAction(),
      url: (await entryUrl(context, invitationId)) ?? `${context.appUrl}/login`,
    },
    footer: [adjustmentMail.answeredFooter({ organization })],
  });
};

export const adjustmentMails = {
  'adjustments-asked': asked,
  'adjustments-answered': answered,
} satisfies Record<string, MailTemplate>;
