/** Writes server/schema from the migrations: `npm run schema`. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../server/src/platform/config.ts';
import { describeDatabase } from '../server/src/platform/db/describe.ts';
import { startEmbedded } from '../server/src/platform/db/embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';

const folder = await mkdtemp(join(tmpdir(), 'assay-schema-'));
const postgres = await startEmbedded(folder, { durable: false });
try {
  await migrate(postgres.url);
  const { types, listing } = await describeDatabase(postgres.url);
  await writeFile(join(root, 'server/schema/database.ts'), types);
  await writeFile(join(root, 'server/schema/database.txt'), listing);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
