/**
 * `npm run bench`: every benchmark beside its floor, in one run. Bounded, on this machine only, stops by itself.
 * `npm run bench -- answers`, `-- activation`, `-- lists` or `-- pages` runs one of them; `--lighthouse=3` sets how often Lighthouse
 * looks at a page, `--page=question` measures one alone, `--people=50000` makes the database of the lists smaller, `--keep=FOLDER`
 * leaves it there for the next run,
 * `--beside=FOLDER` measures the answers of another working copy in the same rounds, `--pgbouncer` those that go through one;
 * `--rounds=9` is for a busy machine; `--list=letters` measures the lists that have this in their names alone.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../server/src/platform/config.ts';
import { startEmbedded } from '../server/src/platform/db/embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { benchActivation } from './activation.ts';
import { benchAnswers } from './answers.ts';
import { benchLists, type Filled, fillLists } from './lists.ts';
import { benchPages } from './pages.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    lighthouse: { type: 'string', default: '5' },
    page: { type: 'string' },
    people: { type: 'string', default: '1000000' },
    keep: { type: 'string' },
    beside: { type: 'string' },
    pgbouncer: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    list: { type: 'string' },
  },
});
const wanted = (name: string) => positionals.length === 0 || positionals.includes(name);

const cores = `${cpus().length} cores, Node ${process.versions.node}`;
if (wanted('answers')) {
  console.log(`Saving one answer, fsync on, ${cores}; medians of alternating rounds`);
  const wishes = {
    beside: values.beside,
    pgbouncer: values.pgbouncer,
    rounds: Number(values.rounds ?? '3'),
  };
  await onOwnDatabase((url, dataDir) => benchAnswers(url, dataDir, wishes));
}
if (wanted('activation')) {
  console.log(`Activating a campaign of 10,000 people, fsync on, ${cores}; medians of three`);
  await onOwnDatabase(benchActivation);
}
if (wanted('lists')) {
  console.log(`Counts and lists of an organisation, ${cores}; medians`);
  const people = Number(values.people);
  const wishes = { rounds: Number(values.rounds ?? '21'), list: values.list };
  await onFilledDatabase(people, values.keep, wishes);
}
if (wanted('pages')) await benchPages(Number(values.lighthouse), values.page);

async function onOwnDatabase(
  measure: (url: string, dataDir: string) => Promise<void>,
): Promise<void> {
  // In the working copy and not in /tmp, which may lie in memory, where fsync costs nothing.
  await mkdir(join(root, '.cache'), { recursive: true });
  const dataDir = await mkdtemp(join(root, '.cache/bench-'));
  const postgres = await startEmbedded(dataDir);
  try {
    await migrate(postgres.url);
    await measure(postgres.url, dataDir);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Filled without waiting for the disk, and measured as it is used. */
async function onFilledDatabase(
  people: number,
  keep: string | undefined,
  wishes: Parameters<typeof benchLists>[3],
): Promise<void> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const dataDir = keep ?? (await mkdtemp(join(root, '.cache/bench-')));
  const told = join(dataDir, 'lists.json');
  try {
    if (!existsSync(told)) {
      const quick = await startEmbedded(dataDir, { durable: false });
      try {
        await migrate(quick.url);
        await writeFile(told, JSON.stringify(await fillLists(quick.url, people)));
      } finally {
        await quick.stop();
      }
    }
    const postgres = await startEmbedded(dataDir);
    try {
      await migrate(postgres.url);
      const filled = JSON.parse(await readFile(told, 'utf8')) as Filled;
      await benchLists(postgres.url, dataDir, filled, wishes);
    } finally {
      await postgres.stop();
    }
  } finally {
    if (keep === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}
