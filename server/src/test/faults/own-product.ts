import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { hashToken, newToken } from '../../access/token.ts';
import { type EmbeddedPostgres, startEmbedded } from '../../platform/db/embedded.ts';
import type { Person } from '../factories.ts';
import { eventually } from '../harness.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

/** The product in a process of its own on an embedded PostgreSQL of its own, which a test may break. */
export interface OwnProduct {
  folder: string;
  node: ServerProcess;
  /** A connection of its own for every statement, since the server goes away in between. */
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  stopDatabase: () => Promise<void>;
  postmaster: () => Promise<number>;
  /** Somebody in the middle of the test. */
  makeTaker: () => Promise<Person>;
  end: () => Promise<void>;
}

export async function startOwnProduct(folder?: string): Promise<OwnProduct> {
  folder ??= await mkdtemp(join(tmpdir(), 'assay-own-'));
  const node = await startProcess({
    ASSAY_DATA: folder,
    ASSAY_DEMO: '0',
    ASSAY_DRAIN_MS: '0',
    LOG_LEVEL: 'error',
  });
  // Joins the database that the node has started, to learn where it listens.
  const postgres: EmbeddedPostgres = await startEmbedded(folder);

  const query: OwnProduct['query'] = async <Row extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
  ) => {
    const client = new pg.Client({ connectionString: postgres.url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  const postmaster = async () => {
    const text = await readFile(join(folder, 'pgdata/postmaster.pid'), 'utf8');
    return Number(text.split('\n')[0]);
  };
  let takers = 0;
  return {
    folder,
    node,
    query,
    postmaster,
    stopDatabase: () => postgres.stop(),
    async makeTaker() {
      const token = newToken();
      const email = `taker-${(takers += 1)}@example.org`;
      const [row] = await query<{ id: number }>(
        `with u as (insert into app.users (email, first_name, last_name) values ($1, 'T', 'T') returning id),
           s as (insert into app.sessions (user_id, token_hash, idle_seconds, created_at, last_seen_at, expires_at)
             select id, $2, 43200, now(), now(), now() + interval '1 day' from u),
           a as (insert into app.attempts (subject_id, instrument, version, language, questions, started_at)
             select id, 'personality', 'test', 'en', 152, now() from u)
         select id from u`,
        [email, hashToken(token)],
      );
      return { id: (row as { id: number }).id, email, token };
    },
    async end() {
      await node.end('SIGKILL');
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Writes down work that nothing else would ask for, and waits until a worker has done it. */
export async function untilJobsRun({ query }: OwnProduct): Promise<void> {
  const [job] = await query<{ id: string }>(
    `insert into pgboss.job (name, data) values ('attempt.sweep', '{}') returning id`,
  );
  await eventually(async () => {
    const found = await query(`select from pgboss.job where id = $1 and state = 'completed'`, [
      job?.id,
    ]);
    return found.length === 1;
  }, 'a job after the fault');
}
