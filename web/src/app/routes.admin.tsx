import { createRoute } from '@tanstack/react-router';
import { campaignListSearch, peopleSearch } from '../features/campaigns/search.ts';
import { organizationListSearch } from '../features/organisations/search.ts';
import {
  compareSearch,
  reportSearch,
  tabularSearch,
  teamSearch,
  workingSearch,
} from '../features/reports/search.ts';
import { OrganizationOnly } from '../pages/admin/organization-only.tsx';
import { NotFoundPage } from '../pages/public/not-found.tsx';
import { requireAccess, requireStaff, toManagerHome } from './guards.ts';
import { lazyPage } from './lazy-page.ts';
import { managerRoute } from './routes.root.tsx';

/**
 * Managers' screens; those that need a session lie below `staffGuard`. A screen that turns out to show nothing that
 * exists needs the not-found screen of its own: errors stop at the route that they come from.
 */

const staffGuard = createRoute({
  getParentRoute: () => managerRoute,
  id: 'staff',
  beforeLoad: requireStaff,
});

/** Screens of the manager's organisation. */
const organizationGuard = createRoute({
  getParentRoute: () => staffGuard,
  id: 'organization',
  // Not apart: the pages below wait for it.
  component: OrganizationOnly,
});

/** Screens of those who run this Assay. */
const operatorGuard = createRoute({
  getParentRoute: () => staffGuard,
  id: 'operator',
  beforeLoad: requireAccess('operator'),
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

const createAccount = createRoute({
  getParentRoute: () => managerRoute,
  path: '/admin/create-account-manager/$hash',
  component: lazyPage(
    () => import('../pages/admin/create-account-manager.tsx'),
    'CreateAccountManagerPage',
  ),
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

const assessments = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/assessments',
  validateSearch: (search): Partial<ReturnType<typeof campaignListSearch>> =>
    campaignListSearch(search),
  component: lazyPage(() => import('../pages/admin/assessments.tsx'), 'AssessmentsPage'),
});

const assessmentForm = () => import('../pages/admin/assessment-form.tsx');

const assessmentNew = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/assessments/new',
  component: lazyPage(assessmentForm, 'AssessmentNewPage'),
});

const assessmentEdit = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/assessments/edit/$id',
  component: lazyPage(assessmentForm, 'AssessmentEditPage'),
  notFoundComponent: NotFoundPage,
});

const assessmentCopy = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/assessments/copy/$id',
  component: lazyPage(assessmentForm, 'AssessmentCopyPage'),
  notFoundComponent: NotFoundPage,
});

const assessmentView = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/assessments/view/$id',
  validateSearch: (search): Partial<ReturnType<typeof peopleSearch>> => peopleSearch(search),
  component: lazyPage(() => import('../pages/admin/assessment-view.tsx'), 'AssessmentViewPage'),
  notFoundComponent: NotFoundPage,
});

const tabular = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/assessments/$id/$test/tabular',
  validateSearch: (search): Partial<ReturnType<typeof tabularSearch>> => tabularSearch(search),
  component: lazyPage(() => import('../pages/admin/tabular.tsx'), 'TabularPage'),
  notFoundComponent: NotFoundPage,
});

const reportPersonality = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/personality/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(
    () => import('../pages/admin/report-personality.tsx'),
    'ReportPersonalityPage',
  ),
  notFoundComponent: NotFoundPage,
});

const reportWorking = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/personality/$subjectId/working',
  validateSearch: (search): Partial<ReturnType<typeof workingSearch>> => workingSearch(search),
  component: lazyPage(() => import('../pages/admin/report-working.tsx'), 'ReportWorkingPage'),
  notFoundComponent: NotFoundPage,
});

const reportTwo = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/personality-test/compare/$first/$second',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(() => import('../pages/admin/report-two.tsx'), 'ReportTwoPage'),
  notFoundComponent: NotFoundPage,
});

const reportTeam = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/personality-test/team-compare',
  validateSearch: (search): Partial<ReturnType<typeof teamSearch>> => teamSearch(search),
  component: lazyPage(() => import('../pages/admin/report-team.tsx'), 'ReportTeamPage'),
  notFoundComponent: NotFoundPage,
});

const compare = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/compare',
  validateSearch: (search): Partial<ReturnType<typeof compareSearch>> => compareSearch(search),
  component: lazyPage(() => import('../pages/admin/compare.tsx'), 'ComparePage'),
  notFoundComponent: NotFoundPage,
});

const organizations = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/organizations',
  validateSearch: (search): Partial<ReturnType<typeof organizationListSearch>> =>
    organizationListSearch(search),
  component: lazyPage(() => import('../pages/admin/organizations.tsx'), 'OrganizationsPage'),
});

const organizationForm = () => import('../pages/admin/organization-form.tsx');

const organizationNew = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/organizations/new',
  component: lazyPage(organizationForm, 'OrganizationNewPage'),
});

const organizationEdit = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/organizations/edit/$id',
  component: lazyPage(organizationForm, 'OrganizationEditPage'),
  notFoundComponent: NotFoundPage,
});

const organizationView = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/organizations/view/$id',
  component: lazyPage(() => import('../pages/admin/organization-view.tsx'), 'OrganizationViewPage'),
  notFoundComponent: NotFoundPage,
});

const managerNew = createRoute({
  getParentRoute: () => operatorGuard,
  path: '/admin/organizations/$id/managers/new',
  component: lazyPage(() => import('../pages/admin/manager-new.tsx'), 'ManagerNewPage'),
  notFoundComponent: NotFoundPage,
});

const managerProfilePages = () => import('../pages/admin/manager-profile.tsx');

const managerProfile = createRoute({
  getParentRoute: () => staffGuard,
  path: '/admin/manager/profile/details',
  component: lazyPage(managerProfilePages, 'ManagerProfilePage'),
});

const managerProfileEdit = createRoute({
  getParentRoute: () => staffGuard,
  path: '/admin/manager/profile/edit/$id',
  component: lazyPage(managerProfilePages, 'ManagerProfileEditPage'),
  notFoundComponent: NotFoundPage,
});

const notFound = createRoute({
  getParentRoute: () => staffGuard,
  path: '/admin/$',
  component: NotFoundPage,
});

export const adminRoutes = [
  login,
  createAccount,
  staffGuard.addChildren([
    home,
    dashboard,
    organizationGuard.addChildren([
      assessments,
      assessmentNew,
      assessmentEdit,
      assessmentCopy,
      assessmentView,
      tabular,
      reportPersonality,
      reportWorking,
      reportTwo,
      reportTeam,
      compare,
    ]),
    operatorGuard.addChildren([
      organizations,
      organizationNew,
      organizationEdit,
      organizationView,
      managerNew,
    ]),
    managerProfile,
    managerProfileEdit,
    notFound,
  ]),
] as const;
