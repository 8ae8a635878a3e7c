import { trialPackage } from '@assay/contract/dashboard';
import { system, transact } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { endRunOut } from './billing.queries.ts';

/** Looks every hour whether a package that was given up has run out. */
export const packagesRunOut = defineJob('organisation.packages', { schedule: '7 * * * *' });

export function subscriptionWorkers({ db }: Pick<Services, 'db'>): JobHandler[] {
  return [
    handle(packagesRunOut, () =>
      transact(db, system, async (trx) => void (await endRunOut(trx, trialPackage))),
    ),
  ];
}
