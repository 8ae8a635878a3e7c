import { sql } from 'kysely';
import { transact, type Trx, type Viewer } from '../platform/db/database.ts';
import { eventually, type TestServer } from './harness.ts';

interface Waiters {
  /** What for, as `pg_stat_activity` calls it; for anything where not said. */
  event?: 'advisory';
  /** Whoever may not have to wait: when this is over, nobody is waited for any more. */
  unless?: Promise<unknown>;
}

const pidOf = async (trx: Trx): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)).rows[0]?.pid ?? 0;

/** Until somebody waits for what this very transaction holds: jobs and other tests may wait for other things meanwhile. */
export async function untilBlocking(
  server: Pick<TestServer, 'database'>,
  trx: Trx,
  waiters: Waiters = {},
): Promise<void> {
  await untilWaitedFor(server, await pidOf(trx), waiters);
}

async function untilWaitedFor(
  { database }: Pick<TestServer, 'database'>,
  pid: number,
  { event, unless }: Waiters,
): Promise<void> {
  let over = false;
  const end = () => void (over = true);
  unless?.then(end, end);
  await eventually(async () => {
    const waiting = await database.query(
      `select from pg_stat_activity where $1 = any(pg_blocking_pids(pid)) and wait_event = coalesce($2, wait_event)`,
      [pid, event ?? null],
    );
    return over || waiting.length > 0;
  }, 'another to wait');
}

/** A transaction that has done its first part; it does the last one, and commits, when it is told to. */
export async function beginTransaction(
  server: Pick<TestServer, 'database' | 'node'>,
  viewer: Viewer,
  first: (trx: Trx) => Promise<unknown>,
  last: (trx: Trx) => Promise<unknown> = () => Promise.resolve(),
) {
  const told = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<number>();
  const over = transact(server.node.pool.db, viewer, async (trx) => {
    await first(trx);
    begun.resolve(await pidOf(trx));
    await told.promise;
    await last(trx);
  });
  const pid = await Promise.race([begun.promise, over.then(() => 0)]);
  return {
    blocking: (waiters: Waiters = {}) => untilWaitedFor(server, pid, waiters),
    commit: () => {
      told.resolve();
      return over;
    },
  };
}
