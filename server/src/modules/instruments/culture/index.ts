import { defineInstrumentRoom } from '../rooms/instrument.room.ts';
import { cultureRoutes } from './culture.routes.ts';
import { showOwnResults } from './results.service.ts';

export const cultureRoom = defineInstrumentRoom({
  addRoutes: cultureRoutes,
  showOwnResult: showOwnResults,
});
