import { testOfRoute } from '@assay/contract/test-routes';
import { createRoute, notFound } from '@tanstack/react-router';
import { candidateGuard } from './candidate-guard.ts';
import { lazyPage } from './lazy-page.ts';
import { candidateRoutesOfRooms, takeRoutesOfRooms } from './rooms.ts';

/** Screens of somebody who is logged in; routes below have `getParentRoute: () => candidateGuard`. */

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

export const candidateRoutes = [
  candidateGuard.addChildren([
    profileDisplay,
    ownData,
    faq,
    profileNew,
    profileEdit,
    ...candidateRoutesOfRooms,
  ]),
  ...takeRoutesOfRooms,
] as const;
