import { languages } from '@assay/contract/languages';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import {
  becomeUser,
  cutOff,
  expectAccessible,
  expectAccessibleInBoth,
  expectLoaded,
  logIn,
  screen,
} from './product.ts';
import { expectFaultsToBeFound } from './faults.ts';
import { beginTests, expectRoomForLongWords, linksOf } from './long-screens.ts';
import { test } from './server.ts';
import { skillTestId } from './skill-takers.ts';
import { finisher, firstResult, invite, openDevice } from './takers.ts';
import { goWithin } from './within.ts';

/** Every screen that is shown without doing anything first: wide and narrow, light and dark, and in longer words. */

type Visitor = keyof typeof visitors;

const visitors = {
  visitor: null,
  manager: 'manager@assay.test',
  operator: 'operator@assay.test',
  super: 'super@assay.test',
  candidate: 'candidate@assay.test',
} as const;

interface ShownScreen {
  /** Its `data-screen`. */
  name: string;
  /** Campaigns of the demo stand in it by what they are: `{active}`, `{draft}`, `{empty}`. */
  path: string;
  as: Visitor;
  /** What the browser may complain about: an answer that the screen is there to explain. */
  expected?: RegExp;
  /** It waits for somebody else's answer, which does not come here. */
  waiting?: boolean;
}

const token = 'A'.repeat(43);
const missing = /status of 404|isNotFound/;

const screens: readonly ShownScreen[] = [
  { name: 'interview-list', path: '/video/interview/list', as: 'candidate' },
  { name: 'interview-faq', path: '/video/interview/faq', as: 'candidate' },
  { name: 'home', path: '/', as: 'visitor' },
  { name: 'login', path: '/login', as: 'visitor' },
  { name: 'register', path: '/register', as: 'visitor' },
  { name: 'forgot-password', path: '/forgot-password', as: 'visitor' },
  { name: 'confirm-email', path: `/confirm-email/${token}`, as: 'visitor' },
  { name: 'reset-password', path: `/reset-password/${token}`, as: 'visitor' },
  { name: 'create-account', path: `/create-account-test-subject/${token}/1`, as: 'visitor' },
  { name: 'give-permission', path: `/give-permission/1/${token}`, as: 'visitor' },
  {
    name: 'open-invite',
    path: `/open-invite/${'a'.repeat(64)}`,
    as: 'visitor',
    expected: /status of 404/,
  },
  {
    name: 'create-account-passwordless',
    path: `/create-account-passwordless/${token}/1`,
    as: 'visitor',
  },
  { name: 'login-passwordless', path: `/login/passwordless/${token}/1`, as: 'visitor' },
  { name: 'faq', path: '/faq', as: 'visitor' },
  { name: 'inactive-organization', path: '/inactive-organization', as: 'visitor' },
  { name: 'privacy', path: '/privacy', as: 'visitor' },
  { name: 'account-deleted', path: '/account-deleted', as: 'visitor' },
  { name: 'not-found', path: '/nowhere', as: 'visitor' },
  { name: 'admin-login', path: '/admin/login', as: 'visitor' },
  {
    name: 'create-account-manager',
    path: `/admin/create-account-manager/${token}`,
    as: 'visitor',
  },
  { name: 'assessments', path: '/admin/assessments', as: 'manager' },
  { name: 'assessments', path: '/admin/assessments?name=nobody+knows', as: 'manager' },
  { name: 'assessments', path: '/admin/assessments?status=archived', as: 'manager' },
  { name: 'talent', path: '/admin/talent?score=2&order=-score', as: 'manager' },
  { name: 'talent', path: '/admin/talent?name=nobody+knows', as: 'manager' },
  { name: 'subject-profile', path: '/admin/subject-profile/{person}', as: 'manager' },
  {
    name: 'subject-profile',
    path: '/admin/subject-profile/{unpermitted}',
    as: 'manager',
    expected: /status of 403/,
  },
  { name: 'not-found', path: '/admin/subject-profile/999999', as: 'manager', expected: missing },
  { name: 'succession', path: '/admin/succession', as: 'manager' },
  {
    name: 'success-profiles',
    path: '/admin/manager/organization/success-profiles',
    as: 'manager',
  },
  {
    name: 'success-profiles',
    path: '/admin/manager/organization/success-profiles?name=nobody+knows',
    as: 'manager',
  },
  {
    name: 'success-profile-new',
    path: '/admin/manager/organization/success-profile',
    as: 'manager',
  },
  { name: 'success-profile', path: '/admin/manager/organization/success-profile/1', as: 'manager' },
  {
    name: 'success-profile-edit',
    path: '/admin/manager/organization/success-profile/1/edit',
    as: 'manager',
  },
  {
    name: 'success-profile-people',
    path: '/admin/manager/organization/success-profile/1/search-subjects',
    as: 'manager',
  },
  // In the demo something is found of the first, nothing of the second, and the third has too few people.
  ...[1, 2, 3].map((id) => ({
    name: 'success-profile-report',
    path: `/admin/manager/organization/success-profile/${id}/report`,
    as: 'manager' as const,
  })),
  {
    name: 'not-found',
    path: '/admin/manager/organization/success-profile/999999',
    as: 'manager',
    expected: missing,
  },
  { name: 'assessment-new', path: '/admin/assessments/new', as: 'manager' },
  { name: 'assessment-view', path: '/admin/assessments/view/{active}', as: 'manager' },
  { name: 'assessment-view', path: '/admin/assessments/view/{draft}', as: 'manager' },
  { name: 'assessment-view', path: '/admin/assessments/view/{active}/results', as: 'manager' },
  { name: 'assessment-view', path: '/admin/assessments/view/{active}/emails', as: 'manager' },
  { name: 'assessment-view', path: '/admin/assessments/view/{active}/share', as: 'manager' },
  { name: 'assessment-view', path: '/admin/assessments/view/{active}/settings', as: 'manager' },
  { name: 'assessment-view', path: '/admin/assessments/view/{draft}/share', as: 'manager' },
  { name: 'assessment-view', path: '/admin/assessments/view/{draft}/results', as: 'manager' },
  { name: 'assessment-view', path: '/admin/assessments/view/{empty}', as: 'manager' },
  { name: 'assessment-edit', path: '/admin/assessments/edit/{draft}', as: 'manager' },
  { name: 'assessment-edit', path: '/admin/assessments/edit/{active}', as: 'manager' },
  {
    name: 'assessment-edit',
    path: '/admin/assessments/edit/{active}?section=people',
    as: 'manager',
  },
  { name: 'assessment-copy', path: '/admin/assessments/copy/{active}', as: 'manager' },
  { name: 'not-found', path: '/admin/assessments/view/999999', as: 'manager', expected: missing },
  { name: 'dashboard', path: '/admin/dashboard', as: 'manager' },
  { name: 'dashboard', path: '/admin/dashboard?from=2001-01-01&to=2001-12-31', as: 'manager' },
  { name: 'dashboard', path: '/admin/dashboard', as: 'operator' },
  { name: 'own-organization', path: '/admin/manager/organization/view', as: 'manager' },
  { name: 'own-organization-edit', path: '/admin/manager/organization/edit', as: 'manager' },
  { name: 'subscription', path: '/admin/manager/organization/subscription', as: 'manager' },
  {
    name: 'after-payment',
    path: '/after-payment/success?session=none',
    as: 'manager',
    waiting: true,
  },
  { name: 'labels', path: '/admin/manager/labels/details', as: 'manager' },
  { name: 'labels', path: '/admin/manager/labels/details?name=nobody+knows', as: 'manager' },
  { name: 'label-new', path: '/admin/manager/labels/new', as: 'manager' },
  { name: 'organization-labels', path: '/admin/manager/organization/labels', as: 'manager' },
  { name: 'organization-label', path: '/admin/manager/organization/labels/1', as: 'manager' },
  {
    name: 'not-found',
    path: '/admin/manager/organization/labels/999999',
    as: 'manager',
    expected: missing,
  },
  { name: 'action-logs', path: '/admin/action-logs', as: 'super' },
  { name: 'action-logs', path: '/admin/action-logs?actor=nobody%40example.org', as: 'super' },
  { name: 'manager-profile', path: '/admin/manager/profile/details', as: 'manager' },
  { name: 'question-bank', path: '/admin/multiple-choice-questions/list', as: 'super' },
  {
    name: 'question-bank',
    path: '/admin/multiple-choice-questions/list?name=nobody+knows',
    as: 'super',
  },
  { name: 'question-test-new', path: '/admin/multiple-choice-questions/new', as: 'super' },
  { name: 'question-groups', path: '/admin/multiple-choice-questions/option-groups', as: 'super' },
  {
    name: 'not-found',
    path: '/admin/multiple-choice-questions/view/999999',
    as: 'super',
    expected: missing,
  },
  // There is no screen of one option.
  {
    name: 'not-found',
    path: '/admin/multiple-choice-questions/option/view/1/1/1',
    as: 'super',
  },
  {
    name: 'question-test-preview',
    path: '/admin/multiple-choice-questions/preview/1',
    as: 'super',
  },
  { name: 'job-profiles', path: '/admin/job-profile/list', as: 'super' },
  { name: 'job-profiles', path: '/admin/job-profile/list?name=nobody+knows', as: 'super' },
  { name: 'job-profile-new', path: '/admin/job-profile/new', as: 'super' },
  { name: 'job-profile-edit', path: '/admin/job-profile/edit/6', as: 'super' },
  {
    name: 'not-found',
    path: '/admin/job-profile/edit/999999',
    as: 'super',
    expected: missing,
  },
  { name: 'organizations', path: '/admin/organizations', as: 'operator' },
  { name: 'organization-new', path: '/admin/organizations/new', as: 'operator' },
  { name: 'organization-view', path: '/admin/organizations/view/1', as: 'operator' },
  { name: 'organization-edit', path: '/admin/organizations/edit/1', as: 'operator' },
  { name: 'delete-tests', path: '/admin/delete-tests', as: 'operator' },
  { name: 'manager-new', path: '/admin/organizations/1/managers/new', as: 'operator' },
  { name: 'no-organization', path: '/admin/assessments', as: 'operator' },
  { name: 'home', path: '/', as: 'candidate' },
  { name: 'profile', path: '/profile/display', as: 'candidate' },
  { name: 'own-data', path: '/own-data', as: 'candidate' },
  { name: 'profile-edit', path: '/profile/edit', as: 'candidate' },
  { name: 'faq', path: '/assessments/faq', as: 'candidate' },
];

// Each of them takes long; together they need no longer than the longest.
test.describe.configure({ mode: 'parallel' });

/** Without motion, so that no colour is measured on its way from light to dark. */
async function enter(browser: Browser, as: Visitor): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const email = visitors[as];
  if (as === 'candidate') await logIn(page, '/login', visitors[as]);
  else if (email) await becomeUser(page, email);
  return [context, page];
}

/** Where the demo's campaigns are, read from the list as a manager sees it. */
async function campaignPaths(page: Page): Promise<Record<string, string>> {
  const names = {
    active: 'Engineering leads, autumn',
    draft: 'Finance business partners',
    empty: 'Sales pilot',
  };
  const ids: Record<string, string> = {};
  for (const [what, name] of Object.entries(names)) {
    // Archived ones are listed by themselves only.
    await page.goto(`/admin/assessments${what === 'empty' ? '?status=archived' : ''}`);
    const path = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    ids[what] = path?.split('/').at(-1) ?? '';
  }
  return ids;
}

/** Somebody with results, and somebody who has not given permission. */
async function peopleOf({ request }: Page): Promise<Record<string, string>> {
  const { person, unpermitted } = await firstResult(request);
  return { person, unpermitted };
}

/** A service worker brings files past those who hand out others. */
const quiet = { reducedMotion: 'reduce', colorScheme: 'light', serviceWorkers: 'block' } as const;

/** What their screens show besides: nothing of an option alone; a path that nobody knows; where files lie. */
const codes: Partial<Record<Visitor, string>> = { super: 'R021 ', visitor: 'R025 R121 ' };

for (const as of Object.keys(visitors) as Visitor[]) {
  test(`${codes[as] ?? ''}what a ${as} sees can be read and used by everybody, in longer words too`, async ({
    browser,
    baseURL,
    request,
  }) => {
    // Each screen four times, and once more in longer words.
    test.setTimeout(800_000);
    const [context, page] = await enter(browser, as);
    const files: string[] = [];
    page.on('request', (asked) => {
      if (['script', 'stylesheet'].includes(asked.resourceType()))
        files.push(new URL(asked.url()).pathname);
    });
    const ids =
      as === 'manager' ? { ...(await campaignPaths(page)), ...(await peopleOf(page)) } : {};
    if (as === 'visitor')
      await test.step('faults of a page are found', async () => {
        const faulty = await context.newPage();
        await expectFaultsToBeFound(faulty);
        await faulty.close();
      });
    const all = screens.filter((shown) => shown.as === as);
    for (const [at, { name, path, expected, waiting }] of all.entries()) {
      const before = all[at - 1];
      await test.step(path, async () => {
        const complaints: string[] = [];
        const note = (text: string) => {
          if (!expected?.test(text)) complaints.push(text);
        };
        page.on('console', (message) => message.type() === 'error' && note(message.text()));
        page.on('pageerror', (error) => note(error.message));
        const address = path.replace(/\{(\w+)\}/, (_, what: string) => ids[what] ?? '');
        // What is not there is asked for again when it is left.
        if (before?.expected) await page.goto(address);
        else await goWithin(page, address, name);
        const served = await page.request.get(address);
        expect(served.headers()['content-type'], 'as a document of its own').toContain('text/html');
        await expect(screen(page, name).getByRole('heading', { level: 1 })).toBeVisible();
        if (!waiting) await expectLoaded(page);
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await test.step(`${width} px`, () => expectAccessibleInBoth(page, { waiting }));
        }
        expect(complaints).toEqual([]);
        page.removeAllListeners('console');
        page.removeAllListeners('pageerror');
      });
    }
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((path) => !path.startsWith('/dist/'))).toEqual([]);
    const storageState = await context.storageState();
    const longer = await browser.newContext({ ...quiet, baseURL, storageState });
    const made = as === 'visitor' ? await linksOf(request) : [];
    await expectRoomForLongWords(await longer.newPage(), as, made);
    await longer.close();
    await context.close();
    if (as !== 'candidate') return;
    // Somebody with results has screens that nobody else has.
    const finished = await finisher(request, 'Graduates, spring');
    const device = await openDevice(browser, baseURL ?? '', finished, quiet);
    await expectRoomForLongWords(await device.newPage(), 'finisher');
    await device.close();
    // What somebody takes looks otherwise before it is begun.
    const taker = await invite(request, {
      test_types: ['1', '2', '3', 'judgement'],
      skill_tests: [await skillTestId(request, 'SQL')],
      burnout_test: 1,
      interview_questions: ['What drew you to this work?'],
    });
    const takers = await openDevice(browser, baseURL ?? '', taker, quiet);
    const taking = await takers.newPage();
    await expectRoomForLongWords(taking, 'asked');
    await expectRoomForLongWords(taking, 'begun', await beginTests(request, taker));
    await takers.close();
  });
}

test('a bar with every entry fits into every window, in every language', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await invite(request, {
    test_types: ['1', '2', '3'],
    burnout_test: 1,
    interview_questions: ['What drew you to this work?'],
  });
  const visits: Partial<Record<Visitor | 'taker', [BrowserContext, Page]>> = {};
  const visitAs = async (as: 'taker' | 'visitor' | 'super' | 'manager') => {
    if (as !== 'taker') return enter(browser, as);
    const context = await openDevice(browser, baseURL ?? '', taker);
    return [context, await context.newPage()] satisfies [BrowserContext, Page];
  };
  const everywhere = languages.flatMap(
    (language) =>
      [
        [language, 'visitor', '/login'],
        [language, 'taker', '/'],
      ] as const,
  );
  for (const [language, as, path] of [
    ...everywhere,
    ['en', 'super', '/admin/organizations'],
    ['en', 'manager', '/admin/assessments'],
    // Its words are the longest.
    ['de', 'super', '/admin/organizations'],
    ['de', 'manager', '/admin/assessments'],
  ] as const) {
    const [, page] = (visits[as] ??= await visitAs(as));
    await page.goto('/dist/favicon.svg');
    await page.evaluate((chosen) => {
      localStorage.setItem('assay.language', chosen);
    }, language);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLoaded(page);
    for (const width of [320, 390, 640, 768, 822, 1023, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      // A page that has just been made narrower may need a frame to settle. What does not fit is named.
      await expect
        .soft(async () => {
          const spare = await page.evaluate(() => {
            const bar = document.querySelector('header');
            return (bar?.clientWidth ?? 0) - (bar?.scrollWidth ?? 0);
          });
          expect([spare, ...(await cutOff(page))], `${as} at ${width} px, ${language}`).toEqual([
            0,
          ]);
        })
        .toPass({ timeout: 5000 });
    }
  }
  for (const [context] of Object.values(visits)) await context.close();
});

test('a manager filters, sorts and turns pages by keyboard, and the address keeps it; menus and dialogs give the focus back', async ({
  browser,
}) => {
  const [context, page] = await enter(browser, 'manager');
  // The demo's own: other journeys make theirs today.
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/admin/assessments?to=${yesterday}`);
  await expect(screen(page, 'assessments')).toBeVisible();
  await page.reload();
  const row = page.getByRole('row');
  await expect(row.nth(1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'New campaign' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search campaigns' })).toBeFocused();
  await page.keyboard.type('autumn');
  await expect(page).toHaveURL(/name=autumn/);
  await expect(row).toHaveCount(2);
  await page.getByRole('searchbox').fill('');
  await expect(page).not.toHaveURL(/name=/);

  const head = page.getByRole('columnheader', { name: 'Name' });
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(row.nth(1)).toContainText('Customer service team');
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(row.nth(1)).toContainText('Support engineers, first talks');
  await page.goBack();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');

  await page.getByRole('link', { name: 'Engineering leads, autumn', exact: true }).press('Enter');
  const view = screen(page, 'assessment-view');
  await expect(view.getByText(/^1–25 of \d+$/)).toBeVisible();
  const next = view.getByRole('button', { name: 'Next page' });
  await next.press('Enter');
  await expect(view.getByText(/^26–\d+ of \d+$/)).toBeVisible();
  await expect(next).toBeFocused();
  await expect(page).toHaveURL(/page=2/);
  const number = view.getByRole('textbox', { name: 'Page', exact: true });
  await number.fill('1');
  await number.press('Enter');
  await expect(view.getByText(/^1–25 of \d+$/)).toBeVisible();
  await page.goBack();
  await expect(view.getByText(/^26–\d+ of \d+$/)).toBeVisible();
  await view.getByRole('combobox', { name: 'Status' }).selectOption('In progress');
  await expect(page).toHaveURL(/status=in_progress/);
  await expect(page).not.toHaveURL(/page=/);

  await page.goto('/admin/assessments');
  await expect(screen(page, 'assessments')).toBeVisible();
  const profile = page.getByRole('button', { name: /^Menu of/ });
  await profile.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Switch to candidate view' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(profile).toBeFocused();

  await page.getByRole('link', { name: 'Finance business partners', exact: true }).press('Enter');
  const more = page.getByRole('button', { name: 'More actions' });
  await more.press('Enter');
  // A menu hears keys once it is there, which is later than a machine presses the next one.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name of the campaign')).toBeFocused();
  await expectAccessible(page);
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const entries = page.getByRole('button', { name: 'Menu', exact: true });
  await entries.press('Enter');
  await expect(entries).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entries).toHaveAttribute('aria-expanded', 'false');
  await context.close();
});
