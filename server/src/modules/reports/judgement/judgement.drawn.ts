import type { JudgementReport } from '@assay/contract/judgement-reports';
import type { Occasion } from '../pdf/report.document.ts';
import type { DrawnRoom } from '../rooms/drawn.room.ts';
import { tellJudgementResult } from './judgement.own-result.ts';

export const judgementDrawn = {
  looks: {
    judgement_report: 'report',
    judgement_table: 'table',
  },
  reports: {
    judgement: async (report: JudgementReport, about: Occasion) =>
      (await import('./judgement.pdf.ts')).renderJudgementPdf(report, about),
  },
  tellOwnResult: tellJudgementResult,
} satisfies DrawnRoom;
