import { createRoute } from '@tanstack/react-router';
import { personSearch, successProfileSearch } from '../features/success-profiles/search.ts';
import { lazyPage } from './lazy-page.ts';
import { organizationGuard } from './routes.staff.ts';

const base = '/admin/manager/organization/success-profile';

const list = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/manager/organization/success-profiles',
  validateSearch: (search): Partial<ReturnType<typeof successProfileSearch>> =>
    successProfileSearch(search),
  component: lazyPage(
    () => import('../pages/admin/success-profiles/success-profiles.tsx'),
    'SuccessProfilesPage',
  ),
});

const form = () => import('../pages/admin/success-profiles/success-profile-form.tsx');

const create = createRoute({
  getParentRoute: () => organizationGuard,
  path: base,
  component: lazyPage(form, 'SuccessProfileNewPage'),
});

const view = createRoute({
  getParentRoute: () => organizationGuard,
  path: `${base}/$successProfileId`,
  component: lazyPage(
    () => import('../pages/admin/success-profiles/success-profile-view.tsx'),
    'SuccessProfileViewPage',
  ),
});

const edit = createRoute({
  getParentRoute: () => organizationGuard,
  path: `${base}/$successProfileId/edit`,
  component: lazyPage(form, 'SuccessProfileEditPage'),
});

const searchSubjects = createRoute({
  getParentRoute: () => organizationGuard,
  path: `${base}/$successProfileId/search-subjects`,
  validateSearch: (search): Partial<ReturnType<typeof personSearch>> => personSearch(search),
  component: lazyPage(
    () => import('../pages/admin/success-profiles/success-profile-people.tsx'),
    'SuccessProfilePeoplePage',
  ),
});

const report = createRoute({
  getParentRoute: () => organizationGuard,
  path: `${base}/$successProfileId/report`,
  component: lazyPage(
    () => import('../pages/admin/success-profiles/success-profile-report.tsx'),
    'SuccessProfileReportPage',
  ),
});

const review = createRoute({
  getParentRoute: () => organizationGuard,
  path: `${base}/$successProfileId/subject/$subjectId/category/$categoryId`,
  component: lazyPage(
    () => import('../pages/admin/success-profiles/success-profile-review.tsx'),
    'SuccessProfileReviewPage',
  ),
});

export const successProfileRoutes = [
  list,
  create,
  view,
  edit,
  searchSubjects,
  report,
  review,
] as const;
