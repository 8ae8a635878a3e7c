import { eventually } from '../harness.ts';
import type { TestDatabase } from '../test-database.ts';

/** A session is touched by being used, and the log is sealed in the background. */
const movedByItself: Record<string, string[]> = {
  sessions: ['last_seen_at'],
  audit_entries: ['seal', 'chain'],
};

/** Work that comes by the clock and not by a change: it may begin at any moment. */
const scheduled = 'select name from pgboss.schedule';

/** Waits until the background work of what has happened so far is done. */
export function settled(database: TestDatabase): Promise<boolean> {
  return eventually(async () => {
    const open = await database.query(
      `select 1 from pgboss.job where state < 'completed' and name not like '\\_\\_%'
        and (name not in (${scheduled}) or start_after <= now())`,
    );
    return open.length === 0;
  }, 'the background work');
}

/** Every row of the product and every job, as one sum by table: what changed between two of them shows. */
export async function fingerprint(database: TestDatabase): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r' order by 1`,
  );
  // Summed where the rows lie, in one statement: the matrix asks some thousand times, and most rows are the same each time.
  const sums = tables.map(({ name }) => {
    const columns = movedByItself[name];
    const row = columns?.reduce((rest, column) => `${rest} - '${column}'`, 'to_jsonb(t)') ?? 't';
    return sumOf(name, `(${row})::text`, `app.${name} t`);
  });
  const jobs = sumOf(
    'jobs',
    'name || data::text',
    `pgboss.job where name not like '\\_\\_%' and name not in (${scheduled})`,
  );
  const prints = await database.query<{ name: string; print: string }>(
    [...sums, jobs].join(' union all '),
  );
  return Object.fromEntries(prints.map(({ name, print }) => [name, print]));
}

/** The sum does not depend on the order of the rows, so that nothing has to be sorted. */
function sumOf(name: string, row: string, from: string): string {
  return `select '${name}' as name, count(*) || ' rows ' || coalesce(sum(hashtextextended(${row}, 0)::numeric), 0) as print from ${from}`;
}
