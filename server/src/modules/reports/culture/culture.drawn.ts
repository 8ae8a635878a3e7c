import type { CultureComparison, CultureReport } from '@assay/contract/culture-reports';
import type { Occasion } from '../pdf/report.document.ts';
import type { DrawnRoom } from '../rooms/drawn.room.ts';
import { tellCultureResult } from './culture.own-result.ts';

export const cultureDrawn = {
  looks: {
    culture_report: 'report',
    culture_comparison: 'comparison',
    culture_table: 'table',
  },
  reports: {
    culture: async (report: CultureReport, about: Occasion) =>
      (await import('../pdf/culture/culture.pdf.ts')).renderCulturePdf(report, about),
    'culture-two': async (report: CultureComparison, about: Occasion) =>
      (await import('../pdf/culture/culture-two.pdf.ts')).renderCultureTwoPdf(report, about),
  },
  tellOwnResult: tellCultureResult,
} satisfies DrawnRoom;
