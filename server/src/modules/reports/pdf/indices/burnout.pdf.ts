import type { BurnoutReport } from '@assay/contract/index-reports';
import { inFonts } from '../fonts/font.runs.ts';
import { titleSection } from '../head.section.ts';
import { type Occasion, printReportOf } from '../report.document.ts';
import { bullets, section } from '../report.section.ts';
import { colours, sizes } from '../report.theme.ts';
import { dayInWords } from '../report.words.ts';

/** The calls name a band by how draining things are; people read how much energy is left. */
const energyInWords: Record<BurnoutReport['band'], string> = {
  low: 'High',
  moderate: 'Medium',
  high: 'Low',
};

/** Band and drivers on A4; there is no number to print. */
export function renderBurnoutPdf(report: BurnoutReport, about: Occasion): Promise<Buffer> {
  const { subject, campaign, completedAt, band, text, drivers, advice, limits } = report;
  const day = dayInWords(new Date(completedAt), about.timeZone);
  return printReportOf(subject, 'energy', about, [
    ...titleSection({ subject, occasion: `Energy, taken ${day}, for ${campaign.name}` }),
    section('Energy', [
      {
        text: energyInWords[band],
        font: 'serif-latin',
        bold: true,
        fontSize: sizes.name,
        color: colours.happiness,
      },
      { ...inFonts(text), margin: [0, 3, 0, 0] },
    ]),
    ...(drivers.length === 0
      ? []
      : [
          section(
            'Sides of the work that weigh',
            drivers.map((driver) => ({
              stack: [{ ...inFonts(driver.name), bold: true }, inFonts(driver.advice)],
              margin: [0, 0, 0, 6],
            })),
          ),
        ]),
    section('What to do', [bullets(advice)]),
    section('What not to conclude', [bullets(limits)]),
  ]);
}
