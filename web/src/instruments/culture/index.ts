import { lazyPage } from '../../app/lazy-page.ts';
import type { Room } from '../../app/room.ts';
import { candidateRoutes, organizationRoutes, takeRoutes } from './routes.ts';

export const cultureRoom = {
  candidateRoutes,
  takeRoutes,
  organizationRoutes,
  Table: lazyPage(() => import('./managers/table-page.tsx'), 'TabularCulturePage'),
} satisfies Room;
