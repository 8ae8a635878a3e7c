import type { InstrumentRoom } from '../rooms/instrument.room.ts';
import { personalityRoutes } from './personality.routes.ts';
import { showOwnResults } from './results.service.ts';

export const personalityRoom: InstrumentRoom = {
  addRoutes: personalityRoutes,
  showOwnResult: showOwnResults,
};
