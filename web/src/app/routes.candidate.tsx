import { createRoute } from '@tanstack/react-router';
import { requireCandidate } from './guards.ts';
import { talentRoute } from './routes.root.tsx';

/** Screens of somebody who is logged in; routes below have `getParentRoute: () => candidateGuard`. */

const candidateGuard = createRoute({
  getParentRoute: () => talentRoute,
  id: 'candidate',
  beforeLoad: requireCandidate,
});

export const candidateRoutes = candidateGuard.addChildren([]);
