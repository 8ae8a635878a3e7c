import { linkToken } from '../../access/token.ts';
import { escapeHtml } from '../../platform/html.ts';
import type { MailTemplate, RenderContext } from '../../platform/mail/delivery.ts';
import { layOut, type MailContent, type RenderedMail } from '../../platform/mail/layout.ts';
import { findLink } from '../accounts/index.ts';
import { logoUrl } from './organisation.presenter.ts';

/** The organisation in whose name a mail to its subjects comes. */
export function organisationHead(
  appUrl: string,
  {
    organization_id: id,
    organization_name: name,
    logo_version,
  }: { organization_id: number; organization_name: string; logo_version: string | null },
): MailContent['head'] {
  const logo = logoUrl({ id, logo_version });
  return { name, logoUrl: logo === null ? null : `${appUrl}${logo}` };
}

/**
 * Asks a new manager to choose a password. Whoever has one by now, as a candidate may, is asked to log
 * in instead; a link that has done its work or grown too old is not mailed.
 */
async function managerInvitation(
  { db, secret, appUrl }: RenderContext,
  { linkId }: { linkId: string },
): Promise<RenderedMail | null> {
  const token = linkToken(secret, linkId);
  const link = await findLink(db, token);
  if (link === undefined || link.used_at !== null || link.expired) return null;
  const organization = escapeHtml(link.organization_name);
  const next = link.has_password
    ? {
        body: 'You have an account already: log in with the password that you know.',
        action: { label: 'Log in', url: `${appUrl}/admin/login` },
      }
    : {
        body: 'Choose a password and you are ready to start. The link is for you alone and works for 30 days.',
        action: {
          label: 'Choose a password',
          url: `${appUrl}/admin/create-account-manager/${token}`,
        },
      };
  return layOut({
    subject: `You are now a manager of ${link.organization_name}`,
    preview: 'Invite people, follow their progress and read the reports.',
    head: { name: 'Assay' },
    title: `Welcome, ${link.first_name}`,
    body: `<p>You have been made a manager of <strong>${organization}</strong> in Assay. You can invite people, follow their progress and read the reports.</p>
<p>${next.body}</p>`,
    action: next.action,
    footer: `<p>You get this mail because your address was given for a manager of ${organization}. If you did not expect it, you need not do anything.</p>`,
  });
}

export const organisationMails = {
  'manager-invitation': managerInvitation,
} satisfies Record<string, MailTemplate>;
