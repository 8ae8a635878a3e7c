import { createRoute, redirect } from '@tanstack/react-router';
import { actionLogSearch } from '../features/action-logs/search.ts';
import { campaignListSearch, peopleSearch } from '../features/campaigns/search.ts';
import { dashboardSearch } from '../features/dashboard/search.ts';
import { talentSearch } from '../features/people/search.ts';
import { compareSearch } from '../features/reports/search.ts';
import { oneOf, text } from '../lib/search.ts';
import { NotFoundPage } from '../pages/public/not-found.tsx';
import { lazyPage } from './lazy-page.ts';
import { operatorCultureRoutes, ownCultureRoutes } from './routes.culture.tsx';
import { jobProfileRoutes } from './routes.job-profiles.tsx';
import { labelRoutes } from './routes.labels.tsx';
import { operatorRoutes } from './routes.operator.tsx';
import { questionBankRoutes } from './routes.question-bank.tsx';
import { reportRoutes } from './routes.reports.tsx';
import { managerRoute } from './routes.root.tsx';
import { operatorGuard, organizationGuard, staffGuard, superAdminGuard } from './routes.staff.ts';
import { successProfileRoutes } from './routes.success-profiles.tsx';

/**
 * Managers' screens; those that need a session lie below `staffGuard`. A screen that turns out to show nothing that
 * exists needs the not-found screen of its own: errors stop at the route that they come from.
 */

const login = createRoute({
  getParentRoute: () => managerRoute,
  path: '/admin/login',
  validateSearch: (search: Record<string, unknown>): { 'redirect-to'?: string } => {
    const target = search['redirect-to'];
    return typeof target === 'string' ? { 'redirect-to': target } : {};
  },
  component: lazyPage(() => import('../pages/admin/start/login.tsx'), 'AdminLoginPage'),
});

const createAccount = createRoute({
  getParentRoute: () => managerRoute,
  path: '/admin/create-account-manager/$hash',
  component: lazyPage(
    () => import('../pages/admin/start/create-account-manager.tsx'),
    'CreateAccountManagerPage',
  ),
});

const home = createRoute({
  getParentRoute: () => staffGuard,
  path: '/admin/',
  validateSearch: (search): Partial<ReturnType<typeof dashboardSearch>> => dashboardSearch(search),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/admin/dashboard', search, replace: true });
  },
});

const dashboard = createRoute({
  getParentRoute: () => staffGuard,
  path: '/admin/dashboard',
  validateSearch: (search): Partial<ReturnType<typeof dashboardSearch>> => dashboardSearch(search),
  component: lazyPage(() => import('../pages/admin/start/dashboard.tsx'), 'DashboardPage'),
});

const campaigns = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/assessments',
  validateSearch: (search): Partial<ReturnType<typeof campaignListSearch>> =>
    campaignListSearch(search),
  component: lazyPage(() => import('../pages/admin/campaigns/campaigns.tsx'), 'CampaignsPage'),
});

const campaignForm = () => import('../pages/admin/campaigns/campaign-form.tsx');

const campaignNew = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/assessments/new',
  component: lazyPage(campaignForm, 'CampaignNewPage'),
});

const campaignEdit = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/assessments/edit/$id',
  validateSearch: (search): { section?: 'people' | undefined } => ({
    section: oneOf(search.section, ['people']),
  }),
  component: lazyPage(campaignForm, 'CampaignEditPage'),
});

const campaignCopy = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/assessments/copy/$id',
  component: lazyPage(campaignForm, 'CampaignCopyPage'),
});

const campaignView = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/assessments/view/$id',
  component: lazyPage(
    () => import('../pages/admin/campaigns/campaign-view.tsx'),
    'CampaignViewPage',
  ),
  notFoundComponent: NotFoundPage,
});

const campaignPeople = createRoute({
  getParentRoute: () => campaignView,
  path: '/',
  validateSearch: (search): Partial<ReturnType<typeof peopleSearch>> => peopleSearch(search),
  component: lazyPage(
    () => import('../pages/admin/campaigns/campaign-people.tsx'),
    'CampaignPeoplePage',
  ),
});

const campaignResults = createRoute({
  getParentRoute: () => campaignView,
  path: '/results',
  validateSearch: (search): Partial<ReturnType<typeof peopleSearch>> => peopleSearch(search),
  component: lazyPage(
    () => import('../pages/admin/campaigns/campaign-results.tsx'),
    'CampaignResultsPage',
  ),
});

const campaignSetup = () => import('../pages/admin/campaigns/campaign-setup.tsx');

const campaignEmails = createRoute({
  getParentRoute: () => campaignView,
  path: '/emails',
  component: lazyPage(campaignSetup, 'CampaignEmailsPage'),
});

const campaignShare = createRoute({
  getParentRoute: () => campaignView,
  path: '/share',
  component: lazyPage(campaignSetup, 'CampaignSharePage'),
});

const campaignSettings = createRoute({
  getParentRoute: () => campaignView,
  path: '/settings',
  component: lazyPage(campaignSetup, 'CampaignSettingsPage'),
});

const talent = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/talent',
  validateSearch: (search): Partial<ReturnType<typeof talentSearch>> => talentSearch(search),
  component: lazyPage(() => import('../pages/admin/people/talent.tsx'), 'TalentPage'),
});

const subjectProfile = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/subject-profile/$id',
  component: lazyPage(
    () => import('../pages/admin/people/subject-profile.tsx'),
    'SubjectProfilePage',
  ),
});

const compare = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/compare',
  validateSearch: (search): Partial<ReturnType<typeof compareSearch>> => compareSearch(search),
  component: lazyPage(() => import('../pages/admin/reports/compare.tsx'), 'ComparePage'),
});

const ownOrganizationPages = () => import('../pages/admin/organization/own-organization.tsx');

const ownOrganization = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/manager/organization/view',
  component: lazyPage(ownOrganizationPages, 'OwnOrganizationPage'),
});

const ownOrganizationEdit = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/manager/organization/edit',
  component: lazyPage(ownOrganizationPages, 'OwnOrganizationEditPage'),
});

const subscription = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/manager/organization/subscription',
  component: lazyPage(
    () => import('../pages/admin/organization/subscription.tsx'),
    'SubscriptionPage',
  ),
});

const afterPayment = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/after-payment/success',
  validateSearch: (search): { session?: string | undefined } => ({ session: text(search.session) }),
  component: lazyPage(
    () => import('../pages/admin/organization/after-payment.tsx'),
    'AfterPaymentPage',
  ),
});

const succession = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/succession',
  component: lazyPage(() => import('../pages/admin/succession/succession.tsx'), 'SuccessionPage'),
});

const actionLogs = createRoute({
  getParentRoute: () => superAdminGuard,
  path: '/admin/action-logs',
  validateSearch: (search): Partial<ReturnType<typeof actionLogSearch>> => actionLogSearch(search),
  component: lazyPage(() => import('../pages/admin/operators/action-logs.tsx'), 'ActionLogsPage'),
});

const managerProfilePages = () => import('../pages/admin/organization/manager-profile.tsx');

const managerProfile = createRoute({
  getParentRoute: () => staffGuard,
  path: '/admin/manager/profile/details',
  component: lazyPage(managerProfilePages, 'ManagerProfilePage'),
});

const managerProfileEdit = createRoute({
  getParentRoute: () => staffGuard,
  path: '/admin/manager/profile/edit/$id',
  component: lazyPage(managerProfilePages, 'ManagerProfileEditPage'),
});

const twoFactor = createRoute({
  getParentRoute: () => staffGuard,
  path: '/admin/two-factor',
  component: lazyPage(() => import('../pages/admin/start/two-factor.tsx'), 'TwoFactorPage'),
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
      campaigns,
      campaignNew,
      campaignEdit,
      campaignCopy,
      campaignView.addChildren([
        campaignPeople,
        campaignResults,
        campaignEmails,
        campaignShare,
        campaignSettings,
      ]),
      talent,
      subjectProfile,
      ...reportRoutes,
      compare,
      succession,
      ...successProfileRoutes,
      ...labelRoutes,
      ownOrganization,
      ownOrganizationEdit,
      ...ownCultureRoutes,
      subscription,
      afterPayment,
    ]),
    operatorGuard.addChildren([
      ...operatorRoutes,
      ...operatorCultureRoutes,
      ...jobProfileRoutes,
      ...questionBankRoutes,
    ]),
    superAdminGuard.addChildren([actionLogs]),
    managerProfile,
    managerProfileEdit,
    twoFactor,
    notFound,
  ]),
] as const;
