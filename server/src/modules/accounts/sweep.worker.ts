import { sql } from 'kysely';
import { now, system, transact } from '../../platform/db/database.ts';
import type { Services } from '../../platform/http/registrar.ts';
import { defineJob, handle, type JobHandler } from '../../platform/jobs/jobs.ts';

/** What has run out is removed once a night: registrations that nobody confirmed, links, sessions, what is left of erased ones, counted attempts. */
export const accountSweep = defineJob('account.sweep', { schedule: '41 2 * * *' });

export async function sweepAccounts({ db }: Pick<Services, 'db'>): Promise<void> {
  await transact(db, system, async (trx) => {
    await trx.deleteFrom('registrations').where('expires_at', '<=', now).execute();
    await trx.deleteFrom('registrations').where('used_at', 'is not', null).execute();
    await trx.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
    await trx.deleteFrom('login_challenges').where('expires_at', '<=', now).execute();
    await trx
      .deleteFrom('sessions')
      .where(sql<Date>`app.session_end(sessions)`, '<=', now)
      .execute();
    await trx
      .deleteFrom('erased_sessions')
      .where('forget_on', '<=', sql<string>`app.now()::date`)
      .execute();
    await trx
      .deleteFrom('login_failures')
      .where(sql<boolean>`last_failed_at < app.now() - interval '1 day'`)
      .execute();
  });
}

export function accountWorkers(services: Services): JobHandler[] {
  return [handle(accountSweep, () => sweepAccounts(services))];
}
