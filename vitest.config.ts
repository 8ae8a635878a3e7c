import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const databaseSetup = join(import.meta.dirname, 'server/src/test/database.setup.ts');

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'contract',
          root: 'contract',
          include: ['src/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'instruments',
          root: 'instruments',
          include: ['src/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts'],
          exclude: ['src/test/faults/**'],
          globalSetup: [databaseSetup],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        // Suites with several nodes or killed ones have the machine to themselves.
        test: {
          name: 'faults',
          root: 'server',
          include: ['src/test/faults/**/*.test.ts'],
          globalSetup: [databaseSetup],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
      'web/vite.config.ts',
      'tools/vitest.config.ts',
    ],
    passWithNoTests: true,
  },
});
