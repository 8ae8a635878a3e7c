import { interviewCodeOf } from '@assay/contract/instruments';
import { defineInstrumentRoom } from '../rooms/instrument.room.ts';
import { interviewRoutes } from './interview.routes.ts';
import { showOwnResults } from './interview.service.ts';
import { orphanedRecordings, pieceSweep, recordingWorkers } from './left-files.worker.ts';

export const interviewRoom = defineInstrumentRoom({
  addRoutes: interviewRoutes,
  showOwnResult: (ctx, test) => showOwnResults(ctx, interviewCodeOf(test) ?? ''),
  jobs: [orphanedRecordings, pieceSweep],
  startWorkers: recordingWorkers,
});
