import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from '@playwright/test';
import { groups } from './groups.ts';

const files = globSync('*.spec.ts', { cwd: import.meta.dirname })
  .toSorted()
  .map((file) => basename(file, '.spec.ts'));
const grouped = Object.values(groups).flat();
const gone = grouped.filter((name) => !files.includes(name));
if (gone.length > 0) throw new Error(`No file of journeys is called ${gone.join(', ')}.`);
const alone = files.filter((name) => !grouped.includes(name));

/**
 * Whole journeys in a real browser, two groups at a time. Each group is a project with one worker, since only projects share
 * none: it has a product of its own, and finds the demo as everybody does who starts it.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './demo.setup.ts',
  projects: [...Object.entries(groups), ...alone.map((name) => [name, [name]] as const)].map(
    ([name, members]) => ({
      name,
      testMatch: members.map((member) => `${member}.spec.ts`),
      workers: 1,
    }),
  ),
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
        // A camera and a microphone that are made up, and allowed. Twenty pictures a second took half of the time of a recording.
        '--use-fake-device-for-media-stream=fps=5',
        '--use-fake-ui-for-media-stream',
        // This machine plays the sites of the internet, and a browser asks before those show pages of a machine at home.
        // What Playwright turns off by itself is named again, since the last list counts.
        '--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessForIframeNavigations,PaintHolding,HttpsUpgrades,AvoidUnnecessaryBeforeUnloadCheckSync,MediaRouter,OptimizationHints',
      ],
    },
  },
});
