import { expect, type Page, test } from '@playwright/test';
import { brokenWords, cutTexts, speakLongWords } from './long-words.ts';
import { cutOff, expectLoaded } from './product.ts';
import { firstResult } from './takers.ts';
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
    '/faq',
    '/privacy',
    '/account-deleted',
    '/nowhere',
    '/admin/login',
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
    '/admin/tabular/personality',
    '/admin/manager/organization/view',
    '/admin/manager/organization/edit',
    '/admin/manager/organization/subscription',
    '/admin/manager/organization/labels',
    '/admin/manager/labels/details',
    '/admin/manager/profile/details',
  ],
  operator: [
    '/admin/dashboard',
    '/admin/organizations',
    '/admin/organizations/new',
    '/admin/organizations/view/1',
    '/admin/organizations/1/managers/new',
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
    '/personality/test',
    '/culture/test',
    '/judgement/test',
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
};

/** Somebody who has logged in already looks at theirs once more, in longer words. */
export async function expectRoomForLongWords(
  page: Page,
  who: keyof typeof longScreens,
): Promise<void> {
  const paths = [...longScreens[who], ...(who === 'manager' ? await reportsOf(page) : [])];
  await speakLongWords(page.context());
  // The first one loads the texts.
  await page.goto('/dist/favicon.svg');
  for (const path of paths) {
    await test.step(`long words: ${path}`, async () => {
      await goWithin(page, path);
      await expectLoaded(page);
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

/** A campaign with results, its form, and one report of each kind from its people. */
async function reportsOf(page: Page): Promise<string[]> {
  await page.goto('/admin/assessments');
  const campaign = page.getByRole('link', { name: 'Engineering leads, autumn', exact: true });
  const path = (await campaign.getAttribute('href')) ?? '';
  const found: string[] = [];
  for (const [at, inside] of [
    [path, '/admin/report/'],
    [`${path}/results`, '/tabular'],
  ] as const) {
    await page.goto(at);
    const links = page.locator(`a[href*="${inside}"]`);
    await expect(links.first()).toBeVisible();
    found.push(
      ...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))),
    );
  }
  const kinds = new Map(found.map((href) => [href.replace(/\d+.*/, ''), href]));
  expect(kinds.size).toBeGreaterThan(1);
  const parts = ['', '/results', '/emails', '/share', '/settings'].map((part) => path + part);
  const { person } = await firstResult(page.request);
  return [
    ...parts,
    path.replace('view', 'edit'),
    `/admin/subject-profile/${person}`,
    ...kinds.values(),
  ];
}
