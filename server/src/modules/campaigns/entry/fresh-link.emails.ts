import { escapeHtml } from '../../../platform/html.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { findLink, unsubscribeBy } from '../../accounts/index.ts';
import { organisationHead } from '../../organisations/index.ts';
import { linkToken } from '../../../access/token.ts';
import { entryUrl } from '../invitation/invitation.emails.ts';
import { findRecipient } from './entrance.queries.ts';

/** A link that works, to the one person whom an older or a copied one belongs to. */
const freshLink: MailTemplate = async (context, { invitationId }: { invitationId: number }) => {
  const mail = await findRecipient(context.db, invitationId);
  if (mail === undefined) return null;
  const url = await entryUrl(context, invitationId);
  if (url === null) return null;
  const organization = escapeHtml(mail.organization_name);
  return layOut({
    subject: `Your link to ${mail.campaign_name}`,
    preview: 'The link that you asked for. It works once and for you alone.',
    head: organisationHead(context.appUrl, mail),
    title: 'Your link',
    body: `<p>Somebody, most likely you, has asked for a link to <strong>${escapeHtml(mail.campaign_name)}</strong> of ${organization}.</p>`,
    action: { label: 'Open', url },
    footer:
      '<p>The link is yours alone: please do not pass it on. If you did not ask for it, you need not do anything.</p>',
  });
};

/** Asks somebody whom the organisation knows for permission, outside of any campaign's own mails. */
const permissionRequest: MailTemplate = async (
  context,
  { invitationId, linkId }: { invitationId: number; linkId: string },
) => {
  const { db, appUrl, secret } = context;
  const mail = await findRecipient(db, invitationId);
  const token = linkToken(secret, linkId);
  const link = await findLink(db, token);
  if (mail === undefined || link === undefined || link.used_at !== null || link.expired)
    return null;
  const unsubscribe = await unsubscribeBy(context, {
    userId: mail.subject_id,
    organizationId: mail.organization_id,
    organizationName: mail.organization_name,
  });
  if (unsubscribe === null) return null;
  const organization = escapeHtml(mail.organization_name);
  const path = `/give-permission/${mail.organization_id}/${token}`;
  return layOut({
    subject: `${mail.organization_name} asks for your permission`,
    preview: 'You decide who sees your results.',
    head: organisationHead(appUrl, mail),
    title: 'May we see your results?',
    body: `<p><strong>${organization}</strong> asks whether it may see the results of your tests. Without your permission it sees none of them.</p>`,
    facts: [
      { label: 'Do you have to?', value: 'No. You can leave this mail unanswered.' },
      { label: 'Later', value: 'You can withdraw the permission at any time.' },
    ],
    action: { label: 'Read on and decide', url: `${appUrl}${path}` },
    footer: `<p>You get this mail because ${organization} has invited you before. The link is yours alone: please do not pass it on.</p>`,
    unsubscribe,
  });
};

export const entryMails = {
  'fresh-link': freshLink,
  'permission-request': permissionRequest,
} satisfies Record<string, MailTemplate>;
