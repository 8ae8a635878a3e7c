import { createTransport } from 'nodemailer';
import type { Kysely } from 'kysely';
import type { Database } from '../../../schema/database.ts';
import type { Config } from '../config.ts';
import { now, system, transact, type Trx } from '../db/database.ts';
import { handle } from '../jobs/jobs.ts';
import { countMail } from '../metrics.ts';
import { oneLine, type RenderedMail } from './layout.ts';
import { mailQueued } from './mail.ts';

export interface RenderContext {
  db: Trx;
  secret: string;
  appUrl: string;
}

/** Makes a mail out of its parameters; null when there is no reason to send it any more. */
export type MailTemplate = (context: RenderContext, params: never) => Promise<RenderedMail | null>;

interface Envelope {
  messageId: string;
  to: { name: string; address: string };
  replyTo: string | undefined;
}

interface Transport {
  send: (envelope: Envelope, mail: RenderedMail) => Promise<void>;
}

/** SMTP where configured, else the outbox page of the demo. */
function openTransport(config: Config, db: Kysely<Database>): Transport {
  if (config.smtpUrl !== null) {
    const smtp = createTransport(config.smtpUrl, {
      from: config.mailFrom,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    } as never);
    return {
      async send({ messageId, to, replyTo }, mail) {
        await smtp.sendMail({ messageId, to, replyTo, ...mail });
      },
    };
  }
  return {
    async send({ messageId, to }, mail) {
      const row = { message_id: messageId, to_email: to.address, ...mail, sent_at: now };
      await transact(db, system, (trx) =>
        trx
          .insertInto('demo_mails')
          .values(row)
          .onConflict((c) => c.column('message_id').doNothing())
          .execute(),
      );
    },
  };
}

/** Sends the mails of the outbox: at least once, always with the same Message-ID, never twice without a crash. */
export function deliverMails(
  config: Config,
  db: Kysely<Database>,
  templates: Record<string, MailTemplate>,
) {
  const transport = openTransport(config, db);
  const domain = new URL(config.appUrl).hostname;

  return handle(mailQueued, async ({ mailId }) => {
    const prepared = await transact(db, system, async (trx) => {
      const mail = await trx
        .selectFrom('mails')
        .selectAll()
        .where('id', '=', mailId)
        .where('sent_at', 'is', null)
        .executeTakeFirst();
      if (mail === undefined) return null;
      const template = templates[mail.template];
      if (template === undefined) throw new Error(`No mail template ${mail.template}`);
      const rendered = await template(
        { db: trx, secret: config.secret, appUrl: config.appUrl },
        mail.params as never,
      );
      if (rendered === null) {
        await trx
          .updateTable('mails')
          .set({ failed_at: now, failure: 'no longer wanted' })
          .where('id', '=', mailId)
          .execute();
        return null;
      }
      return { mail, rendered };
    });
    if (prepared === null) return;
    const { mail, rendered } = prepared;
    const envelope = {
      messageId: `<${mail.message_id}@${domain}>`,
      to: { name: oneLine(mail.to_name), address: mail.to_email },
      replyTo: mail.reply_to === null ? undefined : oneLine(mail.reply_to),
    };
    try {
      await transport.send(envelope, rendered);
    } catch (error) {
      countMail('failed');
      await transact(db, system, (trx) =>
        trx
          .updateTable('mails')
          .set({ failed_at: now, failure: String(error).slice(0, 500) })
          .where('id', '=', mailId)
          .execute(),
      );
      throw error;
    }
    countMail('sent');
    await transact(db, system, (trx) =>
      trx
        .updateTable('mails')
        .set({ sent_at: now, failed_at: null, failure: null })
        .where('id', '=', mailId)
        .execute(),
    );
  });
}
