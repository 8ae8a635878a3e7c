import { pathsOf } from '@assay/contract/instruments';
import type { Trx } from '../../../platform/db/database.ts';
import { escapeHtml } from '../../../platform/html.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { localeOf } from '../../../platform/mail/mail.words.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { unsubscribeBy } from '../../accounts/index.ts';
import { describeTests } from '../../instruments/index.ts';
import { organisationHead } from '../../organisations/index.ts';
import { whomToAsk } from '../invitation/invitation.facts.ts';
import { resultWords } from '../words/result.words.ts';
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
  const { language } = mail;
  const [facts] = await describeTests(context.db, [mail.test], language);
  if (facts === undefined) return null;
  const test = facts.name;
  const { readers, ...words } = resultWords[language];
  const names = new Intl.ListFormat(localeOf(language)).format(mail.readers);
  return layOut({
    ...words,
    language,
    subject: words.subject(test),
    head: organisationHead(context.appUrl, mail),
    body: words.body(escapeHtml(mail.first_name), escapeHtml(test)),
    facts: [
      {
        label: readers.label,
        value: mail.readers.length === 0 ? readers.nobody : readers.these(escapeHtml(names)),
      },
      whomToAsk(mail),
    ],
    action: {
      label: words.action,
      url: `${context.appUrl}${pathsOf(mail.test)?.result ?? '/'}`,
    },
    unsubscribe,
  });
};

export const resultMails = { 'result-ready': resultReady } satisfies Record<string, MailTemplate>;
