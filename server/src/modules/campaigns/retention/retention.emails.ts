import { escapeHtml } from '../../../platform/html.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { unsubscribeBy } from '../../accounts/index.ts';
import { organisationHead } from '../../organisations/index.ts';
import { whomToAsk } from '../invitation/invitation.facts.ts';
import { findAnnouncement, findManagersNotice } from './announcement.queries.ts';

/** Tells a person when an organisation will know their name no more, and what stays theirs. */
const announcement: MailTemplate = async (context, params: { invitationId: number }) => {
  const mail = await findAnnouncement(context.db, params.invitationId);
  if (mail === undefined) return null;
  const unsubscribe = await unsubscribeBy(context, {
    userId: mail.subject_id,
    organizationId: mail.organization_id,
    organizationName: mail.organization_name,
  });
  if (unsubscribe === null) return null;
  const day = formatDay(mail.anonymise_at, mail.time_zone);
  const organization = escapeHtml(mail.organization_name);
  return layOut({
    subject: `Your data of ${mail.campaign_name} at ${mail.organization_name} will be anonymised`,
    preview: `On ${day}. You need not do anything.`,
    head: organisationHead(context.appUrl, mail),
    title: `Your data here will be anonymised on ${day}`,
    body: `<p>Hello ${escapeHtml(mail.first_name || 'there')},</p>
<p>${organization} invited you to <strong>${escapeHtml(mail.campaign_name)}</strong>, which has been over for a while. On <strong>${day}</strong> your data of it will be anonymised at ${organization}. You need not do anything.</p>`,
    facts: [
      { label: `What ${mail.organization_name} loses`, value: whatGoes(mail.has_permission) },
      { label: 'What stays yours', value: whatStays(mail.has_account) },
      {
        label: 'If that is too late for you',
        value: mail.has_account
          ? 'Log in and withdraw your permission; it ends at once.'
          : 'Answer this mail and ask to be removed now.',
      },
      whomToAsk(mail),
    ],
    action: mail.has_account
      ? { label: 'Log in to your account', url: `${context.appUrl}/login` }
      : { label: 'About Assay', url: `${context.appUrl}/` },
    footer: `<p>You get this once, because ${organization} holds data of an assessment that is over.</p>`,
    unsubscribe,
  });
};

function whatGoes(hasPermission: boolean): string {
  const always = 'Your name and your address in this assessment.';
  if (!hasPermission) return always;
  return `${always} Your results too, unless another assessment that you take part in there still needs them.`;
}

function whatStays(hasAccount: boolean): string {
  return hasAccount
    ? 'Your account and your own results. They belong to you: nobody else can see them without your permission.'
    : 'Nothing. You never made an account, so what is stored about you is deleted, unless somebody else has invited you as well.';
}

/** Tells a manager what will go from a campaign. Names nobody. */
const managersNotice: MailTemplate = async ({ db, appUrl }, params: { campaignId: number }) => {
  const notice = await findManagersNotice(db, params.campaignId);
  if (notice === undefined) return null;
  const day = formatDay(notice.anonymise_at, notice.time_zone);
  const people = notice.subjects_count === 1 ? 'one person' : `${notice.subjects_count} people`;
  return layOut({
    subject: `To be anonymised on ${day}: ${notice.campaign_name}`,
    preview: `The data of ${people}. Results leave your reports that day.`,
    head: { name: 'Assay' },
    title: `To be anonymised on ${day}`,
    body: `<p>The campaign <strong>${escapeHtml(notice.campaign_name)}</strong> will then have been over for as long as ${escapeHtml(notice.organization_name)} keeps such data. On <strong>${day}</strong> the names and addresses in it (${people}) are replaced, and results leave your reports unless another campaign still needs them. How many were invited and how many finished stays.</p>
<p>Everybody whom a mail can reach has been told. This cannot be undone.</p>`,
    action: {
      label: 'Open the campaign',
      url: `${appUrl}/admin/assessments/view/${notice.campaign_id}`,
    },
    footer: `<p>You get this as a manager of ${escapeHtml(notice.organization_name)}, once for each campaign. How long data is kept stands in the settings of your organisation.</p>`,
  });
};

/** Friday, 4 December 2026 */
function formatDay(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone }).format(moment);
}

export const retentionMails = {
  'campaign-anonymisation': announcement,
  'campaign-anonymisation-notice': managersNotice,
} satisfies Record<string, MailTemplate>;
