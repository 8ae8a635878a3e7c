import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { becomeUser, expectLoaded, password } from './product.ts';
import { test } from './server.ts';
import { skillTestId } from './skill-takers.ts';
import { call, invite, openDevice } from './takers.ts';

/** What dialogs and menus stand on comes by itself after three seconds, which are over before the page is at rest where the machine is slow. */
const ofLayers =
  /\/(dialog-layer|menu-layer|use(RenderDialogRoot|ScrollLock|AnchoredPopupScrollLock|CompositeListItem)|composite|Dialog\w+)-/;

/*
 * What the files of a page weigh as they go over the line, in bytes, without those parts, and what these weigh. A page may weigh a
 * fiftieth more; whoever makes one heavier than that writes down what it weighs now, and says in the commit why.
 */
const layers = 48_519;
const ofCandidates = {
  '/': 165_294,
  '/personality/test': 44_809,
  '/iq-test/analogy/test': 53_195,
  '/culture/test': 46_286,
  '/judgement/test': 47_551,
  '/happines-energy/test/{record}': 48_002,
  '/skill/test/{skill}': 51_889,
};

test('the homepage loads neither tests, nor dialogs before they are needed, nor texts of other pages; a page with a question what a question needs and nothing else', async ({
  browser,
  request,
  baseURL,
}) => {
  const skill = await skillTestId(request, 'SQL');
  const taker = await invite(request, {
    test_types: ['1', '2', '3', 'judgement'],
    skill_tests: [skill],
    burnout_test: 1,
  });
  const home = await filesOf(await openDevice(browser, baseURL ?? '', taker), '/');
  expect(stylesOf(home)).toEqual(['index']);
  expect(home.join('\n')).not.toMatch(/\/(taking|logical|forms|checks|rich-editor)-/);
  // A language is one file more, and none of managers' texts.
  const dutch = await openDevice(browser, baseURL ?? '', taker);
  await dutch.addInitScript(() => localStorage.setItem('assay.language', 'nl'));
  const spoken = (await filesOf(dutch, '/')).join('\n');
  expect(spoken.match(/\/assets\/nl-/g)).toHaveLength(1);
  expect(spoken).not.toContain('managers-');

  const ask = (method: string, path: string, body?: object) =>
    call(request, method, `/api/${path}`, taker.token, body);
  await ask('GET', 'personality-test/questions');
  await ask('GET', 'iq-test/questions/analogy');
  await ask('GET', 'culture-test/questions');
  await ask('GET', 'judgement-test/questions');
  await ask('GET', `skill-test/${skill}/questions`);
  const { data: record } = await ask('POST', 'burnout/create');
  const { data: questions } = await ask('GET', 'burnout/questions');
  await ask('POST', 'burnout/consent', {
    burnout_test_id: record.id,
    version: questions.consent.version,
  });
  const weighed: Record<string, number> = { '/': await weigh(request, atOnce(home)) };
  for (const path of Object.keys(ofCandidates).filter((path) => path !== '/')) {
    const address = path.replace('{record}', record.id).replace('{skill}', String(skill));
    const assets = await filesOf(await openDevice(browser, baseURL ?? '', taker), address);
    expect(assets.join('\n'), path).not.toMatch(/\/(application|checks|index)-/);
    expect(stylesOf(assets), path).toEqual(['test']);
    weighed[path] = await weigh(request, atOnce(assets));
  }
  expect(tooHeavy(weighed, ofCandidates)).toEqual({});
  const dist = join(import.meta.dirname, '../web/dist');
  // Files of the version before lie there still.
  const { assets: built } = JSON.parse(readFileSync(join(dist, '.built.json'), 'utf8')) as {
    assets: string[];
  };
  const scripts = built
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/dist/assets/${name}`);
  const late = scripts.filter((name) => ofLayers.test(name));
  expect(await weigh(request, late)).toBeLessThan(1.02 * layers);
  // The files of a page are named in its headers, of which some proxies take no more until they are told to.
  const announced = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as object;
  for (const page of Object.keys(announced)) {
    const head = (await request.get(page.replaceAll('*', '1'))).headersArray();
    expect(
      head.map(({ name }) => name.toLowerCase()),
      page,
    ).toContain('link');
    expect(
      head.map(({ name, value }) => `${name}: ${value}\r\n`).join('').length,
      page,
    ).toBeLessThan(4000);
  }
});

const successProfile = '/admin/manager/organization/success-profile';

/** Screens that show things, and those that have menus, choices or a form besides. */
const ofStaff = {
  manager: {
    showing: {
      '/admin': 170_963,
      '/admin/talent': 184_372,
      [`${successProfile}s`]: 159_201,
      [`${successProfile}/1`]: 163_516,
      [`${successProfile}/1/report`]: 177_296,
      [`${successProfile}/1/search-subjects`]: 161_990,
    },
    choosing: {
      '/admin/assessments': 166_841,
      '/admin/assessments/new': 210_511,
      '/admin/subject-profile/{person}': 208_090,
      '/admin/succession': 175_939,
      [successProfile]: 186_025,
      [`${successProfile}/1/edit`]: 186_025,
    },
  },
  super: {
    showing: { '/admin/job-profile/list': 159_595 },
    choosing: { '/admin/job-profile/new': 194_013, '/admin/job-profile/edit/6': 194_013 },
  },
};

test('screens of a manager and of a super_admin weigh no more than what they show or let choose from', async ({
  browser,
  page: loggedIn,
  request,
  baseURL,
}) => {
  const person = await reviewedPerson(request);
  for (const [who, { showing, choosing }] of Object.entries(ofStaff)) {
    await becomeUser(loggedIn, `${who}@assay.test`);
    const storageState = await loggedIn.context().storageState();
    const weighed: Record<string, number> = {};
    const allowed: Record<string, number> = { ...showing, ...choosing };
    for (const path of Object.keys(allowed)) {
      // Nothing is kept from the screen before: what comes while nothing else is to be done would come at once.
      const device = await browser.newContext({ baseURL, storageState });
      const page = await device.newPage();
      const files = new Set<string>();
      page.on('request', (sent) => files.add(new URL(sent.url()).pathname));
      await page.goto(path.replace('{person}', String(person)));
      await expect(page.locator('[data-screen]').getByRole('heading').first()).toBeVisible();
      await expectLoaded(page);
      await device.close();
      const assets = [...files].filter((name) => name.startsWith('/dist/assets/'));
      // What forms are checked with comes with a form.
      if (path in showing) expect(assets.join('\n'), path).not.toContain('/checks-');
      expect(stylesOf(assets), path).toEqual(['index']);
      weighed[path] = await weigh(request, atOnce(assets));
    }
    expect(tooHeavy(weighed, allowed)).toEqual({});
  }
});

/** What a page needs to show what it shows. */
function atOnce(assets: readonly string[]): string[] {
  return assets.filter((name) => !ofLayers.test(name));
}

/** Those of the pages that weigh more than they may. */
function tooHeavy(weighed: Record<string, number>, allowed: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(weighed).filter(([path, bytes]) => bytes > 1.02 * (allowed[path] ?? 0)),
  );
}

/** Style sheets by the names of their documents: a script that pages share brings none along, or a document loads the other one's. */
function stylesOf(assets: readonly string[]): string[] {
  return assets.flatMap((name) => /\/([^/]+)-[\w-]{8}\.css$/.exec(name)?.[1] ?? []);
}

/** Somebody of the demo's first success profile. */
async function reviewedPerson(request: APIRequestContext): Promise<number> {
  const login = { email: 'manager@assay.test', password };
  const { access_token: token } = await call(request, 'POST', '/api/login', '', login);
  const path = '/api/admin/success-profiles/report/1';
  const { data } = await call(request, 'GET', path, token);
  return data.reviews[0].subject_id;
}

/** The files that a page asks for before it is at rest. */
async function filesOf(device: BrowserContext, path: string): Promise<string[]> {
  const page = await device.newPage();
  const files = new Set<string>();
  page.on('request', (sent) => files.add(new URL(sent.url()).pathname));
  await page.goto(path);
  await expect(page.getByRole('radio').or(page.getByRole('button')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await device.close();
  return [...files].filter((name) => name.startsWith('/dist/assets/'));
}

/** Bytes of each file, compressed: most screens share most of theirs. */
const compressed = new Map<string, Promise<number>>();

async function weigh(request: APIRequestContext, assets: readonly string[]): Promise<number> {
  const sizes = assets.map((name) => {
    const known = compressed.get(name) ?? compress(request, name);
    compressed.set(name, known);
    return known;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** As it goes over the line: the build has compressed it as far as it goes. */
async function compress(request: APIRequestContext, name: string): Promise<number> {
  const answer = await request.get(name, { headers: { 'accept-encoding': 'br' } });
  const { 'content-encoding': encoding, 'content-length': length } = answer.headers();
  if (encoding === 'br' && length !== undefined) return Number(length);
  return brotliCompressSync(await answer.body()).length;
}
