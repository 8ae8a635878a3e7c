import { isTestPage } from '@assay/contract/test-pages';
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { candidateGuard } from '../../app/candidate-guard.ts';
import { lazyPage } from '../../app/lazy-page.ts';
import { talentRoute } from '../../app/routes.root.tsx';
import { organizationGuard } from '../../app/routes.staff.ts';
import { handOver } from '../../app/take-document.ts';
import { reportSearch } from '../../features/reports/search.ts';

const logicalTest = createRoute({
  getParentRoute: () => talentRoute,
  path: '/iq-test/$section/$page',
  beforeLoad: ({ location, preload }) => {
    if (!isTestPage(location.pathname)) throw notFound();
    return handOver({ location, preload });
  },
});

const logicalWelcome = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/iq-test',
  component: lazyPage(() => import('./own/welcome-page.tsx'), 'LogicalWelcomePage'),
});

const logicalInstructions = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/iq-test/$section/instructions',
  beforeLoad: ({ params }) => {
    if (!isTestPage(`/iq-test/${params.section}/test`)) throw notFound();
  },
  component: lazyPage(() => import('./own/instructions-page.tsx'), 'LogicalInstructionsPage'),
});

const logicalResults = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/iq-test/results',
  component: lazyPage(() => import('./own/results-page.tsx'), 'LogicalResultsPage'),
});

const reportLogical = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/logical/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(() => import('./managers/report-page.tsx'), 'ReportLogicalPage'),
});

/** An address of former times, kept for the links that people have. */
const formerLogical = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/iq/result/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  beforeLoad({ params, search }) {
    throw redirect({ to: '/admin/report/logical/$subjectId', params, search, replace: true });
  },
});

export const takeRoutes = [logicalTest] as const;
export const candidateRoutes = [logicalWelcome, logicalInstructions, logicalResults] as const;
export const organizationRoutes = [reportLogical, formerLogical] as const;
