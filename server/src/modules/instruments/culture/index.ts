import type { InstrumentRoom } from '../rooms/instrument.room.ts';
import { cultureRoutes } from './culture.routes.ts';
import { showOwnResults } from './results.service.ts';

export const cultureRoom: InstrumentRoom = {
  addRoutes: cultureRoutes,
  showOwnResult: showOwnResults,
};
