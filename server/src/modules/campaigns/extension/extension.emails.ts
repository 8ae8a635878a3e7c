import { nameOf } from '@assay/contract/person-name';
import { escapeHtml } from '../../../platform/html.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { organisationHead } from '../../organisations/index.ts';
import { entryUrl } from '../invitation/invitation.emails.ts';
import { formatDeadline, whomToAsk } from '../invitation/invitation.facts.ts';
import { extensionWords } from '../words/extension.words.ts';
import { invitationWords } from '../words/invitation.words.ts';
import { findExtensionMail } from './extension.queries.ts';

interface Params {
  invitationId: number;
}

/** To the sender: who asks, and in which words. */
const asked: MailTemplate = async ({ db, appUrl }, { invitationId }: Params) => {
  const mail = await findExtensionMail(db, invitationId);
  if (mail?.extension_asked_at == null) return null;
  const person = nameOf(mail);
  const message = mail.extension_message;
  return layOut({
    subject: `${person} asks for more time: ${mail.campaign_name}`,
    preview: `The deadline is ${formatDeadline(mail.deadline, mail.time_zone)}.`,
    head: { name: 'Assay' },
    title: 'Somebody asks for more time',
    body: `<p><strong>${escapeHtml(person)}</strong> asks for more time for <strong>${escapeHtml(mail.campaign_name)}</strong>. The deadline is ${escapeHtml(formatDeadline(mail.deadline, mail.time_zone))}.</p>${message === null ? '' : `<p>“${escapeHtml(message)}”</p>`}`,
    action: {
      label: 'Answer in the campaign',
      url: `${appUrl}/admin/assessments/view/${mail.campaign_id}`,
    },
    footer: `<p>You get this because you are the sender of this campaign of ${escapeHtml(mail.organization_name)}.</p>`,
  });
};

const given: MailTemplate = async (context, { invitationId }: Params) => {
  const mail = await findExtensionMail(context.db, invitationId);
  if (mail?.open !== true) return null;
  const { language } = mail;
  const until = formatDeadline(mail.deadline, mail.time_zone, language);
  const { given } = extensionWords[language];
  return layOut({
    language,
    subject: given.subject(mail.campaign_name),
    preview: invitationWords[language].preview(until),
    head: organisationHead(context.appUrl, mail),
    title: given.title,
    body: given.body(escapeHtml(mail.campaign_name), escapeHtml(until)),
    facts: [whomToAsk(mail)],
    action: {
      label: given.action,
      url: (await entryUrl(context, invitationId)) ?? `${context.appUrl}/login`,
    },
    footer: given.footer(escapeHtml(mail.organization_name)),
  });
};

const declined: MailTemplate = async (context, { invitationId }: Params) => {
  const mail = await findExtensionMail(context.db, invitationId);
  if (mail === undefined) return null;
  const { language } = mail;
  const until = formatDeadline(mail.deadline, mail.time_zone, language);
  const { declined } = extensionWords[language];
  const deadline = (mail.open ? declined.stillOpen : declined.wasOpen)(until);
  const organization = escapeHtml(mail.organization_name);
  return layOut({
    language,
    subject: declined.subject(mail.campaign_name),
    preview: deadline,
    head: organisationHead(context.appUrl, mail),
    title: declined.title,
    body: declined.body(organization, escapeHtml(mail.campaign_name), escapeHtml(deadline)),
    facts: [whomToAsk(mail)],
    action: {
      label: declined.action,
      url: (await entryUrl(context, invitationId)) ?? `${context.appUrl}/login`,
    },
    footer: declined.footer(organization),
  });
};

export const extensionMails = {
  'extension-asked': asked,
  'extension-given': given,
  'extension-declined': declined,
} satisfies Record<string, MailTemplate>;
