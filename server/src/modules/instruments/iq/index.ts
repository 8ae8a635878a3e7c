import { defineInstrumentRoom } from '../rooms/instrument.room.ts';
import { iqRoutes } from './iq.routes.ts';
import { showOwnIqResults } from './results.service.ts';

export const iqRoom = defineInstrumentRoom({
  addRoutes: iqRoutes,
  showOwnResult: showOwnIqResults,
});
