import { pathsOf } from '@assay/contract/instruments';
import type { Trx } from '../../../platform/db/database.ts';
import { escapeHtml } from '../../../platform/html.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { unsubscribeBy } from '../../accounts/index.ts';
import { describeTests } from '../../instruments/index.ts';
import { organisationHead } from '../../organisations/index.ts';
import { whomToAsk } from '../invitation/invitation.facts.ts';
import { findAskedResult, findResultMail } from './result.queries.ts';
import { addressed } from '../invitation/invitation.address.ts';

/**
 * Tells a subject once that an own result is ready. The outbox row belongs to no organisation: that there is
 * a result is for those only who hold permission.
 */
export async function tellSubject(
  trx: Trx,
  jobs: Jobs,
  subjectId: number,
  test: string,
): Promise<void> {
  const found = await findAskedResult(trx, subjectId, test);
  if (found === undefined) return;
  const { attempt_id: attemptId, invitation_id: invitationId } = found;
  await queueMails(trx, jobs, [
    {
      template: 'result-ready',
      params: { attemptId, invitationId },
      ...addressed({ ...found, subject_id: subjectId }, found),
      dedupeKey: `result-ready:${attemptId}`,
    },
  ]);
}

/** Says that a result is there and who can see it; what it says stays behind the login. */
const resultReady: MailTemplate = async (
  context,
  params: { attemptId: number; invitationId: number },
) => {
  const mail = await findResultMail(context.db, params.attemptId, params.invitationId);
  if (mail === undefined) return null;
  const unsubscribe = await unsubscribeBy(context, {
    userId: mail.subject_id,
    organizationId: mail.organization_id,
    organizationName: mail.organization_name,
  });
  if (unsubscribe === null) return null;
  const [facts] = await describeTests(context.db, [mail.test]);
  if (facts === undefined) return null;
  const test = facts.name;
  return layOut({
    subject: `Your result is ready: ${test}`,
    preview: 'Read it in plain words, and see who else can.',
    head: organisationHead(context.appUrl, mail),
    title: 'Your result is ready',
    body: `<p>Hello ${escapeHtml(mail.first_name || 'there')},</p>
<p>Thank you for finishing <strong>${escapeHtml(test)}</strong>. Your result is ready: it says in plain words what it means and what it does not mean.</p>`,
    facts: [{ label: 'Who can see it', value: describeReaders(mail.readers) }, whomToAsk(mail)],
    action: {
      label: 'Read my result',
      url: `${context.appUrl}${pathsOf(mail.test)?.result ?? '/'}`,
    },
    footer:
      '<p>This mail carries no result: it is shown after logging in only. You get it once for each test.</p>',
    unsubscribe,
  });
};

function describeReaders(names: string[]): string {
  if (names.length === 0) return 'Only you. No organisation has your permission.';
  const list = new Intl.ListFormat('en-GB').format(names);
  return `You, and ${escapeHtml(list)} by your permission. You can withdraw it at any time.`;
}

export const resultMails = { 'result-ready': resultReady } satisfies Record<string, MailTemplate>;
