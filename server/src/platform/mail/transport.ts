import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Database } from '../../../schema/database.ts';
import { type Config, loopback } from '../config.ts';
import { now, system, transact } from '../db/database.ts';
import type { RenderedMail } from './layout.ts';

export interface Envelope {
  messageId: string;
  to: { name: string; address: string };
  replyTo: { name: string; address: string } | undefined;
}

export interface Transport {
  /** Throws when the mail was not taken. */
  send: (envelope: Envelope, mail: RenderedMail) => Promise<void>;
  close: () => void;
}

/** In milliseconds; the whole of one mail, since a server may go on talking without ever coming to an end. */
const longestDelivery = 60_000;

/** SMTP where configured, over connections that stay open; else the outbox page of the demo. */
export function openTransport(config: Config, db: Kysely<Database>): Transport {
  return config.smtpUrl === null ? outbox(db) : smtp(config.smtpUrl, config.mailFrom);
}

/** A password leaves this machine by TLS alone, also where a connection begins without; the address may say otherwise. */
export function smtpServer(url: string) {
  const { hostname, password } = new URL(url);
  return { url, requireTLS: password !== '' && !loopback.has(hostname) };
}

function smtp(url: string, from: string): Transport {
  const server = createTransport({
    ...smtpServer(url),
    pool: true,
    // What most relays allow one customer; enough that a few recipients whose server hangs hold up nobody.
    maxConnections: 10,
    maxMessages: 500,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  } as never);
  return {
    async send({ messageId, to, replyTo }, mail) {
      const signal = AbortSignal.timeout(longestDelivery);
      await server.sendMail({ messageId, from, to, replyTo, ...mail, signal });
    },
    close: () => server.close(),
  };
}

function outbox(db: Kysely<Database>): Transport {
  return {
    async send({ messageId, to }, { subject, html, text, headers }) {
      const row = {
        message_id: messageId,
        to_email: to.address,
        subject,
        html,
        text,
        headers: JSON.stringify(headers),
        sent_at: now,
      };
      await transact(db, system, (trx) =>
        trx
          .insertInto('demo_mails')
          .values(row)
          .onConflict((conflict) => conflict.column('message_id').doNothing())
          .execute(),
      );
    },
    close: () => undefined,
  };
}

/** Whether the recipient's side has said that this mail will never be taken; anything else may pass. */
export function isRefusedForGood(error: unknown): boolean {
  const {
    code,
    command,
    responseCode = 0,
  } = error as {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  // An address that cannot even be written down for the server.
  if (code === 'EENVELOPE' && command === 'API') return true;
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
