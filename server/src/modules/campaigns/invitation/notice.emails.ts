import { nameOf } from '@assay/contract/person-name';
import { escapeHtml } from '../../../platform/html.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { findNotice } from './invitation-mail.queries.ts';

/** Tells the sender that somebody has finished a test. Carries no result. */
const testComplete: MailTemplate = async (
  { db, appUrl },
  params: { invitationId: number; test: string },
) => {
  const notice = await findNotice(db, params.invitationId);
  if (notice === undefined) return null;
  const person = nameOf(notice);
  return layOut({
    subject: `Test complete: ${person}, ${params.test}`,
    preview: `${notice.completed_count} of ${notice.subjects_count} have finished everything so far.`,
    head: { name: 'Assay' },
    title: 'Test complete',
    body: `<p><strong>${escapeHtml(person)}</strong> has finished ${escapeHtml(params.test)} in <strong>${escapeHtml(notice.campaign_name)}</strong>.</p>
<p>${notice.completed_count} of ${notice.subjects_count} have finished everything so far.</p>`,
    action: campaignPage(appUrl, notice.campaign_id),
    footer: `<p>You get this because you are the sender of this campaign of ${escapeHtml(notice.organization_name)} and asked to be told. Results are shown after logging in only.</p>`,
  });
};

/** Tells the sender that everybody has finished everything. */
const allComplete: MailTemplate = async ({ db, appUrl }, params: { invitationId: number }) => {
  const notice = await findNotice(db, params.invitationId);
  if (notice === undefined) return null;
  const everybody =
    notice.subjects_count === 1
      ? 'The one person invited has'
      : `All ${notice.subjects_count} people have`;
  return layOut({
    subject: `Everybody has finished: ${notice.campaign_name}`,
    preview: `${everybody} finished.`,
    head: { name: 'Assay' },
    title: 'Everybody has finished',
    body: `<p>${everybody} finished everything in <strong>${escapeHtml(notice.campaign_name)}</strong>.</p>`,
    action: campaignPage(appUrl, notice.campaign_id),
    footer: `<p>You get this because you are the sender of this campaign of ${escapeHtml(notice.organization_name)} and asked to be told.</p>`,
  });
};

function campaignPage(appUrl: string, id: number) {
  return { label: 'Open the campaign', url: `${appUrl}/admin/assessments/view/${id}` };
}

export const noticeMails = {
  'campaign-test-complete': testComplete,
  'campaign-all-complete': allComplete,
} satisfies Record<string, MailTemplate>;
