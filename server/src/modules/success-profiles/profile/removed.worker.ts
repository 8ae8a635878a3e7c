import { removalUndoMinutes } from '@assay/contract/success-profiles';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../schema/database.ts';
import { system, transact } from '../../../platform/db/database.ts';
import { defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';

/** Takes away who was removed, with the reviews, once nobody can bring them back. */
export const removedExpired = defineJob('success-profiles.removed-expired', {
  schedule: '* * * * *',
});

export function successWorkers({ db }: { db: Kysely<Database> }): JobHandler[] {
  return [
    handle(removedExpired, () =>
      transact(db, system, async (trx) => {
        await trx
          .deleteFrom('success_profile_people')
          .where(
            sql<boolean>`removed_at <= app.now() - make_interval(mins => ${removalUndoMinutes}::integer)`,
          )
          .execute();
      }),
    ),
  ];
}
