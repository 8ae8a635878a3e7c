import type pg from 'pg';
import { NamingClient, type NamingConfig } from './naming-client.ts';

export interface PooledConfig extends NamingConfig {
  /** What each transaction begins with: role, path and timeouts. */
  preamble?: string;
}

/** A statement without what may stand around it. */
const bare = (text: string) => text.trim().replace(/;$/, '').trimEnd();

function begins(statement: string): boolean {
  return /^(?:begin$|start transaction\b)/i.test(statement) && !statement.includes(';');
}

const ends = /^(?:commit|rollback|end)$/i;

/**
 * For a pooler that gives each transaction another connection of the database: what others keep on their connection is said at
 * the beginning of every transaction. A statement outside of one gets a transaction of its own; its three parts leave at
 * once, so it takes no more time on the way than it did alone.
 */
export class PooledClient extends NamingClient {
  readonly #preamble: string;
  #inTransaction = false;

  constructor(config: PooledConfig = {}) {
    super({ ...config, pipeline: true });
    this.#preamble = config.preamble ?? '';
  }

  // oxlint-disable-next-line no-explicit-any -- the overloads of pg are not expressible in one signature
  override query(config: any, values?: any, callback?: any): any {
    const text: unknown = typeof config === 'string' ? config : config?.text;
    if (typeof text !== 'string') return super.query(config, values, callback);
    const told = typeof values === 'function' ? values : callback;
    const statement = bare(text);
    if (begins(statement)) {
      this.#inTransaction = true;
      // Several statements at once take no values, and no name.
      return super.query(`${statement}; ${this.#preamble}`, told);
    }
    const isEnd = ends.test(statement);
    if (isEnd) this.#inTransaction = false;
    if (this.#inTransaction || isEnd) return super.query(config, values, callback);
    // A script that brings a transaction of its own.
    if (/^\s*begin\s*;/i.test(text)) {
      return super.query(text.replace(/begin\s*;/i, `begin; ${this.#preamble};`), told);
    }
    const done = this.#alone(config, typeof values === 'function' ? undefined : values);
    if (typeof told !== 'function') return done;
    done.then(
      (result) => told(null, result),
      (error: unknown) => told(error),
    );
  }

  async #alone(config: unknown, values: unknown): Promise<pg.QueryResult> {
    const [begun, answered, kept] = await Promise.allSettled([
      super.query(`begin; ${this.#preamble}`),
      super.query(config, values) as Promise<pg.QueryResult>,
      super.query('commit'),
    ]);
    // The first that failed is the cause of what failed after it; kept is what the commit has acknowledged.
    for (const one of [begun, answered, kept]) if (one.status === 'rejected') throw one.reason;
    return (answered as PromiseFulfilledResult<pg.QueryResult>).value;
  }
}
