/** Lighthouse's scores of a page on a phone, in a browser of its own that has the session. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from './free-port.ts';
import type { Visit } from './page-load.ts';

export interface Scores {
  /** 0..100, medians. */
  performance: number;
  accessibility: number;
}

export async function scoresOf(
  { url, session }: Visit,
  executablePath: string,
  runs: number,
): Promise<Scores> {
  const profile = await mkdtemp(join(tmpdir(), 'assay-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    if (session) {
      const page = await context.newPage();
      await page.goto(new URL('/dist/favicon.svg', url).href);
      await page.evaluate((value) => localStorage.setItem('assay.session', value), session);
      await page.close();
    }
    const scores: Scores[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(url, {
        port,
        logLevel: 'error',
        onlyCategories: ['performance', 'accessibility'],
      });
      const { performance, accessibility } = result?.lhr.categories ?? {};
      scores.push({
        performance: (performance?.score ?? 0) * 100,
        accessibility: (accessibility?.score ?? 0) * 100,
      });
    }
    const middle = (of: keyof Scores) =>
      scores.map((one) => one[of]).toSorted((a, b) => a - b)[Math.floor(scores.length / 2)] ?? 0;
    return { performance: middle('performance'), accessibility: middle('accessibility') };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
