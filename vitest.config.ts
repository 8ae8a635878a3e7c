import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const compileCache = join(import.meta.dirname, 'server/src/test/compile-cache.ts');
const pdfSetup = join(import.meta.dirname, 'server/src/test/pdf.setup.ts');
const databaseSetup = join(import.meta.dirname, 'server/src/test/database.setup.ts');

// Vitest leaves a core to itself, which on two cores is half of them.
const maxWorkers = Math.max(2, availableParallelism() - 1);

// Ends what hangs, and nothing that is slow beside another load. What may not take long measures itself.
const patience = 120_000;

/** What takes longest begins first, so that one worker does not end long after the other. */
const longest =
  /\/(crowd|tenant\.matrix|hostile-files|activation|reminders|faults\/mail)\.test\.ts$/;
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Vitest's, not of an array
    const sorted = await super.sort(files);
    const { long = [], rest = [] } = Object.groupBy(sorted, ({ moduleId }) =>
      longest.test(moduleId) ? 'long' : 'rest',
    );
    return [...long, ...rest];
  }
}

/** Where a Chromium is named, as `npm test` and `npm run test:changed` do: everything else needs none. */
const inBrowser = process.env['CHROMIUM_PATH']
  ? [
      {
        extends: 'web/components.config.ts',
        test: { name: 'components', root: 'web', sequence: { groupOrder: 3 } },
      },
    ]
  : [];

/** Tests of the pages that replace a global, a module or the clock, or choose a language: each has a process of its own. */
const alone = /\bvi\.(?!fn\b)|\b(i18n|activateLocale)\b/;
// Those need a browser: `components.config.ts`.
const ofPages = globSync('src/**/*.test.{ts,tsx}', {
  cwd: join(import.meta.dirname, 'web'),
}).filter((path) => !path.endsWith('.component.test.tsx'));
const { yes: webAlone = [], no: webTogether = [] } = Object.groupBy(ofPages, (path) =>
  alone.test(readFileSync(join(import.meta.dirname, 'web', path), 'utf8')) ? 'yes' : 'no',
);

/** Libraries of the pages that stand on React are read by Vite, which gives them Preact, as in the build. */
const onReact = {
  deps: {
    inline: [
      /\/node_modules\/(@base-ui|@lingui|@tanstack|react-hook-form|use-sync-external-store|zustand)\//,
    ],
  },
};

const simulations = 'src/**/*.simulation.test.ts';
const programs = '**/*.program.test.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'contract',
          root: 'contract',
          maxWorkers,
          include: ['src/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'instruments',
          root: 'instruments',
          maxWorkers,
          include: ['src/**/*.test.ts'],
          exclude: [simulations],
          testTimeout: patience,
          hookTimeout: patience,
          isolate: false,
        },
      },
      {
        // Thousands of made-up people and every item there can be: whole cores for half a minute.
        test: {
          name: 'simulations',
          root: 'instruments',
          maxWorkers,
          include: [simulations],
          testTimeout: patience,
          hookTimeout: patience,
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts'],
          // An archive is tried by `npm run test:release`.
          exclude: ['src/test/faults/**', 'src/test/release/**'],
          globalSetup: [databaseSetup],
          setupFiles: [compileCache, pdfSetup],
          testTimeout: patience,
          hookTimeout: patience,
          maxWorkers: 3,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Several nodes, and killed ones: beside them one more of these and the components, since all of them wait most of the time.
        test: {
          name: 'faults',
          root: 'server',
          include: ['src/test/faults/**/*.test.ts'],
          globalSetup: [databaseSetup],
          setupFiles: [compileCache],
          testTimeout: patience,
          hookTimeout: patience,
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: 'web/vite.config.ts',
        test: {
          name: 'web',
          root: 'web',
          include: webTogether,
          isolate: false,
          maxWorkers,
          server: onReact,
        },
      },
      {
        extends: 'web/vite.config.ts',
        test: { name: 'web-alone', root: 'web', include: webAlone, maxWorkers, server: onReact },
      },
      ...inBrowser,
      {
        test: {
          name: 'tools',
          root: 'tools',
          maxWorkers,
          include: ['**/*.test.ts'],
          exclude: [programs],
          testTimeout: patience,
          hookTimeout: patience,
          isolate: false,
        },
      },
      {
        // Start linter, compiler and scripts again and again, which only a change of the tools gives another answer.
        test: {
          name: 'programs',
          root: 'tools',
          maxWorkers,
          include: [programs],
          testTimeout: patience,
          hookTimeout: patience,
          isolate: false,
        },
      },
    ],
    passWithNoTests: true,
  },
});
