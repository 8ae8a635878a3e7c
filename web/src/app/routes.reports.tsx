import { createRoute, redirect } from '@tanstack/react-router';
import {
  reportSearch,
  tabularSearch,
  teamSearch,
  workingSearch,
} from '../features/reports/search.ts';
import { NotFoundPage } from '../pages/public/not-found.tsx';
import { lazyPage } from './lazy-page.ts';
import { organizationGuard } from './routes.staff.ts';

/** Reports of one person, tables of a campaign, comparisons of some people. */

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

const reportLogical = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/logical/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(() => import('../pages/admin/report-logical.tsx'), 'ReportLogicalPage'),
  notFoundComponent: NotFoundPage,
});

const reportSkill = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/mcqt/$mcqTestId/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(() => import('../pages/admin/report-skill.tsx'), 'ReportSkillPage'),
  notFoundComponent: NotFoundPage,
});

const interviewResult = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/interview/result/$interviewId/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(() => import('../pages/admin/interview-result.tsx'), 'InterviewResultPage'),
  notFoundComponent: NotFoundPage,
});

const reportCulture = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/culture/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(() => import('../pages/admin/report-culture.tsx'), 'ReportCulturePage'),
  notFoundComponent: NotFoundPage,
});

const reportCultureTwo = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/culture-test/compare/$first/$second',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(
    () => import('../pages/admin/report-culture-two.tsx'),
    'ReportCultureTwoPage',
  ),
  notFoundComponent: NotFoundPage,
});

// Addresses of former times, kept for the links that people have.
const formerPersonality = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/test/result/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  beforeLoad({ params, search }) {
    throw redirect({ to: '/admin/report/personality/$subjectId', params, search, replace: true });
  },
});

const formerLogical = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/iq/result/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  beforeLoad({ params, search }) {
    throw redirect({ to: '/admin/report/logical/$subjectId', params, search, replace: true });
  },
});

const formerCulture = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/culture/result/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  beforeLoad({ params, search }) {
    throw redirect({ to: '/admin/report/culture/$subjectId', params, search, replace: true });
  },
});

const reportWorking = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/personality/$subjectId/working',
  validateSearch: (search): Partial<ReturnType<typeof workingSearch>> => workingSearch(search),
  component: lazyPage(() => import('../pages/admin/report-working.tsx'), 'ReportWorkingPage'),
  notFoundComponent: NotFoundPage,
});

const reportBurnout = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/burnout-index/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(() => import('../pages/admin/report-burnout.tsx'), 'ReportBurnoutPage'),
  notFoundComponent: NotFoundPage,
});

const reportWorkingFromHome = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/working-from-home-index/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(
    () => import('../pages/admin/report-working-from-home.tsx'),
    'ReportWorkingFromHomePage',
  ),
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

export const reportRoutes = [
  tabular,
  reportPersonality,
  reportLogical,
  reportSkill,
  interviewResult,
  reportCulture,
  reportCultureTwo,
  formerPersonality,
  formerLogical,
  formerCulture,
  reportWorking,
  reportBurnout,
  reportWorkingFromHome,
  reportTwo,
  reportTeam,
] as const;
