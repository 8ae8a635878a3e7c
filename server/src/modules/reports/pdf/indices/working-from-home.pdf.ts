import type { Language } from '@assay/contract/languages';
import type { IndexDriver, WorkingFromHomeReport } from '@assay/contract/working-from-home';
import type { Content } from 'pdfmake/interfaces.js';
import { type Message, say } from '../../../../platform/words/message.ts';
import { inFonts } from '../fonts/runs.model.ts';
import { occasionInWords } from '../comparison/member.words.ts';
import { titleSection } from '../head.section.ts';
import { type Occasion, printReportOf } from '../report.document.ts';
import { bullets, section } from '../report.section.ts';
import { ruledRows } from '../report.theme.ts';
import {
  dayInWords,
  normInWords,
  number,
  percentileInWords,
  percentileRange,
  range,
  upperFirst,
} from '../report.words.ts';
import { scoreAxis, scoreLine } from '../score.drawings.ts';
import { sharedMessages } from '../words/shared-messages.data.ts';
import { workingFromHomeMessages } from '../words/working-from-home-messages.data.ts';

/** The working-from-home index on A4, with what it is made of. */
export function renderWorkingFromHomePdf(
  report: WorkingFromHomeReport,
  about: Occasion,
): Promise<Buffer> {
  const { subject, campaign, completedAt, norm, up, down, limits } = report;
  const { language } = about;
  const tell = (message: Message) => say(language, message);
  const day = dayInWords(new Date(completedAt), about.timeZone, language);
  const compared = sharedMessages.comparedWith({ norm: normInWords(norm, language) });
  return printReportOf(subject, tell(workingFromHomeMessages.file()), about, [
    ...titleSection({
      subject,
      occasion: occasionInWords(workingFromHomeMessages.occasion({ day }), campaign, language),
      note: tell(compared),
    }),
    section(tell(workingFromHomeMessages.neverAFilter()), [inFonts(limits[0] ?? '')]),
    indexSection(report, language),
    ...driversSection(tell(workingFromHomeMessages.up()), up),
    ...driversSection(tell(workingFromHomeMessages.down()), down),
    partsSection(report, language),
    section(tell(sharedMessages.whatNot()), [bullets(limits.slice(1))]),
  ]);
}

function indexSection(report: WorkingFromHomeReport, language: Language): Content {
  const { t, interval, band, percentile, percentileInterval, text } = report;
  return section(say(language, workingFromHomeMessages.index()), [
    inFonts(text),
    {
      columns: [
        {
          stack: [scoreAxis(language), scoreLine({ t, interval, target: null }, language)],
          width: 146,
        },
        {
          stack: [
            {
              text: [
                { text: upperFirst(say(language, sharedMessages[band]())), bold: true },
                `, T ${number(t, 0, language)}, ${range(interval, language)}`,
              ],
            },
            {
              text: say(
                language,
                workingFromHomeMessages.between({
                  standing: percentileInWords(percentile, null, language),
                  range: percentileRange(percentile, percentileInterval, language),
                }),
              ),
              style: 'note',
            },
          ],
        },
      ],
      columnGap: 20,
      margin: [0, 8, 0, 0],
    },
  ]);
}

function driversSection(title: string, drivers: readonly IndexDriver[]): Content[] {
  if (drivers.length === 0) return [];
  return [
    section(
      title,
      drivers.map(({ name, meaning, advice }) => ({
        stack: [
          { ...inFonts(name), headlineLevel: 3, bold: true },
          inFonts(`${meaning} ${advice}`),
        ],
        margin: [0, 0, 0, 6],
      })),
    ),
  ];
}

/** T = 50 + the contributions. */
function partsSection({ parts, t }: WorkingFromHomeReport, language: Language): Content {
  const right = { alignment: 'right' } as const;
  const tell = (message: Message) => say(language, message);
  const head = [
    tell(workingFromHomeMessages.facet()),
    tell(workingFromHomeMessages.weight()),
    'z',
    tell(workingFromHomeMessages.adds()),
  ];
  return section(tell(workingFromHomeMessages.howMade()), [
    {
      heads: 'both',
      table: {
        widths: ['*', 60, 60, 70],
        body: [
          head.map((text, at) => ({ text, style: 'note', ...(at > 0 && right) })),
          ...parts.map(({ name, weight, z, contribution }) => [
            inFonts(name),
            { text: number(weight, 2, language), ...right },
            { text: number(z, 2, language), ...right },
            { text: number(contribution, 1, language), ...right },
          ]),
          [
            { text: tell(workingFromHomeMessages.total()), bold: true },
            '',
            '',
            { text: number(t, 1, language), bold: true, ...right },
          ],
        ],
      },
      layout: ruledRows({ padding: 3 }),
    },
  ]);
}
