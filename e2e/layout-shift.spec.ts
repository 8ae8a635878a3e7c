import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { becomeUser, screen } from './product.ts';
import { makeReviewed } from './reviewed.ts';
import { test } from './server.ts';
import { skillTestId } from './skill-takers.ts';
import {
  beginRecord,
  call,
  everyTest,
  finishedPerson,
  firstInterview,
  firstResult,
  invite,
  openDevice,
} from './takers.ts';

/** How much of a screen may move while its data come, as a layout-shift score: hardly visible. */
const most = 0.02;
/** How late every answer of the server is, in milliseconds: late enough for each skeleton to be seen. */
const late = 400;

// A recording of twelve browsers at once takes longer than the test.
test.use({ trace: 'off' });

const managers = [
  '/admin/dashboard',
  '/admin/assessments',
  '/admin/assessments/new',
  '/admin/assessments/view/{campaign}',
  '/admin/assessments/view/{campaign}/results',
  '/admin/assessments/view/{campaign}/emails',
  '/admin/assessments/view/{campaign}/share',
  '/admin/assessments/view/{campaign}/settings',
  '/admin/assessments/{campaign}/personality/tabular',
  '/admin/assessments/{campaign}/culture/tabular',
  '/admin/assessments/{asking}/judgement/tabular',
  '/admin/report/personality/{person}?campaign={campaign}',
  '/admin/report/logical/{person}',
  '/admin/assessments/{interviews}/{interview}/tabular',
  '/admin/interview/result/{code}/{interviewed}?campaign={interviews}',
  '/admin/talent',
  '/admin/talent?campaign={campaign}',
  '/admin/talent?profile=3&order=-fit',
  '/admin/subject-profile/{person}',
  '/admin/succession',
  '/admin/manager/organization/success-profiles',
  '/admin/manager/organization/success-profile/1',
  '/admin/manager/organization/success-profile/1/search-subjects',
  '/admin/manager/organization/success-profile/1/report',
  '/admin/manager/organization/success-profile/3/report',
  '/admin/manager/organization/success-profile/{reviewing}/subject/{unreviewed}/category/4',
  '/admin/manager/organization/success-profile/{reviewing}/subject/{reviewed}/category/4',
  '/admin/compare',
  '/admin/manager/organization/view',
  '/admin/manager/organization/subscription',
  '/admin/manager/labels/details',
];
const operators = [
  '/admin/dashboard',
  '/admin/organizations',
  '/admin/organizations/view/1',
  '/admin/organizations/edit/1',
  '/admin/multiple-choice-questions/list',
  '/admin/multiple-choice-questions/view/1',
  '/admin/job-profile/list',
  '/admin/job-profile/edit/1',
  '/admin/action-logs',
  '/admin/manager/profile/details',
];
const candidates = [
  '/',
  '/profile/display',
  '/own-data',
  '/personality/test',
  '/iq-test',
  '/culture/test',
  '/judgement/test',
  '/skill/tests',
  '/skill/test/{skill}',
  '/video/interview/list',
  '/happines-energy/intro',
  '{record}',
];

/** Of one who has finished everything, and of one who has no result yet. */
const results = ['/personality/results', '/iq-test/results'];

interface Shift {
  value: number;
  moved: string[];
}

/** Everything that has moved since the page was opened without anybody having touched it. */
function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        interface LayoutShift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        const nameOf = (node: Node | null) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `<${element?.tagName.toLowerCase()}> “${element?.textContent?.slice(0, 40)}”`;
        };
        const read = (list: PerformanceEntryList) =>
          (list as LayoutShift[])
            .filter(({ hadRecentInput }) => !hadRecentInput)
            .map(({ value, sources }) => ({
              value,
              moved: sources.map(
                ({ node, previousRect: was, currentRect: is }) =>
                  `${nameOf(node)} ${is.x - was.x} px right, ${is.y - was.y} px down`,
              ),
            }));
        // A buffered observer is called with what has been; where nothing has moved, it is not called at all.
        new PerformanceObserver((list) => resolve(read(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => resolve([]), 100);
      }),
  );
}

/** Makes every answer late, in the page: then it can still take its files from the cache. */
async function delayCalls(page: Page): Promise<void> {
  await page.addInitScript((ms) => {
    const send = window.fetch;
    const state = { open: 0, since: performance.now() };
    Object.assign(window, { calls: state });
    window.fetch = async (...asked) => {
      state.open += 1;
      try {
        // What the organisation has comes last: nothing may move for it either.
        const last = typeof asked[0] === 'string' && asked[0].includes('login/profile');
        await new Promise((resolve) => {
          setTimeout(resolve, last ? 2.5 * ms : ms);
        });
        return await send(...asked);
      } finally {
        state.open -= 1;
        state.since = performance.now();
      }
    };
  }, late);
}

/** Notes how far the page could be scrolled sideways at most, also while its data come. */
async function noteWidest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let asked = false;
    const note = () => {
      asked = false;
      const { scrollWidth, clientWidth, dataset } = document.documentElement;
      const wider = scrollWidth - clientWidth;
      if (wider > Number(dataset['widest'] ?? -1)) dataset['widest'] = String(wider);
    };
    // In the next frame that is drawn. To ask for every one of them took an eighth of the time.
    const ask = () => {
      if (!asked) requestAnimationFrame(note);
      asked = true;
    };
    addEventListener('DOMContentLoaded', () => {
      note();
      const all = { subtree: true, childList: true, attributes: true, characterData: true };
      new MutationObserver(ask).observe(document, all);
      // What changes its size without a change of the document: letters that come, a part that grows slowly.
      setInterval(ask, 100);
    });
  });
}

/** What pulses moves nothing, and has the whole window drawn in every frame while it is there. */
async function holdPulses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.skeleton { animation: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Until no call is open, and none has followed from an answer for a while. */
async function untilQuiet(page: Page): Promise<void> {
  const isQuiet = () => {
    const { calls } = window as unknown as { calls: { open: number; since: number } };
    return calls.open === 0 && performance.now() - calls.since > 300;
  };
  // By itself it asks in every frame, and so has every one of them drawn.
  await page.waitForFunction(isQuiet, undefined, { polling: 50 });
}

/** Opens each path with every call late; answers those on which too much moved or stuck out, and what it was. */
async function visit(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  const tooFar: Record<string, string[]> = {};
  await delayCalls(page);
  await noteWidest(page);
  await holdPulses(page);
  for (const path of paths) {
    await page.goto(path);
    // What moves is measured, not how long it takes: twelve windows and two studies at once may take a while.
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible({
      timeout: 60_000,
    });
    await expect(screen(page, 'not-found'), path).toHaveCount(0);
    await untilQuiet(page);
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    const width = page.viewportSize()?.width;
    const widest = await page.locator('html').getAttribute('data-widest');
    if (widest !== '0') tooFar[`${path} at ${width} px`] = [`${widest} px to scroll sideways`];
    if (sum >= most) {
      tooFar[`${path} at ${width} px: ${sum.toFixed(3)}`] = shifts.flatMap(({ moved }) => moved);
    }
  }
  return tooFar;
}

test('nothing that is read moves while the rest of a screen comes', async ({
  browser,
  request,
  baseURL,
}) => {
  // Half a minute alone; twelve windows at once feel it most when the machine has other work.
  test.setTimeout(300_000);
  const skill = await skillTestId(request, 'SQL');
  const taker = await invite(request, {
    test_types: ['1', '2', '3', 'judgement'],
    skill_tests: [skill],
    burnout_test: 1,
    interview_name: 'First conversation',
    interview_questions: ['What drew you to this work?'],
  });
  const record = await beginRecord(request, taker);
  const begun = ['personality', 'culture', 'judgement'].map((test) => `${test}-test/questions`);
  for (const path of [...begun, `skill-test/${skill}/questions`]) {
    await call(request, 'GET', `/api/${path}`, taker.token);
  }
  const { profile, first, second, give } = await makeReviewed(request);
  await give(second.id, 4);
  const names = {
    ...(await firstResult(request)),
    ...(await firstInterview(request)),
    ...(await everyTest(request)),
    reviewing: String(profile),
    unreviewed: String(first.id),
    reviewed: String(second.id),
  };
  const finished = await finishedPerson(request);
  const managersPaths = managers.map((path) =>
    Object.entries(names).reduce((named, [name, id]) => named.replaceAll(`{${name}}`, id), path),
  );
  const candidatesPaths = candidates.map((path) =>
    path.replace('{skill}', String(skill)).replace('{record}', record),
  );
  const visits: [Page, string[]][] = [];
  for (const width of [1280, 390]) {
    const kind = { viewport: { width, height: 900 }, serviceWorkers: 'block' } as const;
    // Managers have most screens, so two windows share them.
    const half = managersPaths.length / 2;
    visits.push(
      [await pageOf(browser, kind, 'manager@assay.test'), managersPaths.slice(0, half)],
      [await pageOf(browser, kind, 'manager@assay.test'), managersPaths.slice(half)],
      [await pageOf(browser, kind, 'super@assay.test'), operators],
      [await pageOf(browser, kind, finished), results],
      [await pageOf(browser, kind, 'candidate@assay.test'), results],
      [await (await openDevice(browser, baseURL ?? '', taker, kind)).newPage(), candidatesPaths],
    );
  }
  // Beside each other: most of the time they wait.
  const found = await Promise.all(visits.map(([page, paths]) => visit(page, paths)));
  expect(Object.assign({}, ...found)).toEqual({});
});

async function pageOf(browser: Browser, kind: BrowserContextOptions, email: string) {
  const context = await browser.newContext(kind);
  const page = await context.newPage();
  await becomeUser(page, email);
  return page;
}
