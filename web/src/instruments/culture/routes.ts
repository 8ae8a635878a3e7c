import { createRoute, redirect } from '@tanstack/react-router';
import { candidateGuard } from '../../app/candidate-guard.ts';
import { lazyPage } from '../../app/lazy-page.ts';
import { talentRoute } from '../../app/routes.root.tsx';
import { organizationGuard } from '../../app/routes.staff.ts';
import { handOver } from '../../app/take-document.ts';
import { reportSearch } from '../../features/reports/search.ts';

const cultureTest = createRoute({
  getParentRoute: () => talentRoute,
  path: '/culture/test',
  beforeLoad: handOver,
});

const cultureResults = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/culture/results',
  component: lazyPage(() => import('./own/results-page.tsx'), 'CultureResultsPage'),
});

const reportCulture = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/culture/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(() => import('./managers/report-page.tsx'), 'ReportCulturePage'),
});

const reportCultureTwo = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/culture-test/compare/$first/$second',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(() => import('./managers/two-page.tsx'), 'ReportCultureTwoPage'),
});

/** An address of former times, kept for the links that people have. */
const formerCulture = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/culture/result/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  beforeLoad({ params, search }) {
    throw redirect({ to: '/admin/report/culture/$subjectId', params, search, replace: true });
  },
});

export const takeRoutes = [cultureTest] as const;
export const candidateRoutes = [cultureResults] as const;
export const organizationRoutes = [reportCulture, reportCultureTwo, formerCulture] as const;
