/**
 * What people have deleted and a restored backup has brought back: `npm run erasures -- list | apply`. Listing changes
 * nothing.
 */
import { jobs } from './modules.ts';
import { eraseRestored, findRestored, unknownInWords } from './modules/own-data/index.ts';
import { type Installation, runOnInstallation } from './operator-command.ts';
import { openKeyring } from './platform/crypto/keyring.ts';
import { openFiles } from './platform/files/files.ts';
import { openQueue } from './platform/jobs/jobs.ts';

const usage = 'Usage: npm run erasures -- list | apply';

async function run(
  { config, place, pool, onError }: Installation,
  [verb]: string[],
): Promise<string> {
  if (verb !== 'list' && verb !== 'apply') throw new RangeError(usage);
  const keyring = openKeyring(config);
  const store = { db: pool.db, files: await openFiles(config), keyring };
  if (verb === 'list')
    return inWords(await findRestored(store), 'that were deleted and have come back');
  const queue = openQueue(place, jobs, onError);
  await queue.start();
  try {
    return inWords(await eraseRestored({ ...store, jobs: queue }), 'deleted once more');
  } finally {
    await queue.stop();
  }
}

function inWords(
  { accounts, sittings, unknown }: Awaited<ReturnType<typeof findRestored>>,
  what: string,
): string {
  if (unknown.length > 0) process.exitCode = 1;
  return [
    `Accounts ${what}: ${accounts.length}${accounts.length > 0 ? ` (${accounts.join(', ')})` : ''}`,
    `Tests ${what}: ${sittings.length}`,
    ...(unknown.length > 0 ? [unknownInWords(unknown)] : []),
  ].join('\n');
}

await runOnInstallation(run);
