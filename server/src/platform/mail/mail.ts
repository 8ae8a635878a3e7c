import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import type { OrganizationId } from '../db/organization-id.ts';

/** Sends one mail of the outbox. Tried for days, at last every hour: a mail server may be away for a weekend. */
export const mailQueued = defineJob<{ mailId: number }>('mail.queued', { retryLimit: 100 });

/** News for the modules: a mail was refused for good, or given up. */
export const mailBounced = defineJob<Pick<QueuedMail, 'template' | 'params'>>('mail.bounced');

export interface QueuedMail {
  /** Name of the template; content is rendered when the mail leaves. */
  template: string;
  params: Record<string, unknown>;
  to: { email: string; name: string; userId?: number };
  replyTo?: string;
  organizationId?: OrganizationId;
  campaignId?: number;
  /** Says what this mail is about, once and for all: the same key is never mailed twice. */
  dedupeKey: string;
}

/**
 * Puts mails into the outbox, in the transaction of the change that they tell of. One by itself is one that somebody waits for, a
 * code or a link: it leaves before the thousands of a campaign, at whose end the code would not work any more.
 */
export async function queueMails(db: Db, jobs: Jobs, mails: QueuedMail[]): Promise<void> {
  for (let from = 0; from < mails.length; from += 1000) {
    const rows = mails.slice(from, from + 1000).map((mail) => ({
      message_id: randomUUID(),
      template: mail.template,
      params: mail.params,
      to_email: mail.to.email,
      to_name: mail.to.name,
      user_id: mail.to.userId ?? null,
      reply_to: mail.replyTo ?? null,
      organization_id: mail.organizationId ?? null,
      campaign_id: mail.campaignId ?? null,
      dedupe_key: mail.dedupeKey,
    }));
    // One parameter: a campaign has thousands of mails, and a parameter for each field is slow to send.
    const written = await sql<{ id: number }>`
      insert into app.mails (message_id, template, params, to_email, to_name, user_id, reply_to, organization_id,
        campaign_id, dedupe_key, created_at)
      select message_id, template, params, to_email, to_name, user_id, reply_to, organization_id, campaign_id,
        dedupe_key, app.now()
      from jsonb_populate_recordset(null::app.mails, ${JSON.stringify(rows)}::jsonb)
      on conflict (dedupe_key) do nothing
      returning id`.execute(db);
    await jobs.sendMany(
      db,
      mailQueued,
      written.rows.map(({ id }) => ({ mailId: id })),
      { urgent: mails.length === 1 },
    );
  }
}
