import { system, transact } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { announceNext } from './announcement.service.ts';
import { anonymiseNext } from './anonymise.service.ts';

/** Looks every hour which campaigns have been over for long enough. */
export const retentionEnded = defineJob('campaign.retention', { schedule: '41 * * * *' });

/** Each step is a transaction of its own: killed in the middle, it goes on where it was, on whichever node. */
export async function endRetention({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  while (await transact(db, system, (trx) => announceNext(trx, jobs)));
  while (await transact(db, system, anonymiseNext));
}

export function retentionWorkers(services: Services): JobHandler[] {
  return [handle(retentionEnded, () => endRetention(services))];
}
