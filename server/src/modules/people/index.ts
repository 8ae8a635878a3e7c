import type { JobHandler, JobKind } from '../../platform/jobs/jobs.ts';
import { fitProfilesUsed, fitsMissing, fitWorkers } from './fit/fit.worker.ts';
import { notesExpired, noteWorkers } from './note/note.worker.ts';

/** What other modules may use of people. */
export { openRating } from './interview-rating/rating.service.ts';
export { managerOf, originOf } from './manager.model.ts';
export { openKeptCv } from './cv/cv.service.ts';
export { peopleRoutes } from './people.routes.ts';
export { openPin } from './pin/pin.crypto.ts';
export { resealPinNotes } from './pin/pin-reseal.service.ts';
export { openExported, sealText } from './sealed/person-text.crypto.ts';
export { resealTexts } from './sealed/text-reseal.service.ts';
/** @public */
export { peopleMessages } from './messages.data.ts';

export const peopleJobs: JobKind[] = [notesExpired, fitsMissing, fitProfilesUsed];

export function peopleWorkers(services: Parameters<typeof noteWorkers>[0]): JobHandler[] {
  return [...noteWorkers(services), ...fitWorkers(services)];
}
