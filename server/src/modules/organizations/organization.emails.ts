import type { Language } from '@assay/contract/languages';
import { linkToken } from '../../access/token.ts';
import type { MailTemplate, RenderContext } from '../../platform/mail/delivery.ts';
import { hello, layOut, type MailContent, type RenderedMail } from '../../platform/mail/layout.ts';
import { findLink } from '../accounts/index.ts';
import { managerMail } from './manager/mail-messages.data.ts';
import { logoUrl } from './organization.presenter.ts';
import type { OrganizationId } from '../../platform/db/organization-id.ts';

/** The organisation in whose name a mail to its subjects comes. */
export function organizationHead(
  appUrl: string,
  {
    organization_id: id,
    organization_name: name,
    logo_version,
  }: { organization_id: OrganizationId; organization_name: string; logo_version: string | null },
): MailContent['head'] {
  const logo = logoUrl({ id, logo_version });
  return { name, logoUrl: logo === null ? null : `${appUrl}${logo}` };
}

/**
 * Asks a new manager to choose a password, and one with an account to accept. Those who have a password by now and nothing
 * to accept are asked to log in; a link that has done its work or grown too old is not mailed.
 */
async function managerInvitation(
  { db, secret, appUrl, language: own }: RenderContext,
  // That of the inviting person, for a manager who has not chosen a language yet.
  { linkId, language: inviting }: { linkId: string; language?: Language | null },
): Promise<RenderedMail | null> {
  const token = linkToken(secret, linkId);
  const link = await findLink(db, token);
  if (link === undefined || link.used_at !== null || link.expired) return null;
  const language = own ?? inviting ?? 'en';
  const organization = link.organization_name;
  const url = `${appUrl}/admin/create-account-manager/${token}`;
  if (link.to_accept) {
    return layOut({
      language,
      subject: managerMail.askedSubject({ organization }),
      preview: managerMail.askedPreview(),
      head: { name: 'Assay' },
      title: managerMail.askedTitle({ organization }),
      body: [
        hello(link.first_name),
        managerMail.asked({ organization }),
        managerMail.askedAccount(),
      ],
      action: { label: managerMail.askedAction(), url },
      footer: [managerMail.askedFooter({ organization })],
    });
  }
  const next = link.has_password
    ? {
        body: managerMail.logInNext(),
        action: { label: managerMail.logIn(), url: `${appUrl}/admin/login` },
      }
    : {
        body: managerMail.choosePasswordNext(),
        action: { label: managerMail.choosePassword(), url },
      };
  return layOut({
    language,
    subject: managerMail.madeSubject({ organization }),
    preview: managerMail.madePreview(),
    head: { name: 'Assay' },
    title: managerMail.madeTitle({ name: link.first_name }),
    body: [managerMail.made({ organization }), next.body],
    action: next.action,
    footer: [managerMail.madeFooter({ organization })],
  });
}

export const organizationMails = {
  'manager-invitation': managerInvitation,
} satisfies Record<string, MailTemplate>;
