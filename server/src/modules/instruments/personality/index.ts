import { defineInstrumentRoom } from '../rooms/instrument.room.ts';
import { personalityRoutes } from './personality.routes.ts';
import { showOwnResults } from './results.service.ts';

export const personalityRoom = defineInstrumentRoom({
  addRoutes: personalityRoutes,
  showOwnResult: showOwnResults,
});
