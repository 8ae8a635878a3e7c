import { createRoute } from '@tanstack/react-router';
import { organizationListSearch } from '../features/organizations/search.ts';
import { text } from '../lib/search.ts';
import { lazyPage } from './lazy-page.ts';
import { operatorGuard } from './routes.staff.ts';

const organizations = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/organizations',
  validateSearch: (search): Partial<ReturnType<typeof organizationListSearch>> =>
    organizationListSearch(search),
  component: lazyPage(
    () => import('../pages/admin/operators/organizations.tsx'),
    'OrganizationsPage',
  ),
});

const organizationForm = () => import('../pages/admin/operators/organization-form.tsx');

const organizationNew = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/organizations/new',
  component: lazyPage(organizationForm, 'OrganizationNewPage'),
});

const organizationEdit = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/organizations/edit/$id',
  component: lazyPage(organizationForm, 'OrganizationEditPage'),
});

const organizationView = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/organizations/view/$id',
  component: lazyPage(
    () => import('../pages/admin/operators/organization-view.tsx'),
    'OrganizationViewPage',
  ),
});

const managerNew = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/organizations/$id/managers/new',
  component: lazyPage(() => import('../pages/admin/operators/manager-new.tsx'), 'ManagerNewPage'),
});

const deleteTests = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/delete-tests',
  validateSearch: (search): { email?: string | undefined } => ({ email: text(search.email) }),
  component: lazyPage(() => import('../pages/admin/operators/delete-tests.tsx'), 'DeleteTestsPage'),
});

export const operatorRoutes = [
  organizations,
  organizationNew,
  organizationEdit,
  organizationView,
  managerNew,
  deleteTests,
] as const;
