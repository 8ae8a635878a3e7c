import type { MailPlaceholder } from '@assay/contract/campaigns';
import { linkToken } from '../../../access/token.ts';
import { escapeHtml } from '../../../platform/html.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import type { MailTemplate, RenderContext } from '../../../platform/mail/delivery.ts';
import { findInvitationMail, findNotice } from './invitation-mail.queries.ts';
import { defaultTexts } from '../text/text.defaults.ts';
import { isMarkup, paragraphsOf } from '../text/text.markup.ts';

interface InvitationParams {
  invitationId: number;
  linkId: string;
}

/** Asks a person to take part. Where the link leads depends on what the person still has to do. */
const invitation: MailTemplate = (context, params: InvitationParams) =>
  compose(
    context,
    params,
    'email_text',
    (mail) => `${mail.organization_name} invites you: ${mail.campaign_name}`,
  );

/** Reminds a person who has not finished, with the same link. */
const reminder: MailTemplate = (context, params: InvitationParams) =>
  compose(
    context,
    params,
    'reminder_text',
    (mail) => `Reminder: ${mail.campaign_name} of ${mail.organization_name}`,
  );

async function compose(
  context: RenderContext,
  { invitationId, linkId }: InvitationParams,
  kind: 'email_text' | 'reminder_text',
  subject: (mail: InvitationMail) => string,
) {
  const mail = await findInvitationMail(context.db, invitationId);
  if (mail === undefined || mail.completed_at !== null) return null;
  const { url, label } = entry(context, mail, linkId);
  const values = {
    first_name: mail.first_name || 'there',
    last_name: mail.last_name,
    organization_name: mail.organization_name,
    campaign_name: mail.campaign_name,
    deadline: formatDeadline(mail.deadline, mail.time_zone),
    link: url,
  };
  return layOut({
    subject: subject(mail),
    preview: `You can take part until ${values.deadline}.`,
    body: fill(mail[kind] ?? defaultTexts[kind], values),
    action: { label, url },
    footer: `<p>Sent for ${escapeHtml(mail.sender_name)} of ${escapeHtml(mail.organization_name)}; an answer to this mail reaches them.
Taking part is voluntary, and nobody sees a result without your permission.</p>`,
  });
}

type InvitationMail = NonNullable<Awaited<ReturnType<typeof findInvitationMail>>>;

function entry({ secret, appUrl }: RenderContext, mail: InvitationMail, linkId: string) {
  const token = linkToken(secret, linkId);
  if (!mail.has_password) {
    return {
      url: `${appUrl}/create-account-test-subject/${token}/${mail.organization_id}`,
      label: 'See what is asked',
    };
  }
  if (!mail.has_permission) {
    return {
      url: `${appUrl}/give-permission/${mail.organization_id}/${token}`,
      label: 'See what is asked',
    };
  }
  return { url: `${appUrl}/login`, label: 'Log in and take part' };
}

/** Puts the values into a manager's text; plain text becomes paragraphs. */
function fill(text: string, values: Record<MailPlaceholder, string>): string {
  const html = isMarkup(text) ? text : paragraphsOf(text);
  return html.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name as MailPlaceholder] as string | undefined;
    return value === undefined ? whole : escapeHtml(value);
  });
}

/** Friday, 4 December 2026 at 18:00 (Europe/Amsterdam) */
function formatDeadline(deadline: Date | null, timeZone: string): string {
  if (deadline === null) return 'no date';
  const text = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(deadline);
  return `${text} (${timeZone})`;
}

/** Tells the sender that somebody has finished a test. Carries no result. */
const testComplete: MailTemplate = async (
  context,
  params: { invitationId: number; test: string },
) => {
  const notice = await findNotice(context.db, params.invitationId);
  if (notice === undefined) return null;
  const person = `${notice.first_name} ${notice.last_name}`.trim() || notice.email;
  return layOut({
    subject: `Test complete: ${person}, ${params.test}`,
    preview: `${person} has finished ${params.test} in ${notice.campaign_name}.`,
    body: `<h1>Test complete</h1><p><strong>${escapeHtml(person)}</strong> has finished ${escapeHtml(params.test)} in <strong>${escapeHtml(notice.campaign_name)}</strong>.</p>
<p>${notice.completed_count} of ${notice.subjects_count} people have finished everything so far.</p>`,
    action: {
      label: 'Open the campaign',
      url: `${context.appUrl}/admin/assessments/view/${notice.campaign_id}`,
    },
    footer:
      '<p>You get this because you are the sender of this campaign and asked to be told. Results are shown after logging in only.</p>',
  });
};

/** Tells the sender that everybody has finished everything. */
const allComplete: MailTemplate = async (context, params: { invitationId: number }) => {
  const notice = await findNotice(context.db, params.invitationId);
  if (notice === undefined) return null;
  return layOut({
    subject: `Everybody has finished: ${notice.campaign_name}`,
    preview: `All ${notice.subjects_count} people have finished.`,
    body: `<h1>Everybody has finished</h1><p>All ${notice.subjects_count} people in <strong>${escapeHtml(notice.campaign_name)}</strong> have finished everything.</p>`,
    action: {
      label: 'Open the campaign',
      url: `${context.appUrl}/admin/assessments/view/${notice.campaign_id}`,
    },
    footer: '<p>You get this because you are the sender of this campaign and asked to be told.</p>',
  });
};

export const campaignMails = {
  'campaign-invitation': invitation,
  'campaign-reminder': reminder,
  'campaign-test-complete': testComplete,
  'campaign-all-complete': allComplete,
};
