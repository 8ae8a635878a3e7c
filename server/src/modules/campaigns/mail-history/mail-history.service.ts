import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { listStrangers } from '../invitation/people.queries.ts';
import { listMailsTo, type MailFilter } from './mail-history.queries.ts';

/** What one of a campaign's people was mailed; 404 for everybody else. */
export async function listHistory(ctx: ManagerContext, filter: MailFilter) {
  const { db, organizationId } = ctx;
  const strangers = await listStrangers(db, organizationId, filter.campaignId, [filter.subject]);
  if (strangers.length > 0) throw notFound();
  return listMailsTo(db, organizationId, filter);
}
