import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from '@playwright/test';

const files = globSync('*.spec.ts', { cwd: import.meta.dirname }).toSorted();

/**
 * Whole journeys in a real browser, two files at a time. Each file is a project, since only projects share no worker: it
 * has a product of its own, and finds the demo as everybody does who starts it.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './demo.setup.ts',
  projects: files.map((testMatch) => ({ name: basename(testMatch, '.spec.ts'), testMatch })),
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    // Pictures and copies of the document at every step cost half of the time; `--trace on` takes them where one looks into a fault.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      // The same for all of them: where they differ, each kind starts a product of its own.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--no-first-run',
        // A camera and a microphone that are made up, and allowed.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        // This machine plays the sites of the internet, and a browser asks before those show pages of a machine at home.
        // What Playwright turns off by itself is named again, since the last list counts.
        '--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessForIframeNavigations,PaintHolding,HttpsUpgrades,AvoidUnnecessaryBeforeUnloadCheckSync,MediaRouter,OptimizationHints',
      ],
    },
  },
});
