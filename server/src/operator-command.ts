import { readConfigOrExit } from './platform/config.ts';
import { openPool, system, transact, type Trx } from './platform/db/database.ts';
import { startEmbedded } from './platform/db/embedded.ts';
import { migrate } from './platform/db/migrate.ts';

/** Runs what an operator has typed on the installation's database and prints the answer; a RangeError is the typist's. */
export async function runCommand(run: (db: Trx, words: string[]) => Promise<string>) {
  const config = readConfigOrExit();
  const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir) : null;
  const url = config.databaseUrl ?? (embedded as { url: string }).url;
  if (embedded?.attached !== true) await migrate(url);
  const pool = openPool(url, {
    max: 1,
    onError(error) {
      throw error;
    },
  });
  try {
    const answer = await transact(pool.db, system, (trx) => run(trx, process.argv.slice(2)));
    process.stdout.write(`${answer}\n`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await pool.db.destroy();
    if (embedded?.attached === false) await embedded.stop();
  }
}
