import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { markup, media } from './browser-commands.ts';
import { sourcePlugins } from './source-plugins.ts';

/** Vitest shows every page in a frame, and Assay takes that for one of an organisation's own site. */
const outsideOfFrames: Plugin = {
  name: 'outside-of-frames',
  transform: {
    filter: { id: /\/src\/api\/frame\.ts$/ },
    handler(code) {
      const asked = 'globalThis.self !== globalThis.top';
      if (!code.includes(asked)) throw new Error('api/frame.ts asks in another way now.');
      return { code: code.replace(asked, 'false'), map: null };
    },
  },
};

/** Screens and parts of them in a real browser, with a stand-in for the network (docs/decisions/0072). */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../.cache/vite-components',
  plugins: [...sourcePlugins(), outsideOfFrames],
  server: { watch: { ignored: ['**/.cache/**'] } },
  // All that any page imports is known before the first test: what is found later would reload the page under it.
  optimizeDeps: {
    entries: ['src/app/main.tsx', 'src/**/*.component.test.tsx', 'src/test/components.setup.ts'],
  },
  test: {
    name: 'components',
    include: ['src/**/*.component.test.tsx'],
    setupFiles: ['src/test/components.setup.ts'],
    // One page for all files: it has read the code of the pages once. `open-page.tsx` leaves nothing of a test behind.
    isolate: false,
    fileParallelism: false,
    sequence: { groupOrder: 3 },
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // As in the journeys: a name is found by a part of it.
      locators: { exact: false },
      connectTimeout: 120_000,
      viewport: { width: 1280, height: 900 },
      commands: { markup, media },
      provider: playwright({
        launchOptions: {
          // Of no other browser: the project is there only where this one is named.
          executablePath: process.env['CHROMIUM_PATH'] ?? '',
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        },
        contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Amsterdam' },
        actionTimeout: 15_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
