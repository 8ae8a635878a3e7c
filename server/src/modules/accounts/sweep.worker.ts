import { sql } from 'kysely';
import { now, system, transact, type Trx } from '../../platform/db/database.ts';
import type { Services } from '../../platform/http/registrar.ts';
import { defineJob, handle, type JobHandler } from '../../platform/jobs/jobs.ts';

/** What has run out is removed once a night: registrations that nobody confirmed and the emails about them, links, sessions, what is left of erased ones, counted attempts. */
export const accountSweep = defineJob('account.sweep', { schedule: '41 2 * * *' });

export async function sweepAccounts({ db }: Pick<Services, 'db'>): Promise<void> {
  await transact(db, system, async (trx) => {
    await trx.deleteFrom('registrations').where('expires_at', '<=', now).execute();
    await trx.deleteFrom('registrations').where('used_at', 'is not', null).execute();
    await dropMailsToNobody(trx);
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

/** Anybody can have them sent to any address: where no account has it after a week, nothing stays of the address and the name. */
async function dropMailsToNobody(trx: Trx): Promise<void> {
  await sql`
    with gone as (
      delete from app.mails m
      where m.user_id is null and m.template in ('email-confirmation', 'password-reset')
        and m.created_at <= app.now() - interval '7 days'
        and not exists (select from app.users u where u.email = m.to_email)
      returning m.message_id
    )
    delete from app.demo_mails where substr(message_id, 2, 36) in (select message_id from gone)`.execute(
    trx,
  );
}

export function accountWorkers(services: Services): JobHandler[] {
  return [handle(accountSweep, () => sweepAccounts(services))];
}
