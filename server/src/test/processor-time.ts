import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestServer } from './harness.ts';

/**
 * Processor seconds that this process, and those it started and has seen end, took for something. What others do beside it
 * makes a clock late and hardly counts here. Throws where the system has no `/proc`.
 */
export async function processorSeconds(work: () => Promise<unknown>): Promise<number> {
  const before = spent();
  await work();
  // One that is being ended counts only when it has.
  while (process.getActiveResourcesInfo().includes('ProcessWrap')) await delay(5);
  return spent() - before;
}

/** The same of this process alone, as of a text that is read in it. */
export async function ownSeconds(work: () => Promise<unknown>): Promise<number> {
  const before = secondsOf('self');
  await work();
  return secondsOf('self') - before;
}

/**
 * Seconds that some work takes, and of these those in which this process has nothing to do but wait for the database or for a lock;
 * both less the time in which it, or a connection to the database, waited for a processor, which a busy machine makes long.
 */
export async function secondsTaken(
  { database }: Pick<TestServer, 'database'>,
  work: Promise<unknown>,
): Promise<{ taken: number; idle: number }> {
  const over = new AbortController();
  const end = () => over.abort();
  work.then(end, end);
  let [taken, idle] = [0, 0];
  let before = await look(database);
  while (!over.signal.aborted) {
    await delay(100);
    const after = await look(database);
    const queued = [...after.queued].map(
      ([pid, seconds]) => seconds - (before.queued.get(pid) ?? 0),
    );
    const inQueue = queued.reduce((sum, seconds) => sum + seconds, 0);
    const { idle: idleMs } = performance.eventLoopUtilization(after.loop, before.loop);
    taken += Math.max(0, after.at - before.at - inQueue);
    idle += Math.max(0, idleMs / 1000 - inQueue);
    before = after;
  }
  await work;
  return { taken, idle };
}

async function look(database: TestServer['database']) {
  const connections = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  const pids = ['self' as const, ...connections.map(({ pid }) => pid)];
  return {
    at: performance.now() / 1000,
    loop: performance.eventLoopUtilization(),
    queued: new Map(pids.map((pid) => [pid, queuedSecondsOf(pid)])),
  };
}

/** Seconds so far in which the first thread of a process waited for a processor; none where it has ended or Linux does not count them. */
function queuedSecondsOf(pid: number | 'self'): number {
  const path = `/proc/${pid}/schedstat`;
  return existsSync(path) ? Number(readFileSync(path, 'utf8').split(' ')[1]) / 1e9 : 0;
}

const spent = () => secondsOf('self', true);

/** Processor seconds of one process so far, as of a connection to the database; with those of its ended children, if asked for. */
export function secondsOf(pid: number | 'self', withChildren = false): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may hold spaces; after it comes the third field. Ticks of a hundredth of a second: own
  // ones in user and system mode, then those of ended children (proc_pid_stat(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, withChildren ? 15 : 13);
  return ticks.reduce((sum, field) => sum + Number(field), 0) / 100;
}
