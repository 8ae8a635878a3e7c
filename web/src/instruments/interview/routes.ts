import { createRoute } from '@tanstack/react-router';
import { candidateGuard } from '../../app/candidate-guard.ts';
import { lazyPage } from '../../app/lazy-page.ts';
import { organizationGuard } from '../../app/routes.staff.ts';
import { reportSearch } from '../../features/reports/search.ts';

const interviewList = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/video/interview/list',
  component: lazyPage(() => import('./own/list-page.tsx'), 'InterviewListPage'),
});

const interviewFaq = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/video/interview/faq',
  component: lazyPage(() => import('./own/faq-page.tsx'), 'InterviewFaqPage'),
});

const interviewStart = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/video/interview/start/$interviewCode',
  component: lazyPage(() => import('./camera/start-page.tsx'), 'InterviewStartPage'),
});

const interviewDone = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/video/interview/done/$interviewCode',
  component: lazyPage(() => import('./own/done-page.tsx'), 'InterviewDonePage'),
});

const interviewResult = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/interview/result/$interviewId/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(() => import('./managers/result-page.tsx'), 'InterviewResultPage'),
});

export const takeRoutes = [] as const;
export const candidateRoutes = [
  interviewList,
  interviewFaq,
  interviewStart,
  interviewDone,
] as const;
export const organizationRoutes = [interviewResult] as const;
