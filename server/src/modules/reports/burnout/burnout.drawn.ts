import type { BurnoutReport } from '@assay/contract/burnout-reports';
import type { Occasion } from '../pdf/report.document.ts';
import type { DrawnRoom } from '../rooms/drawn.room.ts';
import { energyBands, tellBurnoutResult } from './burnout.own-result.ts';

export const burnoutDrawn = {
  looks: {
    burnout_report: 'report',
  },
  reports: {
    'burnout-index': async (report: BurnoutReport, about: Occasion) =>
      (await import('../pdf/indices/burnout.pdf.ts')).renderBurnoutPdf(report, about),
  },
  tellOwnResult: tellBurnoutResult,
  bands: energyBands,
} satisfies DrawnRoom;
