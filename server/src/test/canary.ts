import type { TestDatabase } from './test-database.ts';

/** Tables of the product and of the queue in which a word stands, with the number of rows. */
export async function tablesWith(
  database: TestDatabase,
  word: string,
): Promise<Record<string, number>> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('app', 'pgboss') order by 1`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ count: number }>(
      `select count(*)::integer as count from ${name} t where strpos(lower(t::text), lower($1)) > 0`,
      [word],
    );
    if (row !== undefined && row.count > 0) found[name] = row.count;
  }
  return found;
}
