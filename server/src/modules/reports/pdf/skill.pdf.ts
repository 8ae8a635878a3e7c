import { nameOf } from '@assay/contract/person-name';
import { asClockGaps } from '@assay/contract/clock-gaps';
import { asAttempt } from '@assay/contract/retakes';
import type { SkillReport } from '@assay/contract/skill-reports';
import type { SkillStanding } from '@assay/contract/skill-tests';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { inFonts } from './fonts/font.runs.ts';
import { questionBlocks } from './question.blocks.ts';
import { type Occasion, printReportOf } from './report.document.ts';
import { section } from './report.section.ts';
import { colours, contentWidth, ruledRows, sizes } from './report.theme.ts';
import { dayInWords, lettersOf, number, range, shortened } from './report.words.ts';
import { bar, dot } from './score.drawings.ts';

/**
 * The report of a skill test on A4: the score, topics, then how each question went.
 * @returns the file; the same report always has the same text.
 */
export function renderSkillPdf(report: SkillReport, about: Occasion): Promise<Buffer> {
  return printReportOf(report.subject, shortened(report.test.name, 50), about, [
    ...head(report, about.timeZone),
    scoreSection(report),
    comparedSection(report),
    topicsSection(report),
    questionsSection(report),
    limitsSection(report),
  ]);
}

function head(report: SkillReport, timeZone: string): Content[] {
  const { subject, campaign, completedAt, seconds, test } = report;
  const name = nameOf(subject);
  const taken = [
    `${test.name}, taken ${dayInWords(new Date(completedAt), timeZone)}`,
    seconds !== null && ` in ${number(Math.max(1, seconds / 60))} minutes`,
    asAttempt(report.attempt),
    asClockGaps(report.clockGaps),
    campaign && `, for ${campaign.name}`,
  ];
  return [
    {
      ...inFonts(name, 'serif'),
      bold: true,
      fontSize: Math.min(sizes.name, (1.75 * contentWidth) / lettersOf(name).length),
      lineHeight: 0.9,
    },
    { ...inFonts(taken.filter(Boolean).join('')), fontSize: 10.5, margin: [0, 3, 0, 1] },
    {
      text: [
        ...(name === subject.email ? [] : [inFonts(subject.email), ' · ']),
        `skill test of ${report.questions.length} questions`,
      ],
      style: 'note',
      margin: [0, 0, 0, 16],
    },
  ];
}

const lineWidth = 320;
const lineHeight = 15;
const place = (percent: number) => (lineWidth * percent) / 100;

function scoreSection({ percent, interval, points, maximum, certainty }: SkillReport): Content {
  const [from, to] = interval;
  return section('Score', [
    {
      text: [
        { text: `${number(percent)} %`, font: 'serif-latin', bold: true, fontSize: 22 },
        {
          text: `  between ${range(interval)} % · ${shortNumber(points)} of ${shortNumber(maximum)} points`,
          color: colours.muted,
        },
      ],
    },
    {
      canvas: [
        bar(0, lineHeight / 2 - 0.5, lineWidth, 1, { color: colours.line }),
        bar(place(from), lineHeight / 2 - 2.6, place(to) - place(from), 5.2, {
          color: colours.skills,
          fillOpacity: 0.3,
          r: 2.6,
        }),
        dot(place(percent), lineHeight / 2, 3.6, colours.skills),
      ],
      margin: [0, 4, 0, 2],
    },
    { text: certainty, style: 'note' },
  ]);
}

function comparedSection({ standings }: SkillReport): Content {
  const rows = [
    ['In your organisation', standings.organisation],
    ['Everywhere', standings.overall],
  ] as const;
  return section('Compared with others', [
    {
      table: {
        widths: [118, 150, '*'],
        body: rows.map(([label, standing]): TableCell[] => [
          { text: label, color: colours.muted },
          standingInWords(standing),
          { text: standing?.note ?? '', style: 'note' },
        ]),
      },
      layout: ruledRows({ padding: 5, from: 0 }),
    },
  ]);
}

function standingInWords(standing: SkillStanding | null): string {
  if (standing?.percentile == null || standing.interval === null) return '—';
  return `Percentile ${number(standing.percentile)}, between ${range(standing.interval)}`;
}

const right = { alignment: 'right' } as const;

function topicsSection({ topics }: SkillReport): Content {
  return section('Topics', [
    {
      table: {
        widths: ['*', 80, 80],
        body: [
          ['Topic', 'Questions', 'Points'].map((text, at) => {
            return { text, style: 'note', ...(at > 0 && right) };
          }),
          ...topics.map(({ topic, questions, points, maximum }): TableCell[] => [
            inFonts(topic || 'Other'),
            { text: number(questions), ...right },
            { text: `${shortNumber(points)} of ${shortNumber(maximum)}`, ...right },
          ]),
        ],
      },
      layout: ruledRows({ padding: 4 }),
    },
  ]);
}

const shortNumber = (value: number) => number(value, Number.isInteger(value) ? 0 : 2);

const verdictWords = {
  right: 'Right',
  'partly right': 'Partly right',
  wrong: 'Wrong',
  'time up': 'Time ran out',
  'not shown': 'Not shown',
} as const;

function questionsSection({ questions }: SkillReport): Content {
  return {
    table: {
      widths: [18, '*', 92, 64, 52],
      headerRows: 2,
      dontBreakRows: true,
      body: [
        [
          { text: 'Questions, as they were asked', style: 'heading', margin: 0, colSpan: 5 },
          {},
          {},
          {},
          {},
        ],
        ['', 'Question', 'Topic', 'Answer', 'Seconds'].map((text, at) => {
          return { text, style: 'note', ...(at === 4 && right) };
        }),
        ...questions.map(({ number: at, text, topic, verdict, seconds, allowed }): TableCell[] => [
          { text: String(at), color: colours.muted },
          { stack: questionBlocks(text) },
          { ...inFonts(topic), style: 'small' },
          { text: verdictWords[verdict], style: 'small' },
          {
            text: seconds === null ? `— of ${allowed}` : `${number(seconds)} of ${allowed}`,
            style: 'small',
            ...right,
          },
        ]),
      ],
    },
    layout: {
      ...ruledRows({ padding: 4, from: 2 }),
      paddingLeft: (column) => (column === 0 ? 0 : 8),
    },
    margin: [0, 0, 0, 20],
  };
}

function limitsSection({ limits }: SkillReport): Content {
  return section('What not to conclude', [
    {
      ul: limits.map((limit) => ({ text: limit, margin: [0, 0, 0, 2] as Margin })),
      style: 'small',
      markerColor: colours.muted,
    },
  ]);
}

type Margin = [left: number, top: number, right: number, bottom: number];
