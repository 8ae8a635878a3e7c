import { skillTestIdOf } from '@assay/contract/instruments';
import { defineInstrumentRoom } from '../rooms/instrument.room.ts';
import { questionImageSweep, questionImageWorker } from './bank/question/image.service.ts';
import { showOwnResults } from './results.service.ts';
import { skillRoutes } from './skill.routes.ts';

export const skillRoom = defineInstrumentRoom({
  addRoutes: skillRoutes,
  showOwnResult: (ctx, test) => showOwnResults(ctx, skillTestIdOf(test) ?? 0),
  jobs: [questionImageSweep],
  startWorkers: (services) => [questionImageWorker(services)],
});
