import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../pages/public/not-found.tsx';
import { requireStaff, toManagerHome } from './guards.ts';
import { lazyPage } from './lazy-page.ts';
import { managerRoute } from './routes.root.tsx';

/** Managers' screens; those that need a session have `getParentRoute: () => staffGuard`. */

const staffGuard = createRoute({
  getParentRoute: () => managerRoute,
  id: 'staff',
  beforeLoad: requireStaff,
});

const login = createRoute({
  getParentRoute: () => managerRoute,
  path: '/admin/login',
  validateSearch: (search: Record<string, unknown>): { 'redirect-to'?: string } => {
    const target = search['redirect-to'];
    return typeof target === 'string' ? { 'redirect-to': target } : {};
  },
  component: lazyPage(() => import('../pages/admin/login.tsx'), 'AdminLoginPage'),
});

const home = createRoute({
  getParentRoute: () => staffGuard,
  path: '/admin/',
  beforeLoad: toManagerHome,
});

const dashboard = createRoute({
  getParentRoute: () => staffGuard,
  path: '/admin/dashboard',
  beforeLoad: toManagerHome,
});

const notFound = createRoute({
  getParentRoute: () => staffGuard,
  path: '/admin/$',
  component: NotFoundPage,
});

export const adminRoutes = [login, staffGuard.addChildren([home, dashboard, notFound])] as const;
