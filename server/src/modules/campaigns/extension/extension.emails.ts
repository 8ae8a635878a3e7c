import { nameOf } from '@assay/contract/person-name';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { asWritten, layOut } from '../../../platform/mail/layout.ts';
import { organizationHead } from '../../organizations/index.ts';
import { entryUrl } from '../invitation/invitation.emails.ts';
import { formatDeadline, whomToAsk } from '../invitation/mail-facts.words.ts';
import { extensionMail } from '../words/extension-messages.data.ts';
import { invitationMail } from '../words/invitation-messages.data.ts';
import { findExtensionMail } from './extension.queries.ts';

interface Params {
  invitationId: number;
}

/** To the sender: who asks, and in which words. */
const asked: MailTemplate = async (context, { invitationId }: Params) => {
  const mail = await findExtensionMail(context.db, invitationId);
  if (mail?.extension_asked_at == null) return null;
  const language = context.language ?? 'en';
  const [person, campaign, message] = [nameOf(mail), mail.campaign_name, mail.extension_message];
  const deadline = formatDeadline(mail.deadline, mail.time_zone, language);
  return layOut({
    language,
    subject: extensionMail.askedSubject({ person, campaign }),
    preview: extensionMail.askedPreview({ deadline }),
    head: { name: 'Assay' },
    title: extensionMail.askedTitle(),
    body: [
      extensionMail.asked({ person, campaign, deadline }),
      ...(message === null ? [] : [asWritten(`“${message}”`)]),
    ],
    action: {
      label: extensionMail.askedAction(),
      url: `${context.appUrl}/admin/assessments/view/${mail.campaign_id}`,
    },
    footer: [extensionMail.askedFooter({ organization: mail.organization_name })],
  });
};

const given: MailTemplate = async (context, { invitationId }: Params) => {
  const mail = await findExtensionMail(context.db, invitationId);
  if (mail?.open !== true) return null;
  const { language, campaign_name: campaign, organization_name: organization } = mail;
  const until = formatDeadline(mail.deadline, mail.time_zone, language);
  return layOut({
    language,
    subject: extensionMail.givenSubject({ campaign }),
    preview: invitationMail.preview({ deadline: until }),
    head: organizationHead(context.appUrl, mail),
    title: extensionMail.givenTitle(),
    body: [extensionMail.given({ campaign, until })],
    facts: [whomToAsk(mail)],
    action: {
      label: extensionMail.givenAction(),
      url: (await entryUrl(context, invitationId)) ?? `${context.appUrl}/login`,
    },
    footer: [extensionMail.givenFooter({ organization })],
  });
};

const declined: MailTemplate = async (context, { invitationId }: Params) => {
  const mail = await findExtensionMail(context.db, invitationId);
  if (mail === undefined) return null;
  const { language, campaign_name: campaign, organization_name: organization } = mail;
  const until = formatDeadline(mail.deadline, mail.time_zone, language);
  const deadline = mail.open
    ? extensionMail.stillOpen({ until })
    : extensionMail.wasOpen({ until });
  return layOut({
    language,
    subject: extensionMail.declinedSubject({ campaign }),
    preview: deadline,
    head: organizationHead(context.appUrl, mail),
    title: extensionMail.declinedTitle(),
    body: [extensionMail.declined({ organization, campaign, deadline })],
    facts: [whomToAsk(mail)],
    action: {
      label: extensionMail.declinedAction(),
      url: (await entryUrl(context, invitationId)) ?? `${context.appUrl}/login`,
    },
    footer: [extensionMail.declinedFooter({ organization })],
  });
};

export const extensionMails = {
  'extension-asked': asked,
  'extension-given': given,
  'extension-declined': declined,
} satisfies Record<string, MailTemplate>;
