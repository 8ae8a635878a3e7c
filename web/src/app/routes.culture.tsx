import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.ts';
import { operatorGuard, organizationGuard } from './routes.staff.ts';

/** An organisation's own culture test, for its managers and for those who run this Assay. */

const cultureTestPages = () => import('../pages/admin/organization/culture-test.tsx');

const cultureTestNew = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/manager/organization/culture/new',
  component: lazyPage(cultureTestPages, 'CultureTestNewPage'),
});

const cultureTest = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/manager/organization/culture/$id',
  component: lazyPage(cultureTestPages, 'CultureTestPage'),
});

const cultureTestResults = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/manager/organization/culture/results/$id',
  component: lazyPage(
    () => import('../pages/admin/organization/culture-test-results.tsx'),
    'CultureTestResultsPage',
  ),
});

const organizationCulture = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/organizations/culture/results/$id/$cultureId',
  component: lazyPage(
    () => import('../pages/admin/operators/organization-culture-results.tsx'),
    'OrganizationCultureResultsPage',
  ),
});

export const ownCultureRoutes = [cultureTestNew, cultureTest, cultureTestResults] as const;
export const operatorCultureRoutes = [organizationCulture] as const;
