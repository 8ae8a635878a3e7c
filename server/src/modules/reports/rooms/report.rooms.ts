import type { InstrumentId } from '@assay/contract/instruments';
import { burnoutReports } from '../burnout/index.ts';
import { cultureReports } from '../culture/index.ts';
import { interviewReports } from '../interview/index.ts';
import { iqReports } from '../iq/index.ts';
import { personalityReports } from '../personality/index.ts';
import { skillReports } from '../skill/index.ts';
import type { ReportRoom } from './report.room.ts';

export const reportRooms: Record<InstrumentId, ReportRoom> = {
  personality: personalityReports,
  iq: iqReports,
  culture: cultureReports,
  burnout: burnoutReports,
  skill: skillReports,
  interview: interviewReports,
};
