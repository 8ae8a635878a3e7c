import { nameOf } from '@assay/contract/person-name';
import { escapeHtml } from '../../../platform/html.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { organisationHead } from '../../organisations/index.ts';
import { entryUrl } from '../invitation/invitation.emails.ts';
import { formatDeadline, whomToAsk } from '../invitation/invitation.facts.ts';
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
  const until = formatDeadline(mail.deadline, mail.time_zone);
  return layOut({
    subject: `You have more time: ${mail.campaign_name}`,
    preview: `You can take part until ${until}.`,
    head: organisationHead(context.appUrl, mail),
    title: 'You have more time',
    body: `<p>You can take part in <strong>${escapeHtml(mail.campaign_name)}</strong> until <strong>${escapeHtml(until)}</strong>.</p>`,
    facts: [whomToAsk(mail)],
    action: {
      label: 'Go on',
      url: (await entryUrl(context, invitationId)) ?? `${context.appUrl}/login`,
    },
    footer: `<p>You get this mail because ${escapeHtml(mail.organization_name)} has invited you.</p>`,
  });
};

const declined: MailTemplate = async (context, { invitationId }: Params) => {
  const mail = await findExtensionMail(context.db, invitationId);
  if (mail === undefined) return null;
  const until = formatDeadline(mail.deadline, mail.time_zone);
  const deadline = mail.open
    ? `It stays open for you until ${until}.`
    : `It was open until ${until}.`;
  return layOut({
    subject: `About your wish for more time: ${mail.campaign_name}`,
    preview: deadline,
    head: organisationHead(context.appUrl, mail),
    title: 'About your wish for more time',
    body: `<p>${escapeHtml(mail.organization_name)} cannot move the deadline of <strong>${escapeHtml(mail.campaign_name)}</strong> for you. ${escapeHtml(deadline)} What you have begun by then you may finish after it.</p>`,
    facts: [whomToAsk(mail)],
    action: {
      label: 'Open my tests',
      url: (await entryUrl(context, invitationId)) ?? `${context.appUrl}/login`,
    },
    footer: `<p>You get this mail because you asked ${escapeHtml(mail.organization_name)} for more time.</p>`,
  });
};

export const extensionMails = {
  'extension-asked': asked,
  'extension-given': given,
  'extension-declined': declined,
} satisfies Record<string, MailTemplate>;
