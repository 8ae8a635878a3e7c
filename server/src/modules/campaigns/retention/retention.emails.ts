import type { Language } from '@assay/contract/languages';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { hello, layOut } from '../../../platform/mail/layout.ts';
import { localeOf } from '../../../platform/words/locale.ts';
import { unsubscribeBy } from '../../accounts/index.ts';
import { organizationHead } from '../../organizations/index.ts';
import { whomToAsk } from '../invitation/mail-facts.words.ts';
import { noticeMail } from '../words/notice-messages.data.ts';
import { retentionMail } from '../words/retention-messages.data.ts';
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
  const { language, campaign_name: campaign, organization_name: organization } = mail;
  const day = formatDay(mail.anonymise_at, mail.time_zone, language);
  const [account, permission] = [mail.has_account, mail.has_permission];
  return layOut({
    language,
    subject: retentionMail.subject({ campaign, organization }),
    preview: retentionMail.preview({ day }),
    head: organizationHead(context.appUrl, mail),
    title: retentionMail.title({ day }),
    body: [hello(mail.first_name), retentionMail.body({ organization, campaign, day })],
    facts: [
      {
        label: retentionMail.goesLabel({ organization }),
        value: [retentionMail.goes(), ...(permission ? [retentionMail.resultsGo()] : [])],
      },
      {
        label: retentionMail.staysLabel(),
        value: account ? retentionMail.accountStays() : retentionMail.nothingStays(),
      },
      {
        label: retentionMail.tooLateLabel(),
        value: account ? retentionMail.withdraw() : retentionMail.askNow(),
      },
      whomToAsk(mail),
    ],
    action: account
      ? { label: retentionMail.logIn(), url: `${context.appUrl}/login` }
      : { label: retentionMail.about(), url: `${context.appUrl}/` },
    footer: [retentionMail.footer({ organization })],
    // Those who have stopped the others are told all the same, and find nothing to stop.
    unsubscribe: unsubscribe ?? undefined,
  });
};

/** Tells a manager what will go from a campaign. Names no one. */
const managersNotice: MailTemplate = async (context, params: { campaignId: number }) => {
  const notice = await findManagersNotice(context.db, params.campaignId);
  if (notice === undefined) return null;
  const language = context.language ?? 'en';
  const day = formatDay(notice.anonymise_at, notice.time_zone, language);
  const {
    campaign_name: campaign,
    organization_name: organization,
    subjects_count: count,
  } = notice;
  return layOut({
    language,
    subject: retentionMail.noticeSubject({ day, campaign }),
    preview: retentionMail.noticePreview({ count }),
    head: { name: 'Assay' },
    title: retentionMail.noticeTitle({ day }),
    body: [
      retentionMail.notice({ campaign, organization, day, count }),
      retentionMail.noticeTold(),
    ],
    action: {
      label: noticeMail.action(),
      url: `${context.appUrl}/admin/assessments/view/${notice.campaign_id}`,
    },
    footer: [retentionMail.noticeFooter({ organization })],
  });
};

/** Friday, 4 December 2026 */
function formatDay(moment: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone }).format(
    moment,
  );
}

export const retentionMails = {
  'campaign-anonymisation': announcement,
  'campaign-anonymisation-notice': managersNotice,
} satisfies Record<string, MailTemplate>;
