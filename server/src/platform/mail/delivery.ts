import type { Language } from '@assay/contract/languages';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../schema/database.ts';
import { causeNow } from '../cause.ts';
import type { Config } from '../config.ts';
import { now, system, transact, type Trx } from '../db/database.ts';
import { handle, type JobHandler, type Jobs } from '../jobs/jobs.ts';
import { countMail } from '../metrics.ts';
import { traced } from '../tracing/tracing.ts';
import { oneLine, type RenderedMail } from './layout.ts';
import { mailBounced, mailQueued } from './mail.ts';
import { type Envelope, isRefusedForGood, type Transport } from './transport.ts';

export interface RenderContext {
  db: Trx;
  secret: string;
  appUrl: string;
  /** That of the reader's account, where there is one that has chosen. */
  language: Language | null;
}

/** Makes a mail out of its parameters; null when there is no reason to send it any more. */
export type MailTemplate = (context: RenderContext, params: never) => Promise<RenderedMail | null>;

interface Services {
  config: Config;
  db: Kysely<Database>;
  jobs: Jobs;
}

/** Servers are away over a weekend; nobody waits longer for a mail. */
const tooOld = sql<boolean>`created_at < app.now() - interval '3 days'`;

/** An address alone, as a campaign keeps that of its sender, may belong to an account as well. */
const readersLanguage = sql<Language | null>`(
  select u.language from app.users u
  where u.id = mails.user_id or (mails.user_id is null and u.email = lower(mails.to_email)))`.as(
  'language',
);

/** Sends the mails of the outbox: at least once, always with the same Message-ID, never twice without a crash. */
export function deliverMails(
  { config, db, jobs }: Services,
  transport: Transport,
  templates: Record<string, MailTemplate>,
  /** Which mail left, or did not, and for which request: never to whom. */
  log: (line: { mail: number; template: string; reqId: string | undefined }, said: string) => void,
): JobHandler {
  const domain = new URL(config.appUrl).hostname;

  return handle(mailQueued, async ({ mailId }) => {
    const prepared = await transact(db, system, (trx) => prepare(trx, mailId, templates, config));
    if (prepared === null) return;
    const { mail, rendered } = prepared;
    const { template } = mail;
    const reqId = causeNow()?.request;
    const line = { mail: mailId, template, reqId };
    const envelope = {
      messageId: `<${mail.message_id}@${domain}>`,
      to: { name: oneLine(mail.to_name), address: mail.to_email },
      replyTo: answersTo(mail.reply_to),
    };
    try {
      const headers = { ...rendered.headers, ...(reqId && { 'X-Request-Id': reqId }) };
      await traced('mail', 'client', { 'assay.template': template }, () =>
        transport.send(envelope, { ...rendered, headers }),
      );
    } catch (error) {
      const { params, too_old } = mail;
      const hopeless = isRefusedForGood(error) || too_old;
      countMail('failed');
      log(line, hopeless ? 'a mail was given up' : 'a mail could not be sent yet');
      await transact(db, system, async (trx) => {
        await note(trx, mailId, { failed_at: now, failure: String(error).slice(0, 500) });
        if (hopeless) await jobs.send(trx, mailBounced, { template, params: params as object });
      });
      if (hopeless) return;
      throw new Undelivered(mailId, error);
    }
    countMail('sent');
    log(line, 'a mail was sent');
    await transact(db, system, (trx) =>
      note(trx, mailId, { sent_at: now, failed_at: null, failure: null }),
    );
  });
}

/**
 * What a server says may name who was to read the mail. It stands with the mail, which goes with its reader; what a job leaves behind
 * when somebody is erased meanwhile says no more than which mail it was.
 */
class Undelivered extends Error {
  override readonly name = 'Error';
  readonly code: string | undefined;

  constructor(mailId: number, why: unknown) {
    super(`Not delivered, as mail ${mailId} says`);
    this.code = (why as { code?: string }).code;
  }
}

/** Name and address, which stand as `Ann Lee <ann@example.org>`: a colon or a bracket in a name begins no list and no comment. */
function answersTo(written: string | null): Envelope['replyTo'] {
  const [, name = '', address = ''] = /^(.*) <([^<>]+)>$/.exec(oneLine(written ?? '')) ?? [];
  return address === '' ? undefined : { name, address };
}

async function prepare(
  trx: Trx,
  mailId: number,
  templates: Record<string, MailTemplate>,
  { secret, appUrl }: Config,
) {
  const mail = await trx
    .selectFrom('mails')
    .selectAll()
    .select([tooOld.as('too_old'), readersLanguage])
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (mail === undefined) return null;
  const template = templates[mail.template];
  if (template === undefined) throw new Error(`No mail template ${mail.template}`);
  const rendered = await template(
    { db: trx, secret, appUrl, language: mail.language },
    mail.params as never,
  );
  if (rendered !== null) return { mail, rendered };
  await note(trx, mailId, { failed_at: now, failure: 'no longer wanted' });
  return null;
}

type Outcome = Record<'failed_at', typeof now | null> & {
  sent_at?: typeof now;
  failure: string | null;
};

async function note(trx: Trx, mailId: number, outcome: Outcome): Promise<void> {
  await trx.updateTable('mails').set(outcome).where('id', '=', mailId).execute();
}
