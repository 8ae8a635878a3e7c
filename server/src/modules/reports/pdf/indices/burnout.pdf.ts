import type { BurnoutReport } from '@assay/contract/burnout-reports';
import { type Message, say } from '../../../../platform/words/message.ts';
import { inFonts } from '../fonts/runs.model.ts';
import { titleSection } from '../head.section.ts';
import { type Occasion, printReportOf } from '../report.document.ts';
import { bullets, section } from '../report.section.ts';
import { colours, sizes } from '../report.theme.ts';
import { takenInWords } from '../report.words.ts';
import { energyMessages } from '../words/energy-messages.data.ts';
import { sharedMessages } from '../words/shared-messages.data.ts';

/** The calls name a band by how draining things are; people read how much energy is left. */
const energyInWords: Record<BurnoutReport['band'], Message> = {
  low: energyMessages.high(),
  moderate: energyMessages.medium(),
  high: energyMessages.low(),
};

/** Band and drivers on A4; there is no number to print. */
export function renderBurnoutPdf(report: BurnoutReport, about: Occasion): Promise<Buffer> {
  const { subject, band, text, drivers, advice, limits } = report;
  const { timeZone, language } = about;
  const tell = (message: Message) => say(language, message);
  const test = tell(energyMessages.test());
  return printReportOf(subject, tell(energyMessages.foot()), about, [
    ...titleSection({
      subject,
      occasion: takenInWords({ ...report, test, timeZone }, language),
    }),
    section(test, [
      {
        text: tell(energyInWords[band]),
        font: 'serif-latin',
        bold: true,
        fontSize: sizes.name,
        color: colours.rose,
      },
      { ...inFonts(text), margin: [0, 3, 0, 0] },
    ]),
    ...(drivers.length === 0
      ? []
      : [
          section(
            tell(energyMessages.sides()),
            drivers.map((driver) => ({
              stack: [
                { ...inFonts(driver.name), headlineLevel: 3, bold: true },
                inFonts(driver.advice),
              ],
              margin: [0, 0, 0, 6],
            })),
          ),
        ]),
    section(tell(energyMessages.toDo()), [bullets(advice)]),
    section(tell(sharedMessages.whatNot()), [bullets(limits)]),
  ]);
}
