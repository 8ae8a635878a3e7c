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
 * Asks a new manager to choose a password, and somebody with an account to accept. Who has a password by now and nothing
 * to accept is asked to log in; a link that has done its work or grown too old is not mailed.
 */
async function managerInvitation(
  { db, secret, appUrl }: RenderContext,
  { linkId }: { linkId: string },
): Promise<RenderedMail | null> {
  const token = linkToken(secret, linkId);
  const link = await findLink(db, token);
  if (link === undefined || link.used_at !== null || link.expired) return null;
  const organization = escapeHtml(link.organization_name);
  const url = `${appUrl}/admin/create-account-manager/${token}`;
  if (link.to_accept) {
    return layOut({
      subject: `You have been invited to be a manager of ${link.organization_name}`,
      preview: 'Accept or decline. Until you accept, nothing changes in your account.',
      head: { name: 'Assay' },
      title: `Would you like to manage ${organization}?`,
      body: `<p>Hello ${escapeHtml(link.first_name)},</p>
<p><strong>${organization}</strong> would like you to be one of its managers in Assay. Managers invite people, follow their progress and read the reports.</p>
<p>You can use the account that you have. Until you accept, nothing changes in it. The link is for you alone and works for 30 days.</p>`,
      action: { label: 'See the invitation', url },
      footer: `<p>You get this mail because your address was given for a manager of ${organization}. If you did not expect it, decline the invitation or ignore this mail.</p>`,
    });
  }
  const next = link.has_password
    ? {
        body: 'You have an account already: log in with the password that you know.',
        action: { label: 'Log in', url: `${appUrl}/admin/login` },
      }
    : {
        body: 'Choose a password and you are ready to start. The link is for you alone and works for 30 days.',
        action: {
          label: 'Choose a password',
          url,
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
