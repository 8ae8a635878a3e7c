import { createRoute } from '@tanstack/react-router';
import { OrganizationOnly } from '../pages/admin/start/organization-only.tsx';
import { requireAccess, requireStaff } from './guards.ts';
import { managerRoute } from './routes.root.tsx';

/** Below these lie the screens that need a session, each for whom it is. */

export const staffGuard = createRoute({
  getParentRoute: () => managerRoute,
  id: 'staff',
  beforeLoad: requireStaff,
});

/** Screens of the manager's organisation. */
export const organizationGuard = createRoute({
  getParentRoute: () => staffGuard,
  id: 'organization',
  // Not apart: the pages below wait for it.
  component: OrganizationOnly,
});

/** Screens of those who run this Assay. */
export const operatorGuard = createRoute({
  getParentRoute: () => staffGuard,
  id: 'operator',
  beforeLoad: requireAccess('operator'),
});

/** Screens of those alone who may see the action log. */
export const superAdminGuard = createRoute({
  getParentRoute: () => staffGuard,
  id: 'super-admin',
  beforeLoad: requireAccess('super_admin'),
});
