import type { Language } from '@assay/contract/languages';
import { escapeHtml } from '../../../platform/html.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { localeOf } from '../../../platform/mail/mail.words.ts';
import { unsubscribeBy } from '../../accounts/index.ts';
import { organisationHead } from '../../organisations/index.ts';
import { whomToAsk } from '../invitation/invitation.facts.ts';
import { retentionWords } from '../words/retention.words.ts';
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
  const { language } = mail;
  const day = formatDay(mail.anonymise_at, mail.time_zone, language);
  const organization = escapeHtml(mail.organization_name);
  const { goes, stays, tooLate, ...words } = retentionWords[language];
  return layOut({
    language,
    subject: words.subject(mail.campaign_name, mail.organization_name),
    preview: words.preview(day),
    head: organisationHead(context.appUrl, mail),
    title: words.title(day),
    body: words.body({
      name: escapeHtml(mail.first_name),
      organization,
      campaign: escapeHtml(mail.campaign_name),
      day,
    }),
    facts: [
      {
        label: goes.label(mail.organization_name),
        value: mail.has_permission ? `${goes.always} ${goes.results}` : goes.always,
      },
      { label: stays.label, value: mail.has_account ? stays.account : stays.nothing },
      { label: tooLate.label, value: mail.has_account ? tooLate.account : tooLate.nothing },
      whomToAsk(mail),
    ],
    action: mail.has_account
      ? { label: words.logIn, url: `${context.appUrl}/login` }
      : { label: words.about, url: `${context.appUrl}/` },
    footer: words.footer(organization),
    // Who has stopped the others is told all the same, and finds nothing to stop.
    unsubscribe: unsubscribe ?? undefined,
  });
};

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
function formatDay(moment: Date, timeZone: string, language: Language = 'en'): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone }).format(
    moment,
  );
}

export const retentionMails = {
  'campaign-anonymisation': announcement,
  'campaign-anonymisation-notice': managersNotice,
} satisfies Record<string, MailTemplate>;
