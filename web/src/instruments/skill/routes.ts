import { createRoute, notFound } from '@tanstack/react-router';
import { candidateGuard } from '../../app/candidate-guard.ts';
import { lazyPage } from '../../app/lazy-page.ts';
import { talentRoute } from '../../app/routes.root.tsx';
import { organizationGuard } from '../../app/routes.staff.ts';
import { handOver } from '../../app/take-document.ts';
import { reportSearch } from '../../features/reports/search.ts';
import { positive } from '../../lib/search.ts';

const skillTest = createRoute({
  getParentRoute: () => talentRoute,
  path: '/skill/test/$id',
  beforeLoad: ({ params, ...rest }) => {
    if (positive(params.id) === undefined) throw notFound();
    return handOver(rest);
  },
});

const skillTests = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/skill/tests',
  component: lazyPage(() => import('./own/tests-page.tsx'), 'SkillTestsPage'),
});

const skillResults = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/skill/results/$mcqTestId',
  beforeLoad: ({ params }) => {
    if (positive(params.mcqTestId) === undefined) throw notFound();
  },
  component: lazyPage(() => import('./own/results-page.tsx'), 'SkillResultsPage'),
});

const reportSkill = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/mcqt/$mcqTestId/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(() => import('./managers/report-page.tsx'), 'ReportSkillPage'),
});

export const takeRoutes = [skillTest] as const;
export const candidateRoutes = [skillTests, skillResults] as const;
export const organizationRoutes = [reportSkill] as const;
