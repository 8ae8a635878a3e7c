/** One cold visit of a page on a slow phone: processor four times slower, slow 4G. */
import type { Browser } from '@playwright/test';

/** As Lighthouse throttles for a mid-range phone: round trip in ms, bytes a second. */
const slow4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 180_000,
  uploadThroughput: 84_000,
};
const slowerBy = 4;
/** Milliseconds without a request after which a page has loaded. */
const quiet = 1500;
const timeoutMs = 60_000;

export interface Visit {
  url: string;
  /** What the browser keeps of an earlier login, for the local storage. */
  session?: string | undefined;
  /** Is there when the page can be used. */
  ready: string;
  /** To be clicked as soon as it is there; `ready` is then what the click leads to. */
  click?: string;
}

export interface Load {
  /** Bytes on the wire with their headers, without what the click sends. */
  bytes: number;
  requests: number;
  /** Milliseconds from the start of the navigation. */
  usable: number;
}

/** Looks for something to click, clicks it until it shows, and notes when `ready` was there. Runs in the page. */
function watch({ ready, click }: Pick<Visit, 'ready' | 'click'>) {
  const look = () => {
    if (document.querySelector(ready)) {
      Object.assign(window, { usableAt: performance.now() });
      return;
    }
    if (click) document.querySelector<HTMLElement>(click)?.click();
    setTimeout(look, 10);
  };
  look();
}

export async function load(browser: Browser, visit: Visit): Promise<Load> {
  const { origin } = new URL(visit.url);
  const localStorage = visit.session ? [{ name: 'assay.session', value: visit.session }] : [];
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    const { ready, click } = visit;
    await page.addInitScript(watch, { ready, ...(click && { click }) });
    await wire.send('Network.enable');
    await wire.send('Network.emulateNetworkConditions', slow4G);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
    const sizes = new Map<string, number>();
    const underWay = new Set<string>();
    let last = Date.now();
    wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.method !== 'GET' || !request.url.startsWith('http')) return;
      sizes.set(requestId, 0);
      underWay.add(requestId);
    });
    wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (sizes.has(requestId)) sizes.set(requestId, encodedDataLength);
      underWay.delete(requestId);
      last = Date.now();
    });
    wire.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId));
    await page.goto(visit.url, { waitUntil: 'commit', timeout: timeoutMs });
    const found = await page.waitForFunction(
      () => (window as { usableAt?: number }).usableAt,
      undefined,
      { timeout: timeoutMs },
    );
    const usable = (await found.jsonValue()) ?? Number.NaN;
    const until = Date.now() + timeoutMs;
    while ((underWay.size > 0 || Date.now() - last < quiet) && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 100));
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    return { bytes, requests: sizes.size, usable };
  } finally {
    await context.close();
  }
}
