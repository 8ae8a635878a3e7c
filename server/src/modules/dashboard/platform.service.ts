import { type getPlatformDashboard, newDays, trialPackage } from '@assay/contract/dashboard';
import type { OutputOf } from '@assay/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { readLate, readWorker } from '../../platform/jobs/background.ts';

type Platform = OutputOf<typeof getPlatformDashboard>['data'];

const shown = 8;

/** What somebody who runs this Assay looks after; nothing of what organisations measure. */
export async function showPlatform(db: Db): Promise<Platform> {
  const [organizations] = await rowsOf<Platform['organizations']>(
    db,
    sql`select count(*) filter (where status = 'active')::integer as active,
      count(*) filter (where status = 'active' and package_id = ${trialPackage})::integer as trial,
      count(*) filter (where status = 'inactive')::integer as inactive from app.organizations`,
  );
  const [people] = await rowsOf<Platform['people']>(
    db,
    sql`select invited, completed from app.count_platform((app.now() - ${newDays} * interval '1 day')::date)`,
  );
  const nearlyFull = await rowsOf<Platform['nearly_full'][number]>(
    db,
    sql`select o.id, o.name as organization_name, p.name as package_name, o.subjects_used as used, p.subject_limit as "limit"
      from app.organizations o join app.packages p on p.id = o.package_id
      where o.status = 'active' and o.subjects_used >= .8 * p.subject_limit
      order by o.subjects_used::real / p.subject_limit desc, o.id limit ${shown}`,
  );
  const ending = await rowsOf<{ id: number; organization_name: string; period_ends_at: Date }>(
    db,
    sql`select id, name as organization_name, period_started_at + interval '1 year' as period_ends_at
      from app.organizations
      where status = 'active' and period_started_at + interval '1 year' < app.now() + interval '30 days'
      order by period_started_at, id limit ${shown}`,
  );
  const [mails] = await rowsOf<Platform['mails'] & Pick<Platform, 'failing'>>(
    db,
    sql`with days as materialized (select * from app.count_mails(app.now() - interval '1 day'))
      select coalesce(sum(waiting), 0)::integer as waiting, coalesce(sum(sent), 0)::integer as sent,
        coalesce(sum(failed), 0)::integer as failed,
        (select coalesce(jsonb_agg(worst), '[]') from (
          select o.id, o.name as organization_name, days.failed
          from days join app.organizations o on o.id = days.organization_id
          where days.failed > 0 order by days.failed desc, o.id limit ${shown}) as worst) as failing
      from days`,
  );
  const { failing, ...counts } = mails ?? { waiting: 0, sent: 0, failed: 0, failing: [] };
  const { late, oldest } = await readLate(db);
  const worker = await readWorker(db);
  return {
    organizations: organizations ?? { active: 0, trial: 0, inactive: 0 },
    people: people ?? { invited: 0, completed: 0 },
    nearly_full: nearlyFull,
    ending: ending.map((row) => ({ ...row, period_ends_at: row.period_ends_at.toISOString() })),
    mails: counts,
    failing,
    background: {
      late,
      oldest: oldest?.toISOString() ?? null,
      no_worker: worker.missing,
      worker_seen: worker.seen?.toISOString() ?? null,
    },
  };
}

async function rowsOf<Row>(db: Db, query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(db)).rows;
}
