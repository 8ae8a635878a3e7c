import { createRoute } from '@tanstack/react-router';
import { requireCandidate } from './guards.ts';
import { talentRoute } from './routes.root.tsx';

/** Below it lie the screens of somebody who is logged in. */
export const candidateGuard = createRoute({
  getParentRoute: () => talentRoute,
  id: 'candidate',
  beforeLoad: requireCandidate,
});
