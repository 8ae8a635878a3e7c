/** What pages weigh on a slow phone, beside a bare page with React in the same run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildWeb } from '../tools/build-web.ts';
import { findChromium } from '../tools/chromium.ts';
import { serveFloorPage } from './floor-page.ts';
import { scoresOf, type Scores } from './lighthouse.ts';
import { type Load, load, type Visit } from './page-load.ts';
import { startProduct } from './visits.ts';

const visitsOfEach = 3;

/**
 * @param lighthouseRuns how often Lighthouse looks at each page; its single runs vary wildly. 0 leaves it out.
 * @param only name of the one page to measure
 */
export async function benchPages(lighthouseRuns: number, only?: string): Promise<void> {
  await buildWeb();
  const executablePath = await findChromium();
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-bench-'));
  const floor = await serveFloorPage();
  const product = await startProduct(dataDir);
  // Of the floor, too: what a slow machine takes from it, it takes from every page.
  const scored = async (visit: Visit) =>
    lighthouseRuns > 0 ? scoresOf(visit, executablePath, lighthouseRuns) : undefined;
  try {
    const bare: Visit = { url: floor.origin, click: 'button', ready: '[data-count="1"]' };
    const base = await median(executablePath, bare);
    printHead();
    printRow('floor: React and a counter', base, base, await scored(bare));
    for (const visit of product.visits.filter(({ name }) => !only || name === only)) {
      const cold = await median(executablePath, visit);
      printRow(visit.name, cold, base, visit.scored ? await scored(visit) : undefined);
    }
  } finally {
    await product.stop();
    await floor.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function median(executablePath: string, visit: Visit): Promise<Load> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const loads: Load[] = [];
    for (let run = 0; run < visitsOfEach; run += 1) loads.push(await load(browser, visit));
    const middle = (of: keyof Load) =>
      loads.map((one) => one[of]).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)] ?? 0;
    return { bytes: middle('bytes'), requests: middle('requests'), usable: middle('usable') };
  } finally {
    await browser.close();
  }
}

function printHead(): void {
  console.log(
    `Cold visits, processor ÷ 4, slow 4G (562 ms, 180 kB/s); medians of ${visitsOfEach}\n`,
  );
  console.log(
    '| page | kB on the wire | requests | usable ms | of floor | Lighthouse | accessible |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
}

function printRow(
  name: string,
  { bytes, requests, usable }: Load,
  base: Load,
  scores?: Scores,
): void {
  const cells = [
    name,
    (bytes / 1000).toFixed(1),
    requests,
    usable.toFixed(0),
    (usable / base.usable).toFixed(2),
    scores?.performance.toFixed(0) ?? '',
    scores?.accessibility.toFixed(0) ?? '',
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
