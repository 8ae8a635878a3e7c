import { escapeHtml } from '../../../platform/html.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { findLink, unsubscribeBy } from '../../accounts/index.ts';
import { organisationHead } from '../../organisations/index.ts';
import { linkToken } from '../../../access/token.ts';
import { entryUrl } from '../invitation/invitation.emails.ts';
import { entryWords } from '../words/entry.words.ts';
import { findRecipient } from './entrance.queries.ts';

/** A link that works, to the one person whom an older or a copied one belongs to. */
const freshLink: MailTemplate = async (context, { invitationId }: { invitationId: number }) => {
  const mail = await findRecipient(context.db, invitationId);
  if (mail === undefined) return null;
  const url = await entryUrl(context, invitationId);
  if (url === null) return null;
  const organization = escapeHtml(mail.organization_name);
  const { link } = entryWords[mail.language];
  return layOut({
    ...link,
    language: mail.language,
    subject: link.subject(mail.campaign_name),
    head: organisationHead(context.appUrl, mail),
    body: link.body(escapeHtml(mail.campaign_name), organization),
    action: { label: link.action, url },
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
  const { permission } = entryWords[mail.language];
  return layOut({
    ...permission,
    language: mail.language,
    subject: permission.subject(mail.organization_name),
    head: organisationHead(appUrl, mail),
    body: permission.body(organization),
    action: { label: permission.action, url: `${appUrl}${path}` },
    footer: permission.footer(organization),
    unsubscribe,
  });
};

export const entryMails = {
  'fresh-link': freshLink,
  'permission-request': permissionRequest,
} satisfies Record<string, MailTemplate>;
