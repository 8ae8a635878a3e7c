import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  url: string;
  /** As the owner, past row security: to prepare and to look. */
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Moves the product's clock on every node. */
  moveClock: (interval: string) => Promise<void>;
  drop: () => Promise<void>;
}

/** A copy of the migrated database for one suite, or of one that is at work, as a backup would have it. */
export async function copyDatabase(templateUrl: string): Promise<TestDatabase> {
  const source = /\/(\w+)\?/.exec(templateUrl)?.[1] ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({
    connectionString: templateUrl.replace(`/${source}?`, '/postgres?'),
  });
  await admin.connect();
  await admin.query('select pg_advisory_lock(1)');
  if (source !== 'assay') {
    // Whoever is at work there comes back by itself.
    await admin.query(`alter database ${source} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      source,
    ]);
  }
  // Copying files takes a third of the time of writing what they hold to the log, where nothing waits for a disk.
  await admin.query(`create database ${name} template ${source} strategy file_copy`);
  if (source !== 'assay') await admin.query(`alter database ${source} allow_connections true`);
  await admin.query('select pg_advisory_unlock(1)');
  const url = templateUrl.replace(`/${source}?`, `/${name}?`);
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  owner.on('error', () => undefined);
  return {
    url,
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
      return (await owner.query<Row>(text, values)).rows;
    },
    async moveClock(interval) {
      await owner.query(
        'insert into app.moved_clock (ahead) values ($1) on conflict (only_row) do update set ahead = excluded.ahead',
        [interval],
      );
    },
    async drop() {
      await owner.end();
      await dropDatabase(admin, name);
      await admin.end();
    },
  };
}

/** A connection that is just closing must not hear that it was cut off: nobody listens any more. */
export async function dropDatabase(admin: pg.ClientBase, name: string): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const { rowCount } = await admin.query('select from pg_stat_activity where datname = $1', [
      name,
    ]);
    if (rowCount === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  await admin.query(`drop database ${name} with (force)`);
}
