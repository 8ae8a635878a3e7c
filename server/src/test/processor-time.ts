import { existsSync, readFileSync } from 'node:fs';
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

/** The same of this process and of those connections to the database that are there after it. */
export async function secondsWithDatabase(
  { database }: Pick<TestServer, 'database'>,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = await read(database, secondsOf);
  await work();
  return sumSince(before, await read(database, secondsOf));
}

/**
 * Seconds of some work in which neither this process nor a connection to the database ran, nor waited for a processor to run on:
 * everybody waited for each other or for a lock. On a busy machine it is no longer than on another.
 */
export async function secondsWaited(
  { database }: Pick<TestServer, 'database'>,
  work: Promise<unknown>,
): Promise<number> {
  const over = new AbortController();
  const end = () => over.abort();
  work.then(end, end);
  let waited = 0;
  let [since, before] = [performance.now(), await read(database, readySecondsOf)];
  while (!over.signal.aborted) {
    await delay(100);
    const [now, after] = [performance.now(), await read(database, readySecondsOf)];
    waited += Math.max(0, (now - since) / 1000 - sumSince(before, after));
    [since, before] = [now, after];
  }
  await work;
  return waited;
}

type Pid = number | 'self';

/** Of this process and of the connections to the database. */
async function read(
  database: TestServer['database'],
  of: (pid: Pid) => number,
): Promise<Map<Pid, number>> {
  const connections = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  const pids: Pid[] = ['self', ...connections.map(({ pid }) => pid)];
  return new Map(pids.filter((pid) => existsSync(`/proc/${pid}`)).map((pid) => [pid, of(pid)]));
}

function sumSince(before: Map<Pid, number>, after: Map<Pid, number>): number {
  return [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
}

/** Seconds so far in which the first thread of a process ran or waited for a processor; where Linux does not count that, those it ran. */
function readySecondsOf(pid: Pid): number {
  const path = `/proc/${pid}/schedstat`;
  if (!existsSync(path)) return secondsOf(pid);
  const [ran = 0, queued = 0] = readFileSync(path, 'utf8').split(' ').map(Number);
  return (ran + queued) / 1e9;
}

const spent = () => secondsOf('self', true);

/** Processor seconds of one process so far, as of a connection to the database; with those of its ended children, if asked for. */
export function secondsOf(pid: Pid, withChildren = false): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may hold spaces; after it comes the third field. Ticks of a hundredth of a second: own
  // ones in user and system mode, then those of ended children (proc_pid_stat(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, withChildren ? 15 : 13);
  return ticks.reduce((sum, field) => sum + Number(field), 0) / 100;
}
