import { expect } from '@playwright/test';
import { logIn, screen } from './product.ts';
import { test } from './server.ts';

/** Every screen of managers, with ids that need not exist: nobody gets far enough to find out. */
const managersPaths = [
  '/admin',
  '/admin/dashboard',
  '/admin/action-logs',
  '/admin/delete-tests',
  '/admin/assessments',
  '/admin/assessments/new',
  '/admin/assessments/edit/1',
  '/admin/assessments/copy/1',
  '/admin/assessments/view/1',
  '/admin/assessments/1/personality/tabular',
  '/admin/assessments/1/logical/tabular',
  '/admin/assessments/1/culture/tabular',
  '/admin/assessments/1/burnout/tabular',
  '/admin/assessments/1/mcqt_1/tabular',
  '/admin/compare',
  '/admin/organizations',
  '/admin/organizations/new',
  '/admin/organizations/edit/1',
  '/admin/organizations/view/1',
  '/admin/organizations/1/managers/new',
  '/admin/multiple-choice-questions/list',
  '/admin/multiple-choice-questions/new',
  '/admin/multiple-choice-questions/edit/1',
  '/admin/multiple-choice-questions/view/1',
  '/admin/multiple-choice-questions/preview/1',
  '/admin/multiple-choice-questions/question/new/1',
  '/admin/multiple-choice-questions/question/edit/1/1',
  '/admin/multiple-choice-questions/question/view/1/1',
  '/admin/multiple-choice-questions/option/new/1/1',
  '/admin/multiple-choice-questions/option/edit/1/1/1',
  '/admin/multiple-choice-questions/option-groups',
  '/admin/interview/result/1/1',
  '/admin/manager/profile/details',
  '/admin/manager/profile/edit/1',
  '/admin/manager/organization/view',
  '/admin/manager/organization/edit',
  '/admin/manager/organization/subscription',
  '/admin/manager/labels/details',
  '/admin/manager/labels/new',
  '/admin/manager/organization/labels',
  '/admin/manager/organization/labels/1',
  '/admin/report/personality/1',
  '/admin/report/logical/1',
  '/admin/report/culture/1',
  '/admin/report/mcqt/1/1',
  '/admin/report/culture-test/compare/1/2',
  '/admin/test/result/1',
  '/admin/iq/result/1',
  '/admin/culture/result/1',
  '/admin/manager/organization/culture/new',
  '/admin/manager/organization/culture/1',
  '/admin/manager/organization/culture/results/1',
  '/admin/organizations/culture/results/1/1',
  '/admin/report/burnout-index/1',
  '/admin/report/working-from-home-index/1',
  '/admin/report/personality-test/compare/1/2',
  '/admin/report/personality-test/team-compare',
  '/after-payment/success',
];

test('R016 R055 managers’ screens lead a visitor to the login, which offers itself in the bar', async ({
  page,
}) => {
  for (const path of managersPaths) {
    await page.goto(path);
    await expect(screen(page, 'admin-login'), path).toBeVisible();
    const asked = new URL(page.url()).searchParams.get('redirect-to');
    expect(asked, path).toContain(path === '/admin' ? '/admin' : path);
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('R016 a candidate is logged out instead of let in', async ({ page }) => {
  for (const path of [
    '/admin/dashboard',
    '/admin/manager/organization/view',
    '/after-payment/success',
  ]) {
    await logIn(page, '/login', 'candidate@assay.test');
    await page.goto(path);
    await expect(screen(page, 'admin-login'), path).toBeVisible();
  }
});

test('R025 R121 a path that nobody knows shows so, and everything loaded lies under /dist/', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) {
      loaded.push(new URL(request.url()).pathname);
    }
  });
  await page.goto('/no/such/path');
  await expect(screen(page, 'not-found')).toBeVisible();
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((path) => !path.startsWith('/dist/'))).toEqual([]);
});
