import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Scope } from '@assay/contract/access';
import type { Database } from '../../../schema/database.ts';
import { traceStatement } from '../tracing/tracing.ts';
import { NamingClient } from './naming-client.ts';
import type { Place } from './place.ts';
import { PooledClient, type PooledConfig } from './pooled-client.ts';
import type { OrganizationId } from './organization-id.ts';

export type Db = Kysely<Database> | Transaction<Database>;
export type Trx = Transaction<Database>;

// Counters and row numbers stay far below 2^53, so they may be plain numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day is a day: no time zone may move it.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface Pool {
  db: Kysely<Database>;
  pool: pg.Pool;
}

/** Who waits longer than this, for a connection or for a row, is told to come again. */
const timeouts = {
  lock_timeout: 10_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** A database that has said nothing for so long, though every statement ends earlier, is gone without a word. */
const silentMs = 45_000;

/**
 * Connections of the application: never the owner of the tables, so row security always holds. Only commands of an operator that
 * call what no node may call come as the role that migrates.
 */
export function openPool(
  place: Place,
  {
    max,
    onError,
    as = 'app',
    name = 'assay-command',
    traced = false,
  }: {
    max: number;
    onError: (error: Error) => void;
    as?: 'app' | 'migrating';
    /** Whose connections these are, as the database lists them. */
    name?: string;
    /** Whether each statement is a span. */
    traced?: boolean;
  },
): Pool {
  const settings = { ...(as === 'app' && { role: place.roles.app }), search_path: 'app' };
  const pool = openClients(place, settings, {
    application_name: name,
    max,
    connectionTimeoutMillis: 5000,
    silentMs,
    timeouts,
  });
  // An idle connection that breaks must not end the process; the next query opens another one.
  pool.on('error', onError);
  const dialect = new PostgresDialect({ pool });
  return { pool, db: new Kysely<Database>({ dialect, ...(traced && { log: traceStatement }) }) };
}

interface ClientOptions {
  application_name: string;
  max: number;
  connectionTimeoutMillis: number;
  silentMs: number;
  timeouts?: Record<string, number>;
}

/**
 * Connections that work with these settings of the database: kept on each of them from its start, or behind a pooler said at the
 * beginning of every transaction.
 */
export function openClients(
  { url, pooled, named }: Pick<Place, 'url' | 'pooled' | 'named'>,
  settings: Record<string, string>,
  { silentMs, timeouts = {}, ...options }: ClientOptions,
): pg.Pool {
  const all = Object.entries({ ...settings, ...timeouts });
  const kept = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const config: pg.PoolConfig & PooledConfig = {
    ...options,
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    named,
    ...(pooled
      ? { preamble: all.map(([name, value]) => `set local ${name} = ${value}`).join('; ') }
      : { options: kept.join(' '), ...timeouts }),
    Client: pooled ? PooledClient : NamingClient,
  };
  const pool = new pg.Pool(config);
  pool.on('connect', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.setTimeout(silentMs, () => stream.destroy(new SilentDatabase('The database is silent')));
  });
  return pool;
}

class SilentDatabase extends Error {
  readonly code = '08006';
}

/** Whose rows a transaction sees. */
export interface Viewer {
  scope: Scope;
  userId?: number | null;
  organizationId?: OrganizationId | null;
}

export const system: Viewer = { scope: 'system' };

/**
 * Runs `work` in one transaction that sees what the viewer may see; of `oneMoment`, all as it was at its beginning, whatever others
 * commit meanwhile.
 */
export async function transact<T>(
  db: Kysely<Database>,
  viewer: Viewer,
  work: (trx: Trx) => Promise<T>,
  { readOnly = false, oneMoment = false }: { readOnly?: boolean; oneMoment?: boolean } = {},
): Promise<T> {
  let transaction = db.transaction();
  if (readOnly) transaction = transaction.setAccessMode('read only');
  if (oneMoment) transaction = transaction.setIsolationLevel('repeatable read');
  return transaction.execute(async (trx) => {
    const user = viewer.userId?.toString() ?? '';
    const organization = viewer.organizationId?.toString() ?? '';
    await sql`select set_config('assay.scope', ${viewer.scope}, true),
      set_config('assay.user', ${user}, true), set_config('assay.org', ${organization}, true)`.execute(
      trx,
    );
    return work(trx);
  });
}

/**
 * The same for what answers a call. Of transactions that wait for each other in a ring the database gives one up, and nothing of
 * it has happened: it is begun anew, up to twice, so that nobody is asked to send the call again for that.
 */
export const transactAnew: typeof transact = async (db, viewer, work, how) => {
  for (let left = 2; ; left -= 1) {
    try {
      return await transact(db, viewer, work, how);
    } catch (error) {
      if (left === 0 || (error as { code?: string }).code !== '40P01') throw error;
    }
  }
};

/** The moment by the database's clock. */
export const now = sql<Date>`app.now()`;
