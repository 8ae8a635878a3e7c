import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** How the background work stands, by the database's clock. */
export interface Background {
  queues: { queue: string; waiting: number; oldest_seconds: number }[];
  /** Since a process that works last looked after the queues, which it does every ten seconds; null: there never was one. */
  worker_seconds: number | null;
}

/** From when on nobody seems to work any more. */
const silentSeconds = 120;

const mostLate = 10_000;

export async function readBackground(db: Db): Promise<Background> {
  // What waits lies in a small index of its own; what was done is never touched.
  const { rows } = await sql<Background['queues'][number] & Pick<Background, 'worker_seconds'>>`
    with waiting as materialized (
      select name, count(*) as waiting, min(created_on) as oldest from pgboss.job
        where state < 'active' and not blocked group by name)
    select name as queue, coalesce(waiting, 0)::integer as waiting,
        greatest(0, coalesce(extract(epoch from now() - oldest), 0))::float8 as oldest_seconds,
        extract(epoch from now() - max(monitor_claim_on) over ())::float8 as worker_seconds
      from pgboss.queue left join waiting using (name)
      where left(name, 2) <> '__' order by name`.execute(db);
  return {
    queues: rows.map(({ queue, waiting, oldest_seconds }) => ({ queue, waiting, oldest_seconds })),
    worker_seconds: rows[0]?.worker_seconds ?? null,
  };
}

export function isWorkerMissing({ worker_seconds: seconds }: Background): boolean {
  return seconds === null || seconds > silentSeconds;
}

/** When a worker gave its last sign of life, and whether that is too long ago. */
export async function readWorker(db: Db): Promise<{ seen: Date | null; missing: boolean }> {
  const { rows } = await sql<{ seen: Date | null; missing: boolean }>`
    select max(monitor_claim_on) as seen,
      coalesce(max(monitor_claim_on) < now() - ${silentSeconds} * interval '1 second', true) as missing
    from pgboss.queue`.execute(db);
  return rows[0] ?? { seen: null, missing: true };
}

/** What should have begun some time ago; of a flood only so much is counted. */
export async function readLate(db: Db): Promise<{ late: number; oldest: Date | null }> {
  const { rows } = await sql<{ late: number; oldest: Date | null }>`
    select count(*)::integer as late, min(start_after) as oldest from (
      select start_after from pgboss.job where state < 'active' and not blocked
        and start_after < now() - ${silentSeconds} * interval '1 second' limit ${mostLate}) as waiting`.execute(
    db,
  );
  return rows[0] ?? { late: 0, oldest: null };
}

const freshMs = 3000;
const keptMs = 30_000;
const answerTimeoutMs = 1000;

/**
 * Asks at most every few seconds, once for all who want to know. Nobody waits longer than a second: then the last answer
 * serves for a while, and after it null, since old numbers would hide that the database is away. A clock of the machine that
 * is set back would keep the last answer until it has come so far again, so none is asked.
 */
export function keepFresh<T>(read: () => Promise<T>): () => Promise<T | null> {
  let last: { value: T; at: number } | null = null;
  let reading: Promise<void> | null = null;
  return async () => {
    if (last === null || performance.now() - last.at > freshMs) {
      reading ??= read()
        .then((value) => void (last = { value, at: performance.now() }))
        .catch(() => undefined)
        .finally(() => (reading = null));
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise((resolve) => (timer = setTimeout(resolve, answerTimeoutMs)));
      await Promise.race([reading, enough]);
      clearTimeout(timer);
    }
    return last !== null && performance.now() - last.at < keptMs ? last.value : null;
  };
}
