import type { IqReport } from '@assay/contract/iq-reports';
import type { Occasion } from '../pdf/report.document.ts';
import type { DrawnRoom } from '../rooms/drawn.room.ts';
import { tellIqResult } from './iq.own-result.ts';

export const iqDrawn = {
  looks: {
    iq_report: 'report',
    iq_table: 'table',
  },
  reports: {
    logical: async (report: IqReport, about: Occasion) =>
      (await import('./iq.pdf.ts')).renderIqPdf(report, about),
  },
  tellOwnResult: tellIqResult,
  isUncompared: true,
} satisfies DrawnRoom;
