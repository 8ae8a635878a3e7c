import { lazyPage } from '../../app/lazy-page.ts';
import type { Room } from '../../app/room.ts';
import { candidateRoutes, organizationRoutes, takeRoutes } from './routes.ts';

export const judgementRoom = {
  candidateRoutes,
  takeRoutes,
  organizationRoutes,
  Table: lazyPage(() => import('./managers/table-page.tsx'), 'TabularJudgementPage'),
} satisfies Room;
