import { createRoute } from '@tanstack/react-router';
import { jobProfileSearch } from '../features/job-profiles/search.ts';
import { oneOf } from '../lib/search.ts';
import { lazyPage } from './lazy-page.ts';
import { operatorGuard } from './routes.staff.ts';

const list = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/job-profile/list',
  validateSearch: (search): Partial<ReturnType<typeof jobProfileSearch>> =>
    jobProfileSearch(search),
  component: lazyPage(
    () => import('../pages/admin/job-profiles/job-profiles.tsx'),
    'JobProfilesPage',
  ),
});

const form = () => import('../pages/admin/job-profiles/job-profile-form.tsx');

const create = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/job-profile/new',
  component: lazyPage(form, 'JobProfileNewPage'),
});

const edit = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/job-profile/edit/$id',
  /** `created`: it has just been written, and the page says where to go from here. */
  validateSearch: (search): { created?: 1 | undefined } => ({
    created: oneOf(search.created, [1]),
  }),
  component: lazyPage(form, 'JobProfileEditPage'),
});

export const jobProfileRoutes = [list, create, edit] as const;
