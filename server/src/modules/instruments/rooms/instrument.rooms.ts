import type { InstrumentId } from '@assay/contract/instruments';
import { burnoutRoom } from '../burnout/index.ts';
import { cultureRoom } from '../culture/index.ts';
import { interviewRoom } from '../interview/index.ts';
import { iqRoom } from '../iq/index.ts';
import { personalityRoom } from '../personality/index.ts';
import { skillRoom } from '../skill/index.ts';
import type { InstrumentRoom } from './instrument.room.ts';

export const rooms: Record<InstrumentId, InstrumentRoom> = {
  personality: personalityRoom,
  iq: iqRoom,
  culture: cultureRoom,
  burnout: burnoutRoom,
  skill: skillRoom,
  interview: interviewRoom,
};
