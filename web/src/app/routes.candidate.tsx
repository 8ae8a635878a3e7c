import { isTestPage } from '@assay/contract/test-pages';
import { testOfRoute } from '@assay/contract/test-routes';
import { createRoute, notFound } from '@tanstack/react-router';
import type { ParsedLocation } from '@tanstack/react-router';
import { navigateToOtherDocument } from '../api/hand-over.ts';
import { positive } from '../lib/search.ts';
import { NotFoundPage } from '../pages/public/not-found.tsx';
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

const ownData = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/own-data',
  component: lazyPage(() => import('../pages/candidate/own-data.tsx'), 'OwnDataPage'),
});

const faq = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/assessments/faq',
  component: lazyPage(() => import('../pages/public/faq.tsx'), 'FaqPage'),
});

const profileNew = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/profile/new/$test',
  // The test to go on to, by its name or by the id of the calls.
  beforeLoad: ({ params }) => {
    if (testOfRoute(params.test) === undefined) throw notFound();
  },
  component: lazyPage(() => import('../pages/candidate/profile-new.tsx'), 'ProfileNewPage'),
});

const profileEdit = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/profile/edit',
  component: lazyPage(() => import('../pages/candidate/profile-edit.tsx'), 'ProfileEditPage'),
});

/** A test has a document of its own: whoever comes here is handed over to it. */
function handOver({ location: { href }, preload }: { location: ParsedLocation; preload: boolean }) {
  if (preload) return undefined;
  navigateToOtherDocument(href);
  return new Promise<never>(() => undefined);
}

const personalityTest = createRoute({
  getParentRoute: () => talentRoute,
  path: '/personality/test',
  beforeLoad: handOver,
});

const cultureTest = createRoute({
  getParentRoute: () => talentRoute,
  path: '/culture/test',
  beforeLoad: handOver,
});

const cultureResults = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/culture/results',
  component: lazyPage(() => import('../pages/candidate/culture-results.tsx'), 'CultureResultsPage'),
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

const interviewList = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/video/interview/list',
  component: lazyPage(() => import('../pages/candidate/interview-list.tsx'), 'InterviewListPage'),
});

const interviewFaq = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/video/interview/faq',
  component: lazyPage(() => import('../pages/candidate/interview-faq.tsx'), 'InterviewFaqPage'),
});

const interviewStart = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/video/interview/start/$interviewCode',
  component: lazyPage(() => import('../pages/candidate/interview-start.tsx'), 'InterviewStartPage'),
  notFoundComponent: NotFoundPage,
});

const interviewDone = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/video/interview/done/$interviewCode',
  component: lazyPage(() => import('../pages/candidate/interview-done.tsx'), 'InterviewDonePage'),
  notFoundComponent: NotFoundPage,
});

const personalityResults = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/personality/results',
  component: lazyPage(
    () => import('../pages/candidate/personality-results.tsx'),
    'PersonalityResultsPage',
  ),
});

const happinessIntro = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/happines-energy/intro',
  component: lazyPage(() => import('../pages/candidate/happiness-intro.tsx'), 'HappinessIntroPage'),
});

const happinessTest = createRoute({
  getParentRoute: () => talentRoute,
  path: '/happines-energy/test/$id',
  beforeLoad: handOver,
});

const happinessResults = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/happines-energy/results',
  component: lazyPage(
    () => import('../pages/candidate/happiness-results.tsx'),
    'HappinessResultsPage',
  ),
});

const iqWelcome = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/iq-test',
  component: lazyPage(() => import('../pages/candidate/iq-welcome.tsx'), 'IqWelcomePage'),
});

const iqInstructions = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/iq-test/$section/instructions',
  beforeLoad: ({ params }) => {
    if (!isTestPage(`/iq-test/${params.section}/test`)) throw notFound();
  },
  component: lazyPage(() => import('../pages/candidate/iq-instructions.tsx'), 'IqInstructionsPage'),
});

const iqResults = createRoute({
  getParentRoute: () => candidateGuard,
  path: '/iq-test/results',
  component: lazyPage(() => import('../pages/candidate/iq-results.tsx'), 'IqResultsPage'),
});

/** In the document of the tests, as the personality test is. */
const iqTest = createRoute({
  getParentRoute: () => talentRoute,
  path: '/iq-test/$section/$page',
  beforeLoad: ({ location: { href, pathname }, preload }) => {
    if (!isTestPage(pathname)) throw notFound();
    if (preload) return;
    navigateToOtherDocument(href);
    return new Promise<never>(() => undefined);
  },
});

export const candidateRoutes = [
  candidateGuard.addChildren([
    profileDisplay,
    ownData,
    faq,
    profileNew,
    profileEdit,
    personalityResults,
    iqWelcome,
    iqInstructions,
    iqResults,
    happinessIntro,
    happinessResults,
    cultureResults,
    skillTests,
    skillResults,
    interviewList,
    interviewFaq,
    interviewStart,
    interviewDone,
  ]),
  personalityTest,
  cultureTest,
  iqTest,
  happinessTest,
  skillTest,
] as const;
