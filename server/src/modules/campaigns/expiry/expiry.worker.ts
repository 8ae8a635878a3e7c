import { system, transact } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { completeOverdue, expireSome, listExpiring } from './expiry.queries.ts';

/** Looks every minute whose time is up. */
export const deadlinesPassed = defineJob('campaign.expiry', { schedule: '* * * * *' });

/** Expires who has not begun in time, and ends the campaigns that are over; doing it twice changes nothing. */
export async function expireOverdue({ db }: Pick<Services, 'db'>): Promise<void> {
  for (const id of await transact(db, system, listExpiring, { readOnly: true })) {
    // Few at a time: whoever opens a link meanwhile is not kept waiting.
    while ((await transact(db, system, (trx) => expireSome(trx, id))) > 0);
  }
  await transact(db, system, completeOverdue);
}

export function expiryWorkers(services: Services): JobHandler[] {
  return [handle(deadlinesPassed, () => expireOverdue(services))];
}
