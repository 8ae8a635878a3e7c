import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstPort, startProduct } from './run-product.ts';

/** The copies are thrown away, and most of their statements run once or twice. */
const ofCopies = [
  'fsync = off',
  'full_page_writes = off',
  'synchronous_commit = off',
  'plan_cache_mode = force_generic_plan',
  'jit = off',
];

/** Data of the demo, made once: each file of journeys begins with a copy of it. */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'assay-e2e-demo-'));
  const product = await startProduct(data, firstPort);
  await product.stop();
  await appendFile(join(data, 'pgdata/postgresql.conf'), `${ofCopies.join('\n')}\n`);
  process.env['E2E_DEMO_DATA'] = data;
  return () => rm(data, { recursive: true, force: true });
}
