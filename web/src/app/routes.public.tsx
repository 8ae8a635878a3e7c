import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../pages/public/not-found.tsx';
import { lazyPage } from './lazy-page.ts';
import { talentRoute } from './routes.root.tsx';

/** Screens for which nobody needs to be logged in. */

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

const notFound = createRoute({
  getParentRoute: () => talentRoute,
  path: '/$',
  component: NotFoundPage,
});

export const publicRoutes = [login, inactiveOrganization, notFound] as const;
