import { defineInstrumentRoom } from '../rooms/instrument.room.ts';
import { logicalRoutes } from './logical.routes.ts';
import { showOwnLogicalResults } from './results.service.ts';

export const logicalRoom = defineInstrumentRoom({
  addRoutes: logicalRoutes,
  showOwnResult: showOwnLogicalResults,
});
