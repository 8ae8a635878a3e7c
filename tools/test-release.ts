/** `npm run test:release`: makes an archive and runs what is in it. A minute of packing that most changes cannot break. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const server = join(import.meta.dirname, '../server');

export default defineConfig({
  test: {
    name: 'release',
    root: server,
    include: ['src/test/release/*.test.ts'],
    globalSetup: [join(server, 'src/test/database.setup.ts')],
    setupFiles: [join(server, 'src/test/compile-cache.ts')],
    testTimeout: 120_000,
    hookTimeout: 600_000,
  },
});
