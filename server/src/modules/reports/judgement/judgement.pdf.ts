import type { JudgementReport } from '@assay/contract/judgement-reports';
import type { Language } from '@assay/contract/languages';
import type { Content } from 'pdfmake/interfaces.js';
import { type Message, say } from '../../../platform/words/message.ts';
import { inFonts } from '../pdf/fonts/runs.model.ts';
import { titleSection } from '../pdf/head.section.ts';
import { type Occasion, printReportOf } from '../pdf/report.document.ts';
import { bullets, section } from '../pdf/report.section.ts';
import { colours, ruledRows } from '../pdf/report.theme.ts';
import { range, takenInWords } from '../pdf/report.words.ts';
import { bar, dot } from '../pdf/score.drawings.ts';
import { drawingMessages } from '../pdf/words/drawing-messages.data.ts';
import { sharedMessages } from '../pdf/words/shared-messages.data.ts';
import { judgementMessages } from './judgement-messages.data.ts';

/**
 * The report on A4: points with their range, what the situations are about, where the result comes from and what not to conclude.
 * @returns the file; the same report always has the same text.
 */
export function renderJudgementPdf(report: JudgementReport, about: Occasion): Promise<Buffer> {
  const { language } = about;
  const tell = (message: Message) => say(language, message);
  return printReportOf(report.subject, tell(judgementMessages.test()), about, [
    ...titleSection({
      subject: report.subject,
      occasion: takenInWords(
        {
          ...report,
          test: tell(judgementMessages.test()),
          timeZone: about.timeZone,
          answeredIn: report.language,
        },
        language,
      ),
      note: tell(judgementMessages.note()),
    }),
    resultSection(report, language),
    section(tell(judgementMessages.about()), [
      {
        heads: 'rows',
        table: {
          widths: [150, '*'],
          body: report.areas.map(({ name, description }) => [name, inFonts(description)]),
        },
        layout: ruledRows({ padding: 5, from: 0 }),
      },
    ]),
    section(tell(judgementMessages.sources()), [bullets(report.sources)]),
    section(tell(sharedMessages.whatNot()), [bullets(report.limits)]),
  ]);
}

const lineWidth = 320;
const lineHeight = 15;

function resultSection(report: JudgementReport, language: Language): Content {
  const { points, possible, interval, chance, verdict, text, hasty } = report;
  const [from, to] = interval;
  const place = (value: number) => (lineWidth * value) / possible;
  const shown = { points: String(points), possible: String(possible) };
  const within = { from: String(from), to: String(to), chance: String(chance) };
  return section(say(language, judgementMessages.result()), [
    { text: verdict, font: 'serif-latin', bold: true, fontSize: 18 },
    {
      text: [
        { text: say(language, judgementMessages.points(shown)), bold: true },
        { text: `, ${say(language, judgementMessages.within(within))}`, color: colours.muted },
      ],
      margin: [0, 3, 0, 0],
    },
    {
      alternative: say(
        language,
        drawingMessages.onLine({
          least: '0',
          most: String(possible),
          value: String(points),
          range: range(interval, language),
        }),
      ),
      canvas: [
        bar(0, lineHeight / 2 - 0.5, lineWidth, 1, { color: colours.line }),
        bar(place(chance) - 0.4, lineHeight / 2 - 4, 0.8, 8, { color: colours.muted }),
        bar(place(from), lineHeight / 2 - 2.6, place(to) - place(from), 5.2, {
          color: colours.plum,
          fillOpacity: 0.3,
          r: 2.6,
        }),
        dot(place(points), lineHeight / 2, 3.6, colours.plum),
      ],
      margin: [0, 4, 0, 4],
    },
    { ...inFonts(text) },
    ...(hasty === null
      ? []
      : [{ ...inFonts(hasty), bold: true, color: colours.warn, margin: [0, 4, 0, 0] } as Content]),
  ]);
}
