import type { Language } from '@assay/contract/languages';
import type { SkillReport } from '@assay/contract/skill-reports';
import type { SkillStanding } from '@assay/contract/skill-tests';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { say } from '../../../platform/words/message.ts';
import { skillMessages } from '../words/skill-messages.data.ts';
import { inFonts } from './fonts/runs.model.ts';
import { titleSection } from './head.section.ts';
import { questionBlocks } from './question.blocks.ts';
import { type Occasion, printReportOf } from './report.document.ts';
import { bullets, section } from './report.section.ts';
import { colours, ruledRows } from './report.theme.ts';
import { number, placesOf, range, shortened, takenInWords, withPercent } from './report.words.ts';
import { bar, dot } from './score.drawings.ts';
import { drawingMessages } from './words/drawing-messages.data.ts';
import { sharedMessages } from './words/shared-messages.data.ts';

/**
 * The report of a skill test on A4: the score, topics, then how each question went.
 * @returns the file; the same report always has the same text.
 */
export function renderSkillPdf(report: SkillReport, about: Occasion): Promise<Buffer> {
  const { language } = about;
  return printReportOf(report.subject, shortened(report.test.name, 50), about, [
    ...head(report, about),
    scoreSection(report, language),
    comparedSection(report, language),
    topicsSection(report, language),
    questionsSection(report, language),
    section(say(language, sharedMessages.whatNot()), [bullets(report.limits)]),
  ]);
}

function head(report: SkillReport, { timeZone, language }: Occasion): Content[] {
  const { subject, seconds, test, questions } = report;
  const minutes = seconds === null ? null : seconds / 60;
  return titleSection({
    subject,
    occasion: takenInWords({ ...report, test: test.name, timeZone, minutes }, language),
    note: say(language, skillMessages.kind({ questions: questions.length })),
  });
}

const lineWidth = 320;
const lineHeight = 15;
const place = (percent: number) => (lineWidth * percent) / 100;

function scoreSection(
  { percent, interval, points, maximum, certainty }: SkillReport,
  language: Language,
): Content {
  const [from, to] = interval;
  const within = skillMessages.scoreWithin({
    range: range(interval, language),
    points: shortNumber(points, language),
    maximum: shortNumber(maximum, language),
  });
  return section(say(language, skillMessages.score()), [
    {
      text: [
        {
          text: withPercent(number(percent, 0, language), language),
          font: 'serif-latin',
          bold: true,
          fontSize: 22,
        },
        {
          text: `  ${say(language, within)}`,
          color: colours.muted,
        },
      ],
    },
    {
      alternative: say(
        language,
        drawingMessages.onLine({
          least: '0',
          most: '100',
          value: number(percent, 0, language),
          range: range(interval, language),
        }),
      ),
      canvas: [
        bar(0, lineHeight / 2 - 0.5, lineWidth, 1, { color: colours.line }),
        bar(place(from), lineHeight / 2 - 2.6, place(to) - place(from), 5.2, {
          color: colours.olive,
          fillOpacity: 0.3,
          r: 2.6,
        }),
        dot(place(percent), lineHeight / 2, 3.6, colours.olive),
      ],
      margin: [0, 4, 0, 2],
    },
    { text: certainty, style: 'note' },
  ]);
}

function comparedSection({ standings }: SkillReport, language: Language): Content {
  const rows = [
    [skillMessages.inOrganization(), standings.organisation],
    [skillMessages.everywhere(), standings.overall],
  ] as const;
  return section(say(language, skillMessages.compared()), [
    {
      heads: 'rows',
      table: {
        widths: [118, 150, '*'],
        body: rows.map(([label, standing]): TableCell[] => [
          { text: say(language, label), color: colours.muted },
          standingInWords(standing, language),
          { text: standing?.note ?? '', style: 'note' },
        ]),
      },
      layout: ruledRows({ padding: 5, from: 0 }),
    },
  ]);
}

function standingInWords(standing: SkillStanding | null, language: Language): string {
  if (standing?.percentile == null || standing.interval === null) return '—';
  const { percentile, interval } = standing;
  const values = {
    percentile: number(percentile, 0, language),
    range: range(interval, language),
  };
  return say(language, skillMessages.percentile(values));
}

const right = { alignment: 'right' } as const;

function topicsSection({ topics }: SkillReport, language: Language): Content {
  const { topicsTitle, topic: topicHead, questions: asked, points: gained } = skillMessages;
  return section(say(language, topicsTitle()), [
    {
      heads: 'both',
      table: {
        widths: ['*', 80, 80],
        body: [
          [topicHead(), asked(), gained()].map((head, at) => {
            return { text: say(language, head), style: 'note', ...(at > 0 && right) };
          }),
          ...topics.map(({ topic, questions, points, maximum }): TableCell[] => [
            inFonts(topic || say(language, skillMessages.otherTopic())),
            { text: number(questions, 0, language), ...right },
            { text: pointsInWords(points, maximum, language), ...right },
          ]),
        ],
      },
      layout: ruledRows({ padding: 4 }),
    },
  ]);
}

function shortNumber(value: number, language: Language): string {
  return number(value, placesOf(value), language);
}

function pointsInWords(points: number, maximum: number, language: Language): string {
  const values = {
    points: shortNumber(points, language),
    maximum: shortNumber(maximum, language),
  };
  return say(language, skillMessages.pointsOf(values));
}

const verdictWords = {
  right: skillMessages.right(),
  'partly right': skillMessages.partlyRight(),
  wrong: skillMessages.wrong(),
  'time up': skillMessages.timeUp(),
  'not shown': skillMessages.notShown(),
} as const;

function questionsSection({ questions }: SkillReport, language: Language): Content {
  const { asAsked, question, topic: topicHead, answer, seconds: secondsHead } = skillMessages;
  const heads = [question(), topicHead(), answer(), secondsHead()].map((head) =>
    say(language, head),
  );
  return {
    heads: 'both',
    table: {
      widths: [18, '*', 92, 64, 52],
      headerRows: 2,
      dontBreakRows: true,
      body: [
        [
          { text: say(language, asAsked()), style: 'heading', margin: 0, colSpan: 5 },
          {},
          {},
          {},
          {},
        ],
        ['', ...heads].map((text, at) => {
          return { text, style: 'note', ...(at === 4 && right) };
        }),
        ...questions.map(({ number: at, text, topic, verdict, seconds, allowed }): TableCell[] => [
          { text: String(at), color: colours.muted },
          { stack: questionBlocks(text) },
          { ...inFonts(topic), style: 'small' },
          { text: say(language, verdictWords[verdict]), style: 'small' },
          {
            text: say(
              language,
              skillMessages.pointsOf({
                points: seconds === null ? '—' : number(seconds, 0, language),
                maximum: number(allowed, 0, language),
              }),
            ),
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
