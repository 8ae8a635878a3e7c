import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { findLink, unsubscribeBy } from '../../accounts/index.ts';
import { organizationHead } from '../../organizations/index.ts';
import { linkToken } from '../../../access/token.ts';
import { entryUrl } from '../invitation/invitation.emails.ts';
import { entryMail } from '../words/entry-messages.data.ts';
import { findRecipient } from './entry-link.queries.ts';

/** A link that works, to the one person whom an older or a copied one belongs to. */
const freshLink: MailTemplate = async (context, { invitationId }: { invitationId: number }) => {
  const mail = await findRecipient(context.db, invitationId);
  if (mail === undefined) return null;
  const url = await entryUrl(context, invitationId);
  if (url === null) return null;
  const [campaign, organization] = [mail.campaign_name, mail.organization_name];
  return layOut({
    language: mail.language,
    subject: entryMail.linkSubject({ campaign }),
    preview: entryMail.linkPreview(),
    head: organizationHead(context.appUrl, mail),
    title: entryMail.linkTitle(),
    body: [entryMail.link({ campaign, organization })],
    action: { label: entryMail.linkAction(), url },
    footer: [entryMail.linkFooter()],
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
  const organization = mail.organization_name;
  const path = `/give-permission/${mail.organization_id}/${token}`;
  return layOut({
    language: mail.language,
    subject: entryMail.permissionSubject({ organization }),
    preview: entryMail.permissionPreview(),
    head: organizationHead(appUrl, mail),
    title: entryMail.permissionTitle(),
    body: [entryMail.permission({ organization })],
    facts: [
      { label: entryMail.mustLabel(), value: entryMail.must() },
      { label: entryMail.laterLabel(), value: entryMail.later() },
    ],
    action: { label: entryMail.permissionAction(), url: `${appUrl}${path}` },
    footer: [entryMail.permissionFooter({ organization })],
    unsubscribe,
  });
};

export const entryMails = {
  'fresh-link': freshLink,
  'permission-request': permissionRequest,
} satisfies Record<string, MailTemplate>;
