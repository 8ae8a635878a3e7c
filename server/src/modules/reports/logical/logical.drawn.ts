import type { LogicalReport } from '@assay/contract/logical-reports';
import type { Occasion } from '../pdf/report.document.ts';
import type { DrawnRoom } from '../rooms/drawn.room.ts';
import { tellLogicalResult } from './logical.own-result.ts';

export const logicalDrawn = {
  looks: {
    iq_report: 'report',
    iq_table: 'table',
  },
  reports: {
    logical: async (report: LogicalReport, about: Occasion) =>
      (await import('./logical.pdf.ts')).renderLogicalPdf(report, about),
  },
  tellOwnResult: tellLogicalResult,
  isUncompared: true,
} satisfies DrawnRoom;
