import { createRootRoute, createRoute } from '@tanstack/react-router';
import { ManagerLayout } from './manager-layout.tsx';
import { Root } from './root.tsx';
import { TalentLayout } from './talent-layout.tsx';

export const rootRoute = createRootRoute({ component: Root });

/** Public and candidates' screens, below the talent bar. */
export const talentRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'talent',
  component: TalentLayout,
});

/** Managers' screens, below the manager bar. */
export const managerRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'manager',
  component: ManagerLayout,
});
