import type {
  InterpersonalFit,
  PersonalityComparison,
} from '@assay/contract/personality-comparisons';
import type { WorkingFromHomeReport } from '@assay/contract/working-from-home';
import type { PersonalityReport } from '@assay/contract/personality-reports';
import type { Occasion } from '../pdf/report.document.ts';
import type { DrawnRoom } from '../rooms/drawn.room.ts';
import { tellPersonalityResult } from './personality.own-result.ts';

export const personalityDrawn = {
  looks: {
    personality_report: 'report',
    personality_working: 'working',
    personality_comparison: 'comparison',
    personality_table: 'table',
    success_profile: 'comparison',
    interpersonal_fit: 'comparison',
    working_from_home_report: 'report',
  },
  reports: {
    personality: async (report: PersonalityReport, about: Occasion) =>
      (await import('../pdf/personality.pdf.ts')).renderPersonalityPdf(report, about),
    'working-from-home-index': async (report: WorkingFromHomeReport, about: Occasion) =>
      (await import('../pdf/indices/working-from-home.pdf.ts')).renderWorkingFromHomePdf(
        report,
        about,
      ),
    two: async (
      report: { comparison: PersonalityComparison; likeness: InterpersonalFit },
      about: Occasion,
    ) => (await import('../pdf/comparison/two.pdf.ts')).renderTwoPdf(report, about),
    team: async (report: PersonalityComparison, about: Occasion) =>
      (await import('../pdf/comparison/team.pdf.ts')).renderTeamPdf(report, about),
  },
  tellOwnResult: tellPersonalityResult,
} satisfies DrawnRoom;
