import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { listed } from './interview-takers.ts';
import { brokenWords, cutTexts, speakLongWords } from './long-words.ts';
import { cutOff, expectLoaded, mailedLink, screen } from './product.ts';
import { skillTestId } from './skill-takers.ts';
import { beginRecord, call, mailInvitation, type Taker, tokenOfManager } from './takers.ts';
import { goWithin } from './within.ts';

/** Other languages need more room than English: nothing may be cut or stand out where each word is 40 % longer. */

const token = 'A'.repeat(43);

const longScreens = {
  visitor: [
    '/',
    '/login',
    '/register',
    '/forgot-password',
    `/create-account-test-subject/${token}/1`,
    `/give-permission/1/${token}`,
    `/confirm-email/${token}`,
    `/create-account-passwordless/${token}/1`,
    `/login/passwordless/${token}/1`,
    '/inactive-organization',
    '/faq',
    '/privacy',
    '/account-deleted',
    '/nowhere',
    '/admin/login',
    `/admin/create-account-manager/${token}`,
  ],
  manager: [
    '/admin/dashboard',
    '/admin/assessments',
    '/admin/assessments/new',
    '/admin/talent',
    '/admin/succession',
    '/admin/manager/organization/success-profiles',
    '/admin/manager/organization/success-profile',
    '/admin/manager/organization/success-profile/1',
    '/admin/manager/organization/success-profile/1/edit',
    '/admin/manager/organization/success-profile/1/search-subjects',
    '/admin/manager/organization/success-profile/1/report',
    '/admin/manager/organization/success-profile/3/report',
    '/admin/compare',
    '/admin/manager/organization/view',
    '/admin/manager/organization/edit',
    '/admin/manager/organization/subscription',
    '/admin/manager/organization/culture/new',
    '/admin/manager/organization/culture/1',
    '/admin/manager/organization/culture/results/1',
    '/admin/manager/organization/labels',
    '/admin/manager/organization/labels/1',
    '/admin/manager/labels/details',
    '/admin/manager/labels/new',
    '/admin/manager/profile/details',
  ],
  operator: [
    '/admin/dashboard',
    '/admin/organizations',
    '/admin/organizations/new',
    '/admin/organizations/view/1',
    '/admin/organizations/1/managers/new',
    '/admin/organizations/culture/results/1/1',
    '/admin/two-factor',
  ],
  super: [
    '/admin/dashboard',
    '/admin/organizations',
    '/admin/organizations/view/1',
    '/admin/organizations/edit/1',
    '/admin/multiple-choice-questions/list',
    '/admin/multiple-choice-questions/new',
    '/admin/multiple-choice-questions/option-groups',
    '/admin/multiple-choice-questions/view/1',
    '/admin/multiple-choice-questions/edit/1',
    '/admin/multiple-choice-questions/preview/1',
    '/admin/multiple-choice-questions/question/new/1',
    '/admin/multiple-choice-questions/question/view/1/1',
    '/admin/multiple-choice-questions/question/edit/1/1',
    '/admin/multiple-choice-questions/option/new/1/1',
    '/admin/multiple-choice-questions/option/edit/1/1/1',
    '/admin/job-profile/list',
    '/admin/job-profile/new',
    '/admin/job-profile/edit/6',
    '/admin/action-logs',
    '/admin/delete-tests',
  ],
  candidate: [
    '/',
    '/profile/display',
    '/profile/edit',
    '/own-data',
    '/assessments/faq',
    '/profile/new/personality',
    '/video/interview/list',
  ],
  finisher: [
    '/',
    '/own-data',
    '/personality/results',
    '/iq-test/results',
    '/culture/results',
    '/judgement/results',
    '/happines-energy/results',
    '/skill/tests',
  ],
  /** Of one who is asked for tests and has not begun. */
  asked: [
    '/personality/test',
    '/culture/test',
    '/judgement/test',
    '/iq-test',
    '/iq-test/analogy/instructions',
    '/iq-test/analogy/timer',
    '/happines-energy/intro',
  ],
  begun: ['/personality/test', '/culture/test', '/judgement/test', '/iq-test/analogy/test'],
};

/** Somebody who has logged in already looks at theirs once more, and at what was made for them, in longer words. */
export async function expectRoomForLongWords(
  page: Page,
  who: keyof typeof longScreens,
  made: readonly string[] = [],
): Promise<void> {
  const found = who === 'manager' ? await reportsOf(page) : [];
  const paths = [...longScreens[who], ...found, ...made];
  await speakLongWords(page.context());
  // The first one loads the texts.
  await page.goto('/dist/favicon.svg');
  for (const path of paths) {
    await test.step(`long words: ${path}`, async () => {
      await goWithin(page, path);
      await expectLoaded(page);
      // Not that of another address, to which one who may not be here is sent.
      const { pathname } = new URL(path, page.url());
      expect(new URL(page.url()).pathname).toBe(pathname);
      await expect(screen(page, 'not-found')).toHaveCount(path === '/nowhere' ? 1 : 0);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.locator('body'), 'in longer words').toContainText(/[àçéîñöšûý]{2}/i);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const found = [
          ...(await cutTexts(page)),
          ...(await cutOff(page)),
          ...(await brokenWords(page)),
        ];
        expect.soft(found, `${path} at ${width} pixels`).toEqual([]);
      }
    });
  }
}

/** Where a public link leads, those of the email to somebody who was invited, and that to a new password. */
export async function linksOf(request: APIRequestContext): Promise<string[]> {
  const { email, campaign } = await mailInvitation(request, { test_types: ['1'], open_invite: 1 });
  const manager = await tokenOfManager(request);
  const path = `/api/admin/campaigns/${campaign}/open-invite`;
  const { data } = await call(request, 'GET', path, manager);
  const candidate = { email: 'candidate@assay.test' };
  await call(request, 'POST', '/api/user/password/send-reset-email', '', candidate);
  return [
    new URL(data.url).pathname,
    await mailedLink(request, email, '/create-account-test-subject/'),
    await mailedLink(request, email, '/unsubscribe/'),
    await mailedLink(request, candidate.email, '/reset-password/'),
  ];
}

/** Begins tests that are shown otherwise from then on; answers where some of them, and an interview, are taken. */
export async function beginTests(request: APIRequestContext, taker: Taker): Promise<string[]> {
  for (const test of ['personality', 'culture', 'judgement'])
    await call(request, 'GET', `/api/${test}-test/questions`, taker.token);
  await call(request, 'GET', '/api/iq-test/questions/analogy', taker.token);
  const skill = await skillTestId(request, 'SQL');
  const { interviewCode } = await listed(request, taker);
  return [
    await beginRecord(request, taker),
    `/skill/test/${skill}`,
    `/video/interview/start/${interviewCode}`,
  ];
}

/** Where the links of a screen lead that have this in their address. */
async function linksAt(page: Page, path: string, inside: string): Promise<string[]> {
  await page.goto(path);
  const links = page.locator(`a[href*="${inside}"]`);
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** The people whose reports these are, each once. */
const peopleOf = (reports: readonly string[]) => [
  ...new Set(reports.flatMap((href) => /\/report\/\w+\/(\d+)/.exec(href)?.[1] ?? [])),
];

/** A campaign with results, its form, one report of each kind from its people, and some of them beside each other. */
async function reportsOf(page: Page): Promise<string[]> {
  await page.goto('/admin/assessments');
  const pathOf = async (name: string) =>
    (await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
  const path = await pathOf('Engineering leads, autumn');
  const other = await pathOf('Customer service team');
  const tables = [
    ...(await linksAt(page, `${path}/results`, '/tabular')),
    ...(await linksAt(page, `${other}/results`, '/tabular')),
  ];
  const people = peopleOf(await linksAt(page, path, '/admin/report/'));
  const culture = `${other.replace('view/', '')}/culture/tabular`;
  const wishing = peopleOf(await linksAt(page, culture, '/admin/report/culture/'));
  expect(Math.min(people.length, 2 * wishing.length)).toBeGreaterThan(3);
  const person = `/admin/subject-profile/${wishing[0]}`;
  const found = [
    ...tables,
    ...(await linksAt(page, person, '/admin/report/')),
    ...(await linksAt(page, '/admin/manager/organization/success-profile/1', '/subject/')),
    ...(await linksAt(page, '/admin/manager/profile/details', '/profile/edit/')),
  ];
  const kinds = new Map(found.map((href) => [href.replaceAll(/\d+|\?.*/g, ''), href]));
  expect(kinds.size).toBeGreaterThan(6);
  const team = new URLSearchParams({
    campaign: path.replace(/.*\//, ''),
    subjects: people.slice(0, 4).join(','),
  });
  return [
    ...['', '/results', '/emails', '/share', '/settings'].map((part) => path + part),
    path.replace('view', 'edit'),
    path.replace('view', 'copy'),
    person,
    ...kinds.values(),
    `/admin/report/personality-test/compare/${people.slice(0, 2).join('/')}`,
    `/admin/report/culture-test/compare/${wishing.slice(0, 2).join('/')}`,
    `/admin/report/personality-test/team-compare?${team}`,
  ];
}
