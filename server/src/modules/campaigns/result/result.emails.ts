import type { Trx } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { hello, layOut } from '../../../platform/mail/layout.ts';
import { localeOf } from '../../../platform/words/locale.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { unsubscribeBy } from '../../accounts/index.ts';
import { organizationHead } from '../../organizations/index.ts';
import { addressed } from '../invitation/address.model.ts';
import { whomToAsk } from '../invitation/mail-facts.words.ts';
import type { Progressed } from '../invitation/progress.queries.ts';
import { resultMail } from '../words/result-messages.data.ts';
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
  const { language, campaign_name: campaign, organization_name: organization, readers } = mail;
  const names = new Intl.ListFormat(localeOf(language)).format(readers);
  return layOut({
    language,
    subject: resultMail.subject({ campaign }),
    preview: resultMail.preview(),
    head: organizationHead(context.appUrl, mail),
    title: resultMail.title(),
    body: [
      hello(mail.first_name),
      resultMail.thanks({ campaign, organization }),
      resultMail.yours(),
    ],
    facts: [
      {
        label: resultMail.readersLabel(),
        value: readers.length === 0 ? resultMail.noReaders() : resultMail.readers({ names }),
      },
      whomToAsk(mail),
    ],
    action: { label: resultMail.action(), url: `${context.appUrl}/` },
    footer: [resultMail.footer()],
    unsubscribe,
  });
};

export const resultMails = {
  'campaign-finished': finished,
  // Older versions queued one for each test. Those that still wait are not sent any more.
  'result-ready': () => Promise.resolve(null),
} satisfies Record<string, MailTemplate>;
