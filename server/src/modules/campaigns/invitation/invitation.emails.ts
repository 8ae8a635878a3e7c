import type { MailPlaceholder } from '@assay/contract/campaigns';
import { linkToken } from '../../../access/token.ts';
import { escapeHtml } from '../../../platform/html.ts';
import type { MailTemplate, RenderContext } from '../../../platform/mail/delivery.ts';
import { layOut, type MailContent, type RenderedMail } from '../../../platform/mail/layout.ts';
import { unsubscribeBy } from '../../accounts/index.ts';
import { organisationHead } from '../../organisations/index.ts';
import { defaultTexts } from '../text/text.defaults.ts';
import { isMarkup, paragraphsOf } from '../text/text.markup.ts';
import { describeInvitation, describeOpenTests, formatDeadline } from './invitation.facts.ts';
import { findInvitationMail, type InvitationMail } from './invitation-mail.queries.ts';

interface InvitationParams {
  invitationId: number;
  linkId: string;
}

/** Asks a person to take part. Where the link leads depends on what the person still has to do. */
const invitation: MailTemplate = (context, params: InvitationParams) =>
  compose(context, params, async (mail) => ({
    subject: `${mail.organization_name} invites you: ${mail.campaign_name}`,
    title: `Invitation: ${mail.campaign_name}`,
    text: mail.email_text ?? defaultTexts.email_text,
    facts: describeInvitation(mail),
  }));

/** Reminds a person who has not finished, with the same link. */
const reminder: MailTemplate = (context, params: InvitationParams) =>
  compose(context, params, async (mail) => ({
    subject: `Reminder: ${mail.campaign_name} of ${mail.organization_name}`,
    title: `Still open: ${mail.campaign_name}`,
    text: mail.reminder_text ?? defaultTexts.reminder_text,
    facts: await describeOpenTests(context.db, mail),
  }));

interface Words {
  subject: string;
  title: string;
  /** As the manager wrote it, with placeholders. */
  text: string;
  facts: MailContent['facts'];
}

async function compose(
  context: RenderContext,
  { invitationId, linkId }: InvitationParams,
  say: (mail: InvitationMail) => Promise<Words>,
): Promise<RenderedMail | null> {
  const mail = await findInvitationMail(context.db, invitationId);
  if (mail === undefined || mail.completed_at !== null) return null;
  const unsubscribe = await unsubscribeBy(context, {
    userId: mail.subject_id,
    organizationId: mail.organization_id,
    organizationName: mail.organization_name,
  });
  if (unsubscribe === null) return null;
  const { text, ...words } = await say(mail);
  const action = entry(context, mail, linkId);
  const deadline = formatDeadline(mail.deadline, mail.time_zone);
  return layOut({
    ...words,
    preview: `You can take part until ${deadline}.`,
    head: organisationHead(context.appUrl, mail),
    body: fill(text, {
      first_name: mail.first_name || 'there',
      last_name: mail.last_name,
      organization_name: mail.organization_name,
      campaign_name: mail.campaign_name,
      deadline,
      link: action.url,
    }),
    action,
    footer: `<p>You get this mail because ${escapeHtml(mail.organization_name)} gave your address for this assessment.${action.personal ? ' The link is yours alone: please do not pass it on.' : ''}</p>`,
    unsubscribe,
  });
}

function entry({ secret, appUrl }: RenderContext, mail: InvitationMail, linkId: string) {
  const token = linkToken(secret, linkId);
  if (!mail.has_password) {
    return {
      url: `${appUrl}/create-account-test-subject/${token}/${mail.organization_id}`,
      label: 'See what is asked',
      personal: true,
    };
  }
  if (!mail.has_permission) {
    return {
      url: `${appUrl}/give-permission/${mail.organization_id}/${token}`,
      label: 'See what is asked',
      personal: true,
    };
  }
  return { url: `${appUrl}/login`, label: 'Log in and take part', personal: false };
}

/** Puts the values into a manager's text; plain text becomes paragraphs. */
function fill(text: string, values: Record<MailPlaceholder, string>): string {
  const html = isMarkup(text) ? text : paragraphsOf(text);
  return html.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name as MailPlaceholder] as string | undefined;
    return value === undefined ? whole : escapeHtml(value);
  });
}

export const invitationMails = {
  'campaign-invitation': invitation,
  'campaign-reminder': reminder,
} satisfies Record<string, MailTemplate>;
