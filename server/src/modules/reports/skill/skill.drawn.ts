import type { SkillReport } from '@assay/contract/skill-reports';
import type { Occasion } from '../pdf/report.document.ts';
import type { DrawnRoom } from '../rooms/drawn.room.ts';
import { tellSkillResult } from './skill.own-result.ts';

export const skillDrawn = {
  looks: {
    skill_report: 'report',
    skill_list: 'list',
    skill_table: 'table',
  },
  reports: {
    skill: async (report: SkillReport, about: Occasion) =>
      (await import('../pdf/skill.pdf.ts')).renderSkillPdf(report, about),
  },
  tellOwnResult: tellSkillResult,
} satisfies DrawnRoom;
