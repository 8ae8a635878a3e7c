import { lazyPage } from '../../app/lazy-page.ts';
import type { Room } from '../../app/room.ts';
import { candidateRoutes, organizationRoutes, takeRoutes } from './routes.ts';

export const logicalRoom = {
  candidateRoutes,
  takeRoutes,
  organizationRoutes,
  Table: lazyPage(() => import('./managers/table-page.tsx'), 'TabularLogicalPage'),
} satisfies Room;
