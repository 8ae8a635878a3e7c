import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import { type Cause, causedBy, causeNow } from '../cause.ts';
import type { Db } from '../db/database.ts';
import type { Place } from '../db/place.ts';
import { countJob } from '../metrics.ts';
import { traced } from '../tracing/tracing.ts';
import { openQueueDatabase } from './queue-database.ts';

/** A kind of background work. */
export interface JobKind {
  queue: string;
  /** Runs by itself, as a cron expression. */
  schedule?: string;
  /** Runs whenever a process begins to work. */
  atStart?: boolean;
  /** How often a failed run is repeated, with growing pauses of an hour at most; 12 times where not said. */
  retryLimit?: number;
}

/** A kind of background work with the shape of its data (plain JSON). */
export interface Job<Data extends object> extends JobKind {
  readonly data?: Data;
}

export function defineJob<Data extends object>(
  queue: string,
  options: Omit<JobKind, 'queue'> = {},
): Job<Data> {
  return { queue, ...options };
}

/** Writing work down. The job commits with the transaction that is passed in. */
export interface Jobs {
  send: <Data extends object>(db: Db, job: Job<Data>, data: Data) => Promise<void>;
  sendMany: <Data extends object>(
    db: Db,
    job: Job<Data>,
    list: Data[],
    how?: {
      /** Begun before everything else of this kind that waits. */
      urgent?: boolean;
    },
  ) => Promise<void>;
}

export interface JobHandler {
  job: JobKind;
  run: (data: never) => Promise<void>;
}

/** Pairs a job with what does it; runs at least once, so it must bear being repeated. */
export function handle<Data extends object>(
  job: Job<Data>,
  run: (data: Data) => Promise<void>,
): JobHandler {
  return { job, run };
}

export interface Queue extends Jobs {
  start: () => Promise<void>;
  work: (handlers: JobHandler[]) => Promise<void>;
  stop: () => Promise<void>;
}

const queueOptions = {
  notify: true,
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds: 10,
};

/** With each job, since a queue that stands already keeps the options that it was made with. */
const limitOf = ({ retryLimit }: JobKind) => (retryLimit === undefined ? {} : { retryLimit });

interface Caused {
  caused_by?: Cause;
}

/** What it does is done for whoever set this in motion. */
function withCause<Data extends object>(data: Data): Data & Caused {
  const cause = causeNow();
  return cause === undefined ? data : { ...data, caused_by: cause };
}

/** Which job failed and where; what an error says may hold an address or a name. */
export interface Failure {
  job: string;
  id: string;
  /** The request that set it in motion; of what began by itself, the first job. */
  reqId: string;
  kind: string;
  code: string | null;
  places: string[];
}

type OnFailure = (failure: Failure) => void;

function withoutContents(error: unknown): Omit<Failure, 'job' | 'id' | 'reqId'> {
  if (!(error instanceof Error)) return { kind: typeof error, code: null, places: [] };
  const { code = null, name, stack = '' } = error as Error & { code?: string | number | null };
  const places = stack.split('\n').filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line));
  return {
    kind: name,
    code: code === null ? null : String(code),
    places: places.slice(0, 8).map((line) => line.trim()),
  };
}

/** A failed job is tried again; its neighbours in the batch are done all the same. */
async function outcomeOf(
  id: string,
  queue: string,
  cause: Cause,
  run: () => Promise<void>,
  onFailure: OnFailure,
): Promise<JobResult> {
  try {
    const attributes = { 'assay.job': id, 'assay.request_id': cause.request };
    await causedBy(cause, () => traced(`job ${queue}`, 'consumer', attributes, run));
    countJob(queue, 'completed');
    return { id, status: 'completed' };
  } catch (error) {
    countJob(queue, 'failed');
    onFailure({ job: queue, id, reqId: cause.request, ...withoutContents(error) });
    return { id, status: 'failed', output: { message: String(error) } };
  }
}

/** The queue in the product's own database. `jobs` are all that exist, so that every queue is there. */
export function openQueue(
  place: Place,
  jobs: JobKind[],
  onError: (error: Error) => void,
  {
    work = false,
    name = 'assay-command',
    onFailure = () => undefined,
  }: { work?: boolean; name?: string; onFailure?: OnFailure } = {},
): Queue {
  const database = openQueueDatabase(place, name, onError);
  const boss = new PgBoss({
    db: database,
    schema: 'pgboss',
    useListenNotify: place.listenUrl !== null,
    // Only who works looks after the queues, so that this is a sign of life of a worker.
    supervise: work,
    // How often somebody looks for jobs whose worker has died; a minute each by default.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    // Tables are made by migrations; the working role may neither create nor reindex.
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', onError);
  return {
    async start() {
      await boss.start();
      for (const { queue } of jobs) await boss.createQueue(queue, queueOptions);
    },
    async send(db, job, data) {
      await boss.send(job.queue, withCause(data), { ...limitOf(job), db: fromKysely(db) });
    },
    async sendMany(db, job, list, { urgent = false } = {}) {
      const how = { ...limitOf(job), ...(urgent && { priority: 1 }) };
      const rows = list.map((data) => ({ data: withCause(data), ...how }));
      for (let from = 0; from < rows.length; from += 1000) {
        await boss.insert(job.queue, rows.slice(from, from + 1000), { db: fromKysely(db) });
      }
    },
    async work(handlers) {
      for (const { job, run } of handlers) {
        await boss.work(
          job.queue,
          {
            localConcurrency: 4,
            pollingIntervalSeconds: 1,
            notifyPollingIntervalSeconds: 5,
            // With one at a time there is no burst, and each worker does one job a second.
            burstWhenBatchFull: true,
            batchSize: 4,
            perJobResults: true,
          },
          (batch) =>
            Promise.all(
              batch.map(({ id, data }) => {
                const { caused_by: cause = { request: id }, ...own } = (data ?? {}) as Caused;
                return outcomeOf(id, job.queue, cause, () => run(own as never), onFailure);
              }),
            ),
        );
        if (job.schedule !== undefined) await boss.schedule(job.queue, job.schedule);
        if (job.atStart === true) await boss.send(job.queue);
      }
      // The first look comes at once, so that everybody sees that there is a worker now.
      void boss.supervise().catch(onError);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 20_000 });
      await database.close();
    },
  };
}
