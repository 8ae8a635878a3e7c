import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { type EmbeddedPostgres, startEmbedded } from '../platform/db/embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { asServed } from './compile-cache.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database, which every suite copies. */
    templateUrl: string;
  }
}

/** Databases are made and dropped fastest in memory; some may allow no programs there, or have no room. */
const memory = '/dev/shm';
const room = 4 * 1024 ** 3;

/** One PostgreSQL for the whole run. */
export default async function setup(project: TestProject) {
  const [{ folder, postgres }] = await Promise.all([startMigrated(), keepCompiled()]);
  project.provide('templateUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dirname(postgres.socket), { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  };
}

async function startMigrated() {
  const started = await startSomewhere();
  await migrate(started.postgres.url);
  return started;
}

/** Processes that read a file or draw a report may write nothing themselves, and hundreds of them start. */
async function keepCompiled() {
  const source = join(import.meta.dirname, '..');
  const modules = globSync('**/*.{child,task}.ts', { cwd: source });
  const load = modules.map((path) => `await import(${JSON.stringify(join(source, path))});`);
  await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', `${load.join('')}process.exit()`],
    { env: asServed },
  );
}

async function startSomewhere() {
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free > room ? startIn(memory).catch(() => startIn(tmpdir())) : startIn(tmpdir());
}

async function startIn(place: string): Promise<{ folder: string; postgres: EmbeddedPostgres }> {
  const folder = await mkdtemp(join(place, 'assay-test-'));
  try {
    return { folder, postgres: await startEmbedded(folder, { durable: false }) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
