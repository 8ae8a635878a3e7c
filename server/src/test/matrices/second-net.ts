import type { TestDatabase } from '../test-database.ts';

/**
 * Row security would hide a query that forgot its scope. Without it, in the database of one suite,
 * only what the queries themselves say keeps tenants apart.
 */
export async function disableRowSecurity(database: TestDatabase): Promise<void> {
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relrowsecurity`,
  );
  for (const { name } of tables) {
    await database.query(`alter table app.${name} disable row level security`);
  }
}
