import type { Trx } from '../../../platform/db/database.ts';
import { escapeHtml } from '../../../platform/html.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { localeOf } from '../../../platform/mail/mail.words.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { unsubscribeBy } from '../../accounts/index.ts';
import { organisationHead } from '../../organisations/index.ts';
import { addressed } from '../invitation/invitation.address.ts';
import { whomToAsk } from '../invitation/invitation.facts.ts';
import type { Progressed } from '../invitation/progress.queries.ts';
import { resultWords } from '../words/result.words.ts';
import { findFinished, listFinished } from './result.queries.ts';

/**
 * Tells people once that everything of a campaign is done. The outbox row belongs to no organisation: that there are
 * results is only for those who hold permission.
 */
export async function tellFinished(trx: Trx, jobs: Jobs, progressed: Progressed[]): Promise<void> {
  const done = progressed.filter(({ completed_now: now }) => now).map(({ id }) => id);
  const finished = await listFinished(trx, done);
  await queueMails(
    trx,
    jobs,
    finished.map((one) => ({
      template: 'campaign-finished',
      params: { invitationId: one.id },
      ...addressed(one, one),
      dedupeKey: `campaign-finished:${one.id}`,
    })),
  );
}

/** What happens now and who can see the results; what they say stays behind the login. */
const finished: MailTemplate = async (context, params: { invitationId?: number }) => {
  const mail = await findFinished(context.db, params.invitationId ?? 0);
  if (mail === undefined) return null;
  const unsubscribe = await unsubscribeBy(context, {
    userId: mail.subject_id,
    organizationId: mail.organization_id,
    organizationName: mail.organization_name,
  });
  if (unsubscribe === null) return null;
  const { language } = mail;
  const { readers, ...words } = resultWords[language];
  const names = new Intl.ListFormat(localeOf(language)).format(mail.readers);
  return layOut({
    ...words,
    language,
    subject: words.subject(mail.campaign_name),
    head: organisationHead(context.appUrl, mail),
    body: words.body(
      escapeHtml(mail.first_name),
      escapeHtml(mail.campaign_name),
      escapeHtml(mail.organization_name),
    ),
    facts: [
      {
        label: readers.label,
        value: mail.readers.length === 0 ? readers.nobody : readers.these(escapeHtml(names)),
      },
      whomToAsk(mail),
    ],
    action: { label: words.action, url: `${context.appUrl}/` },
    unsubscribe,
  });
};

export const resultMails = {
  'campaign-finished': finished,
  // Older versions queued one for each test. Those that still wait are not sent any more.
  'result-ready': () => Promise.resolve(null),
} satisfies Record<string, MailTemplate>;
