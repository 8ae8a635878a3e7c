import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../platform/db/embedded.ts';
import { migrate } from '../platform/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database, which every suite copies. */
    templateUrl: string;
  }
}

/** One PostgreSQL for the whole run. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'assay-test-'));
  const postgres = await startEmbedded(folder, { durable: false });
  await migrate(postgres.url);
  project.provide('templateUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
