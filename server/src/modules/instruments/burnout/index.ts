import { defineInstrumentRoom } from '../rooms/instrument.room.ts';
import { burnoutRoutes } from './burnout.routes.ts';
import { showOwnResults } from './results.service.ts';

export const burnoutRoom = defineInstrumentRoom({
  addRoutes: burnoutRoutes,
  showOwnResult: showOwnResults,
});
