import { instrumentIds, roomOf } from '@assay/contract/instruments';
import { findRooms } from '../../../platform/found-rooms.ts';
import { isInstrumentRoom } from './instrument.room.ts';

/** What each instrument puts into the product. */
export const rooms = await findRooms(
  instrumentIds,
  (id) => import(`../${roomOf(id)}/index.ts`),
  isInstrumentRoom,
);
