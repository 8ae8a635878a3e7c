import { system, transact } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { forgetNetworks } from '../open-invite/open-invite.queries.ts';
import { announceNext } from './announcement.service.ts';
import { deleteStrangers, listStrangers } from './anonymise.queries.ts';
import { anonymiseNext } from './anonymise.service.ts';

/** Looks every hour which campaigns have been over for long enough. */
export const retentionEnded = defineJob('campaign.retention', { schedule: '41 * * * *' });

/** Each step is a transaction of its own: killed in the middle, it goes on where it was, on whichever node. */
export async function endRetention({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  while (await transact(db, system, (trx) => announceNext(trx, jobs)));
  while (await transact(db, system, anonymiseNext));
}

/** Once a night: people whom nothing holds any more, since a draft was deleted or they were taken out of it. */
export const strangersLeft = defineJob('campaign.strangers', { schedule: '17 3 * * *' });

const atATime = 500;

/** Removes everybody whom no campaign, permission or own account holds any more, and from where somebody joined. */
export async function sweepStrangers({ db }: Pick<Services, 'db'>): Promise<void> {
  await transact(db, system, forgetNetworks);
  let after = 0;
  for (;;) {
    const ids = await transact(db, system, async (trx) => {
      const some = await listStrangers(trx, after, atATime);
      await deleteStrangers(trx, some);
      return some;
    });
    if (ids.length < atATime) return;
    after = ids.at(-1) ?? after;
  }
}

export function retentionWorkers(services: Services): JobHandler[] {
  return [
    handle(retentionEnded, () => endRetention(services)),
    handle(strangersLeft, () => sweepStrangers(services)),
  ];
}
