import { readFileSync } from 'node:fs';
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
  const taken = async () => {
    const connections = await database.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
    );
    const processes = ['self' as const, ...connections.map(({ pid }) => pid)];
    return new Map(processes.map((pid) => [pid, secondsOf(pid)]));
  };
  const before = await taken();
  await work();
  const after = await taken();
  return [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
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
