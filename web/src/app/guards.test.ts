import type { Role } from '@assay/contract/access';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../api/session.ts';
import { takeOrigin } from '../api/settings.ts';
import { adminRoutes } from './routes.admin.tsx';
import { candidateRoutes } from './routes.candidate.tsx';
import { publicRoutes } from './routes.public.tsx';
import { managerRoute, rootRoute, talentRoute } from './routes.root.tsx';

const routeTree = rootRoute.addChildren([
  talentRoute.addChildren([...publicRoutes, ...candidateRoutes]),
  managerRoute.addChildren([...adminRoutes]),
]);

/** Addresses that managers know by heart, mails and old bookmarks among them; the ids need not exist. */
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
  '/admin/assessments/view/1/results',
  '/admin/assessments/view/1/emails',
  '/admin/assessments/view/1/share',
  '/admin/assessments/view/1/settings',
  '/admin/assessments/1/personality/tabular',
  '/admin/assessments/1/logical/tabular',
  '/admin/assessments/1/culture/tabular',
  '/admin/assessments/1/judgement/tabular',
  '/admin/assessments/1/burnout/tabular',
  '/admin/assessments/1/mcqt_1/tabular',
  '/admin/talent',
  '/admin/subject-profile/1',
  '/admin/succession',
  '/admin/manager/organization/success-profiles',
  '/admin/manager/organization/success-profile',
  '/admin/manager/organization/success-profile/1',
  '/admin/manager/organization/success-profile/1/edit',
  '/admin/manager/organization/success-profile/1/search-subjects',
  '/admin/manager/organization/success-profile/1/report',
  '/admin/manager/organization/success-profile/1/subject/2/category/4',
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
  '/admin/job-profile/list',
  '/admin/job-profile/new',
  '/admin/job-profile/edit/1',
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
  '/admin/report/judgement/1',
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

/** What a manager needs before there is a session. */
const entries = new Set(['/admin/login', '/admin/create-account-manager/$hash']);

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  logIn(null);
});
afterEach(() => vi.unstubAllGlobals());

function logIn(roles: readonly Role[] | null): void {
  sessionStore.setState({ auth: roles !== null, tokens: null, roles: roles ?? [], user: null });
}

function routerAt(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  return createRouter({ routeTree, history });
}

/** Where somebody is led who enters there. Without a browser a router says so instead of going there. */
async function ledFrom(address: string): Promise<string | null> {
  const router = routerAt(address);
  await router.load();
  const result = router._serverResult;
  return result?.type === 'redirect' ? result.redirect.headers.get('Location') : null;
}

const toTheirLogin = (address: string) =>
  `/admin/login?${new URLSearchParams({ 'redirect-to': address })}`;

test('R016 R055 managers’ screens lead a visitor to their login, with the way back', async () => {
  for (const path of managersPaths)
    expect([path, await ledFrom(path)]).toEqual([path, toTheirLogin(path)]);
});

test('R016 so does every screen there is below the managers’ address', async () => {
  const all = Object.keys(routerAt('/').routesByPath).filter((path) =>
    /^\/(admin|after-payment)/.test(path),
  );
  expect(all.length).toBeGreaterThan(50);
  for (const path of all.filter((one) => !entries.has(one))) {
    const filled = path.replaceAll(/\$\w*/g, '1');
    expect([path, await ledFrom(filled)]).toEqual([path, toTheirLogin(filled)]);
  }
});

test('the addresses that managers know are those of screens', () => {
  for (const path of managersPaths) {
    const route = routerAt(path).matchRoutes(path).at(-1);
    expect([path, route?.routeId]).not.toEqual([path, '/manager/staff/admin/$']);
    expect(route?.fullPath.replaceAll(/\$\w+/g, '') || '/').not.toBe('/');
  }
});

test('R016 R085 R103 a candidate is logged out instead of let in', async () => {
  for (const path of ['/admin', '/admin/dashboard', '/after-payment/success']) {
    logIn([]);
    expect([path, await ledFrom(path)]).toEqual([path, toTheirLogin(path)]);
    expect(sessionStore.getState().auth).toBe(false);
  }
});

test('screens of those who run this Assay, and the log, lead others home', async () => {
  const places = [
    '/admin/organizations',
    '/admin/delete-tests',
    '/admin/job-profile/list',
    '/admin/action-logs',
  ];
  const reached = async (roles: readonly Role[]) => {
    logIn(roles);
    return Promise.all(places.map(ledFrom));
  };
  const home = '/admin';
  expect(await reached(['admin'])).toEqual([home, home, home, home]);
  expect(await reached(['tdl_admin'])).toEqual([null, null, null, home]);
  expect(await reached(['super_admin'])).toEqual([null, null, null, null]);
});

test('R029 a candidate’s screens lead a visitor to the login, which knows where they wanted to go', async () => {
  for (const path of ['/own-data', '/profile/edit?from=mail', '/video/interview/list']) {
    expect([path, await ledFrom(path)]).toEqual([path, '/login']);
    expect(takeOrigin()).toBe(path);
  }
});

test('a link that is only pointed at is nowhere that somebody wanted to go', async () => {
  const router = routerAt('/profile/edit');
  await router.load();
  await router.preloadRoute({ to: '/own-data' });
  expect(takeOrigin()).toBe('/profile/edit');
});
