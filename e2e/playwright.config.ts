import { defineConfig } from '@playwright/test';

/** Whole journeys in a real browser, two files at a time, each against a product of its own. */
export default defineConfig({
  testDir: '.',
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
