import { instrumentOf, type InstrumentId } from '@assay/contract/instruments';
import { testOfRoute } from '@assay/contract/test-routes';
import { burnoutRoom } from '../instruments/burnout/index.ts';
import { cultureRoom } from '../instruments/culture/index.ts';
import { interviewRoom } from '../instruments/interview/index.ts';
import { judgementRoom } from '../instruments/judgement/index.ts';
import { logicalRoom } from '../instruments/logical/index.ts';
import { personalityRoom } from '../instruments/personality/index.ts';
import { skillRoom } from '../instruments/skill/index.ts';
import type { Room } from './room.ts';

/** All instruments. What else there is of one is found by the folder of its room. */
const rooms = {
  personality: personalityRoom,
  iq: logicalRoom,
  culture: cultureRoom,
  burnout: burnoutRoom,
  skill: skillRoom,
  interview: interviewRoom,
  judgement: judgementRoom,
} satisfies Record<InstrumentId, Room>;

const all = Object.values(rooms);
type OneRoom = (typeof all)[number];

export const candidateRoutesOfRooms = all.flatMap<OneRoom['candidateRoutes'][number]>(
  ({ candidateRoutes }) => candidateRoutes,
);
export const takeRoutesOfRooms = all.flatMap<OneRoom['takeRoutes'][number]>(
  ({ takeRoutes }) => takeRoutes,
);
export const organizationRoutesOfRooms = all.flatMap<OneRoom['organizationRoutes'][number]>(
  ({ organizationRoutes }) => organizationRoutes,
);

/** The table of the test that an address names; undefined when there is none of that name. */
export function findTable(test: string): Room['Table'] | undefined {
  const id = testOfRoute(test);
  const instrument = id === undefined ? undefined : instrumentOf(id);
  return instrument && rooms[instrument].Table;
}
