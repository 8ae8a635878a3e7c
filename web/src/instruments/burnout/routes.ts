import { createRoute } from '@tanstack/react-router';
import { candidateGuard } from '../../app/candidate-guard.ts';
import { lazyPage } from '../../app/lazy-page.ts';
import { talentRoute } from '../../app/routes.root.tsx';
import { organizationGuard } from '../../app/routes.staff.ts';
import { handOver } from '../../app/take-document.ts';
import { reportSearch } from '../../features/reports/search.ts';

const burnoutTest = createRoute({
  getParentRoute: () => talentRoute,
  path: '/happines-energy/test/$id',
  beforeLoad: handOver,
});

const burnoutIntro = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/happines-energy/intro',
  component: lazyPage(() => import('./own/intro-page.tsx'), 'BurnoutIntroPage'),
});

const burnoutResults = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/happines-energy/results',
  component: lazyPage(() => import('./own/results-page.tsx'), 'BurnoutResultsPage'),
});

const reportBurnout = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/burnout-index/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(() => import('./managers/report-page.tsx'), 'ReportBurnoutPage'),
});

export const takeRoutes = [burnoutTest] as const;
export const candidateRoutes = [burnoutIntro, burnoutResults] as const;
export const organizationRoutes = [reportBurnout] as const;
