import { createRoute } from '@tanstack/react-router';
import { candidateGuard } from '../../app/candidate-guard.ts';
import { lazyPage } from '../../app/lazy-page.ts';
import { talentRoute } from '../../app/routes.root.tsx';
import { organizationGuard } from '../../app/routes.staff.ts';
import { handOver } from '../../app/take-document.ts';
import { reportSearch } from '../../features/reports/search.ts';

const judgementTest = createRoute({
  getParentRoute: () => talentRoute,
  path: '/judgement/test',
  beforeLoad: handOver,
});

const judgementResults = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/judgement/results',
  component: lazyPage(() => import('./own/results-page.tsx'), 'JudgementResultsPage'),
});

const reportJudgement = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/judgement/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(() => import('./managers/report-page.tsx'), 'ReportJudgementPage'),
});

export const takeRoutes = [judgementTest] as const;
export const candidateRoutes = [judgementResults] as const;
export const organizationRoutes = [reportJudgement] as const;
