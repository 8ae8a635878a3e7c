import { createRoute, notFound } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { ownTests } from '../features/subjects/own-tests.ts';
import { requireCandidate } from './guards.ts';
import { lazyPage } from './lazy-page.ts';
import { talentRoute } from './routes.root.tsx';

/** Screens of somebody who is logged in; routes below have `getParentRoute: () => candidateGuard`. */

const candidateGuard = createRoute({
  getParentRoute: () => talentRoute,
  id: 'candidate',
  beforeLoad: requireCandidate,
});

const profileDisplay = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/profile/display',
  component: lazyPage(() => import('../pages/candidate/profile-display.tsx'), 'ProfileDisplayPage'),
});

const profileNew = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/profile/new/$test',
  // The test to go on to, by its name or by the id of the calls.
  beforeLoad: ({ params }) => {
    if (!['personality', '1'].includes(params.test)) throw notFound();
  },
  component: lazyPage(() => import('../pages/candidate/profile-new.tsx'), 'ProfileNewPage'),
});

const profileEdit = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/profile/edit',
  component: lazyPage(() => import('../pages/candidate/profile-edit.tsx'), 'ProfileEditPage'),
});

const personalityTest = createRoute({
  getParentRoute: () => talentRoute,
  path: '/personality/test',
  staticData: { alone: true },
  // Whose session ends in the middle of the test reads about it there instead of being sent away.
  beforeLoad: (visit) => {
    if (visit.cause !== 'stay') requireCandidate(visit);
  },
  loader: ({ preload }) => {
    if (!preload) void queryClient.prefetchQuery(ownTests);
  },
  component: lazyPage(
    () => import('../pages/candidate/personality-test.tsx'),
    'PersonalityTestPage',
  ),
});

const personalityResults = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/personality/results',
  component: lazyPage(
    () => import('../pages/candidate/personality-results.tsx'),
    'PersonalityResultsPage',
  ),
});

export const candidateRoutes = [
  candidateGuard.addChildren([profileDisplay, profileNew, profileEdit, personalityResults]),
  personalityTest,
] as const;
