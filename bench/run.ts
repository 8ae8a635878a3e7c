/** `npm run bench`: every benchmark beside its floor, in one run. Bounded, on this machine only, stops by itself. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../server/src/platform/config.ts';
import { startEmbedded } from '../server/src/platform/db/embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { benchAnswers } from './answers.ts';

// In the working copy and not in /tmp, which may lie in memory, where fsync costs nothing.
await mkdir(join(root, '.cache'), { recursive: true });
const dataDir = await mkdtemp(join(root, '.cache/bench-'));
const postgres = await startEmbedded(dataDir);
try {
  await migrate(postgres.url);
  console.log(
    `Saving one answer, fsync on, ${cpus().length} cores, Node ${process.versions.node}; medians of alternating rounds`,
  );
  await benchAnswers(postgres.url, dataDir);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
