import { type Config, readConfigOrExit } from './platform/config.ts';
import { openPool, type Pool, system, transact, type Trx } from './platform/db/database.ts';
import { startEmbedded } from './platform/db/embedded.ts';
import { migrate, UnfitDatabase } from './platform/db/migrate.ts';
import { pastPooler, type Place, placeOf } from './platform/db/place.ts';

export interface Installation {
  config: Config;
  place: Place;
  pool: Pool;
  onError: (error: Error) => void;
}

/** Runs what an operator has typed, in one transaction, and prints the answer; a RangeError is the typist's. */
export function runCommand(run: (db: Trx, words: string[]) => Promise<string>) {
  return runOnInstallation(({ pool }, words) =>
    transact(pool.db, system, (trx) => run(trx, words)),
  );
}

/**
 * The same for what needs more than the database, or transactions of its own; as the role that migrates for what no node may
 * do.
 */
export async function runOnInstallation(
  run: (installation: Installation, words: string[]) => Promise<string>,
  as: 'app' | 'migrating' = 'app',
) {
  const config = readConfigOrExit();
  const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir) : null;
  const url = config.databaseUrl ?? (embedded as { url: string }).url;
  const place = pastPooler(placeOf(config, url));
  if (embedded?.attached !== true) {
    try {
      await migrate(place.url, place.roles);
    } catch (error) {
      if (!(error instanceof UnfitDatabase)) throw error;
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
      await embedded?.stop();
      return;
    }
  }
  let stopping = false;
  const onError = (error: Error & { code?: string }) => {
    // A pool has said goodbye before its last connection is gone: the database closes that one itself.
    if (stopping && error.code === '57P01') return;
    throw error;
  };
  const pool = openPool(place, { max: 1, onError, as });
  try {
    const answer = await run({ config, place, pool, onError }, process.argv.slice(2));
    process.stdout.write(`${answer}\n`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    stopping = true;
    await pool.db.destroy();
    if (embedded?.attached === false) await embedded.stop();
  }
}
