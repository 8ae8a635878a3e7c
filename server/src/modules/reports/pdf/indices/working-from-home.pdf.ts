import type { Language } from '@assay/contract/languages';
import type { IndexDriver, WorkingFromHomeReport } from '@assay/contract/index-reports';
import type { Content } from 'pdfmake/interfaces.js';
import { inFonts } from '../fonts/font.runs.ts';
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

/** The working-from-home index on A4, with what it is made of. */
export function renderWorkingFromHomePdf(
  report: WorkingFromHomeReport,
  about: Occasion,
): Promise<Buffer> {
  const { subject, campaign, completedAt, norm, up, down, limits } = report;
  const day = dayInWords(new Date(completedAt), about.timeZone);
  const forWhat = campaign ? `, for ${campaign.name}` : '';
  return printReportOf(subject, 'working-from-home index', about, [
    ...titleSection({
      subject,
      occasion: `Working-from-home index, from the personality test of ${day}${forWhat}`,
      note: `compared with ${normInWords(norm)}`,
    }),
    section('Low confidence, never a filter', [inFonts(limits[0] ?? '')]),
    indexSection(report, about.language),
    ...driversSection('What may make it easier', up),
    ...driversSection('What may need looking after', down),
    partsSection(report),
    section('What not to conclude', [bullets(limits.slice(1))]),
  ]);
}

function indexSection(report: WorkingFromHomeReport, language: Language): Content {
  const { t, interval, band, percentile, percentileInterval, text } = report;
  return section('Index', [
    inFonts(text),
    {
      columns: [
        { stack: [scoreAxis(language), scoreLine({ t, interval, target: null })], width: 146 },
        {
          stack: [
            {
              text: [
                { text: upperFirst(band), bold: true },
                `, T ${number(t)}, ${range(interval)}`,
              ],
            },
            {
              text: `${percentileInWords(percentile, null, language)}, between ${percentileRange(percentile, percentileInterval, language)}`,
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
        stack: [{ ...inFonts(name), bold: true }, inFonts(`${meaning} ${advice}`)],
        margin: [0, 0, 0, 6],
      })),
    ),
  ];
}

/** T = 50 + the contributions. */
function partsSection({ parts, t }: WorkingFromHomeReport): Content {
  const right = { alignment: 'right' } as const;
  const head = ['Facet', 'Weight', 'z', 'Adds to 50'];
  return section('How it is made', [
    {
      table: {
        widths: ['*', 60, 60, 70],
        body: [
          head.map((text, at) => ({ text, style: 'note', ...(at > 0 && right) })),
          ...parts.map(({ name, weight, z, contribution }) => [
            inFonts(name),
            { text: number(weight, 2), ...right },
            { text: number(z, 2), ...right },
            { text: number(contribution, 1), ...right },
          ]),
          [{ text: 'Index (T)', bold: true }, '', '', { text: number(t, 1), bold: true, ...right }],
        ],
      },
      layout: ruledRows({ padding: 3 }),
    },
  ]);
}
