import { nameOf } from '@assay/contract/person-name';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { describeTests } from '../../instruments/index.ts';
import { noticeMail } from '../words/notice-messages.data.ts';
import { findEndNotice, findTestNotice } from './invitation-mail.queries.ts';

/** Tells the sender that a candidate has completed a test. Carries no result. */
const testComplete: MailTemplate = async (
  { db, appUrl, language },
  // Mails that an older version queued have the English name alone.
  params: { invitationId: number; test: string; type?: string },
) => {
  const notice = await findTestNotice(db, params.invitationId, params.type);
  if (notice === undefined) return null;
  const [known] = await describeTests(db, params.type === undefined ? [] : [params.type], language);
  const test = known?.name ?? params.test;
  const [person, campaign, organization] = [
    nameOf(notice),
    notice.campaign_name,
    notice.organization_name,
  ];
  const progress = noticeMail.progress({
    completed: notice.completed_count,
    count: notice.subjects_count,
  });
  return layOut({
    language: language ?? 'en',
    subject: noticeMail.testSubject({ person, test }),
    preview: progress,
    head: { name: 'Assay' },
    title: noticeMail.testTitle(),
    body: [noticeMail.test({ person, test, campaign }), progress],
    action: campaignPage(appUrl, notice.campaign_id),
    footer: [noticeMail.footer({ organization }), noticeMail.noResult()],
  });
};

/** Tells the sender that everyone has completed everything. */
const allComplete: MailTemplate = async (
  { db, appUrl, language },
  params: { invitationId: number },
) => {
  const notice = await findEndNotice(db, params.invitationId);
  if (notice === undefined) return null;
  const { campaign_name: campaign, subjects_count: count } = notice;
  return layOut({
    language: language ?? 'en',
    subject: noticeMail.allSubject({ campaign }),
    preview: noticeMail.allPreview({ count }),
    head: { name: 'Assay' },
    title: noticeMail.allTitle(),
    body: [noticeMail.all({ count, campaign })],
    action: campaignPage(appUrl, notice.campaign_id),
    footer: [noticeMail.footer({ organization: notice.organization_name })],
  });
};

function campaignPage(appUrl: string, id: number) {
  return { label: noticeMail.action(), url: `${appUrl}/admin/assessments/view/${id}` };
}

export const noticeMails = {
  'campaign-test-complete': testComplete,
  'campaign-all-complete': allComplete,
} satisfies Record<string, MailTemplate>;
