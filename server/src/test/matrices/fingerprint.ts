import { createHash } from 'node:crypto';
import { eventually } from '../harness.ts';
import type { TestDatabase } from '../test-database.ts';

/** A session is touched by being used, and the log is sealed in the background. */
const movedByItself: Record<string, string[]> = {
  sessions: ['last_seen_at'],
  audit_entries: ['seal', 'chain'],
};

/** Work that comes by the clock and not by a change. */
const scheduled = `'audit.seal', 'attempt.sweep', 'campaign.reminders'`;

/** Waits until the background work of what has happened so far is done. */
export function settled(database: TestDatabase): Promise<boolean> {
  return eventually(async () => {
    const open = await database.query(
      `select 1 from pgboss.job where state < 'completed' and name not like '\\_\\_%' and name not in (${scheduled})`,
    );
    return open.length === 0;
  }, 'the background work');
}

/** Every row of the product and every job, as one hash by table: what changed between two of them shows. */
export async function fingerprint(database: TestDatabase): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r' order by 1`,
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const row = `to_jsonb(t) ${(movedByItself[name] ?? []).map((column) => `- '${column}'`).join(' ')}`;
    prints[name] = await hashOf(
      database,
      `select (${row})::text as row from app.${name} t order by 1`,
    );
  }
  prints['jobs'] = await hashOf(
    database,
    `select name || data::text as row from pgboss.job where name not like '\\_\\_%' and name not in (${scheduled}) order by 1`,
  );
  return prints;
}

async function hashOf(database: TestDatabase, sql: string): Promise<string> {
  const rows = await database.query<{ row: string | null }>(sql);
  const hash = createHash('sha256');
  for (const { row } of rows) hash.update(`${row}\n`);
  return `${rows.length} rows ${hash.digest('hex').slice(0, 16)}`;
}
