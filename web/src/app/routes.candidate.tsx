import { skillTestIdOf } from '@assay/contract/instruments';
import { createRoute, notFound } from '@tanstack/react-router';
import { leaveFor } from '../api/hand-over.ts';
import { positive } from '../lib/search.ts';
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
    const known = ['personality', '1'].includes(params.test);
    if (!known && skillTestIdOf(params.test) === undefined) throw notFound();
  },
  component: lazyPage(() => import('../pages/candidate/profile-new.tsx'), 'ProfileNewPage'),
});

const profileEdit = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/profile/edit',
  component: lazyPage(() => import('../pages/candidate/profile-edit.tsx'), 'ProfileEditPage'),
});

/** A test has a document of its own: whoever comes here is handed over to it. */
function handOver({
  location: { href },
  preload,
}: {
  location: { href: string };
  preload: boolean;
}) {
  if (preload) return;
  leaveFor(href);
  return new Promise<never>(() => undefined);
}

const personalityTest = createRoute({
  getParentRoute: () => talentRoute,
  path: '/personality/test',
  beforeLoad: handOver,
});

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
  component: lazyPage(() => import('../pages/candidate/skill-tests.tsx'), 'SkillTestsPage'),
});

const skillResults = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/skill/results/$mcqTestId',
  beforeLoad: ({ params }) => {
    if (positive(params.mcqTestId) === undefined) throw notFound();
  },
  component: lazyPage(() => import('../pages/candidate/skill-results.tsx'), 'SkillResultsPage'),
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
  candidateGuard.addChildren([
    profileDisplay,
    profileNew,
    profileEdit,
    personalityResults,
    skillTests,
    skillResults,
  ]),
  personalityTest,
  skillTest,
] as const;
