import type { InstrumentRoom } from '../rooms/instrument.room.ts';
import { burnoutRoutes } from './burnout.routes.ts';
import { showOwnResults } from './results.service.ts';

export const burnoutRoom: InstrumentRoom = {
  addRoutes: burnoutRoutes,
  showOwnResult: showOwnResults,
};
