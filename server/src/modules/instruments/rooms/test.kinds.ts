import { instrumentIds, roomOf } from '@assay/contract/instruments';
import { findRooms } from '../../../platform/found-rooms.ts';
import { isKind } from './test.kind.ts';

/** How each instrument describes and scores its tests. Its routes are in `index.ts` of its folder. */
export const kinds = await findRooms(
  instrumentIds,
  (id) => import(`../${roomOf(id)}/${roomOf(id)}.kind.ts`),
  isKind,
);
