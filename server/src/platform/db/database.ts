import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Scope } from '@assay/contract/access';
import type { Database } from '../../../schema/database.ts';

export type Db = Kysely<Database> | Transaction<Database>;
export type Trx = Transaction<Database>;

// Counters and row numbers stay far below 2^53, so they may be plain numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day is a day: no time zone may move it.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const maxNames = 2000;
const names = new Map<string, string>();

/** Prepares every parameterised statement once per connection, which halves the cost of a query. */
class NamingClient extends pg.Client {
  // oxlint-disable-next-line no-explicit-any -- the overloads of pg are not expressible in one signature
  override query(config: any, values?: any, callback?: any): any {
    const text = typeof config === 'string' ? config : config?.text;
    const named = typeof config === 'string' ? values !== undefined : config?.values?.length > 0;
    if (!named || typeof text !== 'string' || typeof config?.submit === 'function') {
      return super.query(config, values, callback);
    }
    let name = names.get(text);
    if (name === undefined && names.size < maxNames) {
      name = `s${names.size}`;
      names.set(text, name);
    }
    const parameters = typeof config === 'string' ? values : config.values;
    return super.query(
      { ...(typeof config === 'object' ? config : {}), name, text, values: parameters },
      callback ?? (typeof values === 'function' ? values : undefined),
    );
  }
}

export interface Pool {
  db: Kysely<Database>;
  pool: pg.Pool;
}

/**
 * Connections of the application: never the owner of the tables, so row security always holds. Only commands of an operator that
 * call what no node may call come as the role that migrates.
 */
export function openPool(
  url: string,
  {
    max,
    onError,
    role = 'assay_app',
    name = 'assay-command',
  }: {
    max: number;
    onError: (error: Error) => void;
    role?: 'assay_app' | 'migrating';
    /** Whose connections these are, as the database lists them. */
    name?: string;
  },
): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max,
    Client: NamingClient,
    options: `${role === 'assay_app' ? '-c role=assay_app ' : ''}-c search_path=app`,
    // Who waits longer than this, for a connection or for a row, is told to come again.
    connectionTimeoutMillis: 5000,
    lock_timeout: 10_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: 30_000,
  });
  // An idle connection that breaks must not end the process; the next query opens another one.
  pool.on('error', onError);
  // Nor one that is lent out: the pool stops listening to it, its query fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) };
}

/** Whose rows a transaction sees. */
export interface Viewer {
  scope: Scope;
  userId?: number | null;
  organizationId?: number | null;
}

export const system: Viewer = { scope: 'system' };

/**
 * Runs `work` in one transaction that sees what the viewer may see; of `oneMoment`, all as it was at its beginning,
 * whatever others commit meanwhile.
 */
export async function transact<T>(
  db: Kysely<Database>,
  viewer: Viewer,
  work: (trx: Trx) => Promise<T>,
  { readOnly = false, oneMoment = false } = {},
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

/** The moment by the database's clock. */
export const now = sql<Date>`app.now()`;
