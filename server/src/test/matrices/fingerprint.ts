import { createHash } from 'node:crypto';
import type { TestDatabase } from '../test-database.ts';

/** Every row of the product and every job, as one hash by table: what changed between two of them shows. */
export async function fingerprint(database: TestDatabase): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r' order by 1`,
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    // A session is touched by being used.
    const row = name === 'sessions' ? `to_jsonb(t) - 'last_seen_at'` : 'to_jsonb(t)';
    prints[name] = await hashOf(
      database,
      `select (${row})::text as row from app.${name} t order by 1`,
    );
  }
  prints['jobs'] = await hashOf(
    database,
    `select name || data::text as row from pgboss.job where name not like '\\_\\_%' and name not in ('audit.seal', 'attempt.sweep') order by 1`,
  );
  return prints;
}

async function hashOf(database: TestDatabase, sql: string): Promise<string> {
  const rows = await database.query<{ row: string | null }>(sql);
  const hash = createHash('sha256');
  for (const { row } of rows) hash.update(`${row}\n`);
  return `${rows.length} rows ${hash.digest('hex').slice(0, 16)}`;
}
