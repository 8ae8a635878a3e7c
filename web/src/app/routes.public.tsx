import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../pages/public/not-found.tsx';
import { lazyPage } from './lazy-page.ts';
import { talentRoute } from './routes.root.tsx';

/** Screens for which nobody needs to be logged in. */

const home = createRoute({
  getParentRoute: () => talentRoute,
  path: '/',
  component: lazyPage(() => import('../pages/public/home.tsx'), 'HomePage'),
});

const createAccount = createRoute({
  getParentRoute: () => talentRoute,
  path: '/create-account-test-subject/$hash/$organizationId',
  component: lazyPage(() => import('../pages/public/create-account.tsx'), 'CreateAccountPage'),
});

const givePermission = createRoute({
  getParentRoute: () => talentRoute,
  path: '/give-permission/$organizationId/$hash',
  component: lazyPage(() => import('../pages/public/give-permission.tsx'), 'GivePermissionPage'),
});

const login = createRoute({
  getParentRoute: () => talentRoute,
  path: '/login',
  component: lazyPage(() => import('../pages/public/login.tsx'), 'LoginPage'),
});

const inactiveOrganization = createRoute({
  getParentRoute: () => talentRoute,
  path: '/inactive-organization',
  component: lazyPage(
    () => import('../pages/public/inactive-organization.tsx'),
    'InactiveOrganizationPage',
  ),
});

const unsubscribe = createRoute({
  getParentRoute: () => talentRoute,
  path: '/unsubscribe/$hash',
  component: lazyPage(() => import('../pages/public/unsubscribe.tsx'), 'UnsubscribePage'),
});

const notFound = createRoute({
  getParentRoute: () => talentRoute,
  path: '/$',
  component: NotFoundPage,
});

export const publicRoutes = [
  home,
  createAccount,
  givePermission,
  login,
  inactiveOrganization,
  unsubscribe,
  notFound,
] as const;
