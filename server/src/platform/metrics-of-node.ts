import { Gauge, Registry } from 'prom-client';
import type { Pool } from './db/database.ts';
import type { Background } from './jobs/background.ts';
import { mailQueued } from './mail/mail.ts';
import { version } from './version.ts';

type Labels = Record<string, string>;

interface Machine {
  /** Seconds since the last backup; null where nobody has said where they lie. */
  backupAge: number | null;
  /** Room where ASSAY_DATA lies; null without that folder, which a node with a bucket may be. */
  freeBytes: number | null;
}

/**
 * What holds at this moment: connections of this node, and the background work of all. Made anew each time, so that what is not
 * known is left out.
 */
export function describeNow(
  { pool }: Pool,
  background: Background | null,
  { backupAge, freeBytes }: Machine,
): Promise<string> {
  const registry = new Registry();
  const tell = (name: string, help: string, values: [Labels, number][]) => {
    const labelNames = Object.keys(values[0]?.[0] ?? {});
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    for (const [labels, value] of values) gauge.set(labels, value);
  };
  const one = (value: number): [Labels, number][] => [[{}, value]];

  tell('assay_build_info', 'Which version runs; always 1.', [[{ version }, 1]]);
  tell('assay_database_pool_connections', 'Connections for requests, by whether one uses them.', [
    [{ state: 'used' }, pool.totalCount - pool.idleCount],
    [{ state: 'idle' }, pool.idleCount],
  ]);
  tell('assay_database_pool_limit', 'Connections for requests at most.', one(pool.options.max));
  tell(
    'assay_database_pool_waiting_requests',
    'How many wait for a connection.',
    one(pool.waitingCount),
  );
  tell(
    'assay_database_up',
    'Whether this node has read from the database in the last half minute.',
    one(background === null ? 0 : 1),
  );
  if (backupAge !== null) {
    tell(
      'assay_backup_age_seconds',
      'Since the last backup in BACKUP_FOLDER; +Inf when there is none.',
      one(backupAge),
    );
  }
  if (freeBytes !== null)
    tell('assay_data_free_bytes', 'Room left on the disk of ASSAY_DATA.', one(freeBytes));
  if (background === null) return registry.metrics();

  const { queues, worker_seconds: seen } = background;
  tell(
    'assay_queue_jobs_waiting',
    'Jobs that nobody has begun, or that failed and will be tried again.',
    queues.map(({ queue, waiting }) => [{ queue }, waiting]),
  );
  tell(
    'assay_queue_oldest_job_age_seconds',
    'Since when the oldest of them has been there; 0 without one.',
    queues.map(({ queue, oldest_seconds: seconds }) => [{ queue }, seconds]),
  );
  tell(
    'assay_mails_oldest_unsent_age_seconds',
    'Since when the oldest mail that may still leave has waited; 0 without one.',
    one(queues.find(({ queue }) => queue === mailQueued.queue)?.oldest_seconds ?? 0),
  );
  tell(
    'assay_worker_last_seen_age_seconds',
    'Since the last sign of life of any worker; +Inf when there never was one.',
    one(seen ?? Number.POSITIVE_INFINITY),
  );
  return registry.metrics();
}
