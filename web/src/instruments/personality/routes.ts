import { createRoute, redirect } from '@tanstack/react-router';
import { candidateGuard } from '../../app/candidate-guard.ts';
import { lazyPage } from '../../app/lazy-page.ts';
import { talentRoute } from '../../app/routes.root.tsx';
import { organizationGuard } from '../../app/routes.staff.ts';
import { handOver } from '../../app/take-document.ts';
import { reportSearch, teamSearch, workingSearch } from '../../features/reports/search.ts';

const personalityTest = createRoute({
  getParentRoute: () => talentRoute,
  path: '/personality/test',
  beforeLoad: handOver,
});

const personalityResults = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/personality/results',
  component: lazyPage(() => import('./own/results-page.tsx'), 'PersonalityResultsPage'),
});

const reportPersonality = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/personality/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(() => import('./managers/report-page.tsx'), 'ReportPersonalityPage'),
});

/** An address of former times, kept for the links that people have. */
const formerPersonality = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/test/result/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  beforeLoad({ params, search }) {
    throw redirect({ to: '/admin/report/personality/$subjectId', params, search, replace: true });
  },
});

const reportWorking = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/personality/$subjectId/working',
  validateSearch: (search): Partial<ReturnType<typeof workingSearch>> => workingSearch(search),
  component: lazyPage(() => import('./managers/working-page.tsx'), 'ReportWorkingPage'),
});

const reportTwo = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/personality-test/compare/$first/$second',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(() => import('./managers/two-page.tsx'), 'ReportTwoPage'),
});

const reportTeam = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/personality-test/team-compare',
  validateSearch: (search): Partial<ReturnType<typeof teamSearch>> => teamSearch(search),
  component: lazyPage(() => import('./managers/team-page.tsx'), 'ReportTeamPage'),
});

export const takeRoutes = [personalityTest] as const;
export const candidateRoutes = [personalityResults] as const;
export const organizationRoutes = [
  reportPersonality,
  formerPersonality,
  reportWorking,
  reportTwo,
  reportTeam,
] as const;
