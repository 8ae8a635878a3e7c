import type { Db } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

export interface MailFilter {
  campaignId: number;
  subject: number;
  page: number;
  perPage: number;
}

/** Mails of one campaign to one of its people, the newest first. */
export async function listMailsTo(db: Db, organizationId: OrganizationId, filter: MailFilter) {
  const mails = db
    .selectFrom('mails')
    .where('organization_id', '=', organizationId)
    .where('campaign_id', '=', filter.campaignId)
    .where('user_id', '=', filter.subject);
  const rows = await mails
    .select(['id', 'template', 'to_email', 'created_at', 'sent_at', 'failed_at', 'failure'])
    .orderBy('id', 'desc')
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage)
    .execute();
  const { total } = await mails
    .select((where) => where.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type MailRecord = Awaited<ReturnType<typeof listMailsTo>>['rows'][number];
