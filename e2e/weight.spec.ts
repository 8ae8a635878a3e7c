import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { becomeStaff, expectLoaded, password } from './product.ts';
import { test } from './server.ts';
import { skillTestId } from './skill-takers.ts';
import { call, invite, openDevice } from './takers.ts';

/** What the files of a page with a question may weigh, compressed: about 100 kB, and what its kind of question needs. */
const most = 106_000;
/** And those of the homepage, with the serif of its headings. */
const mostOfHome = 222_000;
/** What dialogs stand on comes by itself after three seconds, which are over before the page is at rest where the machine is slow. */
const ofDialogs = /\/(dialog-layer|useRenderDialogRoot|useScrollLock|composite|Dialog\w+)-/;
/**
 * And those of managers' screens, with the serif and whatever comes while nothing else is to be done: what every screen
 * stands on is 203 kB of it, 51 of them the serif. A screen has some 40 kB to show things, 60 more where it has menus, choices or a form.
 */
const mostToShow = 247_000;
const mostToChoose = 314_000;

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
  expect(home.join('\n')).not.toMatch(/\/(taking|logical|forms|checks|rich-editor)-/);
  const atOnce = home.filter((name) => !ofDialogs.test(name));
  expect(await weigh(request, atOnce)).toBeLessThan(mostOfHome);
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
  const weights: Record<string, number> = {};
  for (const path of [
    '/personality/test',
    '/iq-test/analogy/test',
    '/culture/test',
    '/judgement/test',
    `/happines-energy/test/${record.id}`,
    `/skill/test/${skill}`,
  ]) {
    const assets = await filesOf(await openDevice(browser, baseURL ?? '', taker), path);
    expect(assets.join('\n'), path).not.toMatch(/\/(application|checks|index)-/);
    weights[path] = await weigh(request, assets);
  }
  expect(Object.entries(weights).filter(([, bytes]) => bytes > most)).toEqual([]);
});

const successProfile = '/admin/manager/organization/success-profile';

const screensOf = [
  [
    'manager',
    [
      [
        mostToShow,
        [
          '/admin',
          '/admin/talent',
          `${successProfile}s`,
          `${successProfile}/1`,
          `${successProfile}/1/report`,
          `${successProfile}/1/search-subjects`,
        ],
      ],
      [
        mostToChoose,
        [
          '/admin/assessments',
          '/admin/assessments/new',
          '/admin/subject-profile/{person}',
          '/admin/succession',
          successProfile,
          `${successProfile}/1/edit`,
        ],
      ],
    ],
  ],
  [
    'super',
    [
      [mostToShow, ['/admin/job-profile/list']],
      [mostToChoose, ['/admin/job-profile/new', '/admin/job-profile/edit/6']],
    ],
  ],
] as const;

test('screens of a manager and of a super_admin weigh no more than what they show or let choose from', async ({
  browser,
  page: loggedIn,
  request,
  baseURL,
}) => {
  const person = await reviewedPerson(request);
  const tooHeavy: Record<string, number> = {};
  for (const [who, limits] of screensOf) {
    await becomeStaff(loggedIn, `${who}@assay.test`);
    const storageState = await loggedIn.context().storageState();
    for (const [most, paths] of limits)
      for (const path of paths) {
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
        if (most === mostToShow) expect(assets.join('\n'), path).not.toContain('/checks-');
        const weight = await weigh(request, assets);
        if (weight > most) tooHeavy[path] = weight;
      }
  }
  expect(tooHeavy).toEqual({});
});

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
