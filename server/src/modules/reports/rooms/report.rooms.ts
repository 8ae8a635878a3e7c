import { instrumentIds, roomOf } from '@assay/contract/instruments';
import { findRooms } from '../../../platform/found-rooms.ts';
import { isReportRoom } from './report.room.ts';

/** What managers read of each instrument. */
export const reportRooms = await findRooms(
  instrumentIds,
  (id) => import(`../${roomOf(id)}/index.ts`),
  isReportRoom,
);
