/**
 * `npm run bench`: every benchmark beside its floor, in one run. Bounded, on this machine only, stops by itself.
 * `npm run bench -- answers` or `-- pages` runs one of them; `--lighthouse=3` sets how often Lighthouse looks at a page,
 * `--page=question` measures one alone.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../server/src/platform/config.ts';
import { startEmbedded } from '../server/src/platform/db/embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { benchAnswers } from './answers.ts';
import { benchPages } from './pages.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { lighthouse: { type: 'string', default: '5' }, page: { type: 'string' } },
});
const wanted = (name: string) => positionals.length === 0 || positionals.includes(name);

if (wanted('answers')) await measureAnswers();
if (wanted('pages')) await benchPages(Number(values.lighthouse), values.page);

async function measureAnswers(): Promise<void> {
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
}
