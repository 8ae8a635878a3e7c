import { clockOf } from '@assay/contract/clock-of';
import type { InterviewResult } from '@assay/contract/interviews';
import { asAttempt } from '@assay/contract/retakes';
import { zoneTime } from '@assay/contract/time-zone';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { inFonts } from '../pdf/fonts/font.runs.ts';
import { titleSection } from '../pdf/head.section.ts';
import { type Occasion, printReportOf } from '../pdf/report.document.ts';
import { bullets, section } from '../pdf/report.section.ts';
import { colours, ruledRows } from '../pdf/report.theme.ts';
import { dayInWords, shortened } from '../pdf/report.words.ts';

const limits = [
  'Nothing in an interview is measured or scored. Each manager who watches it judges for themselves.',
  'The recordings are not in this file. They are watched on the screen, as long as the person permits it, and the person sees when that happens.',
  'The length of an answer says nothing about how good it is.',
];

/**
 * An interview on A4: what was asked, how long each answer is, and who has watched.
 * @returns the file; the same result always has the same text.
 */
export function renderInterviewPdf(result: InterviewResult, about: Occasion): Promise<Buffer> {
  const { name, subject, campaign, time_zone, completed_at, attempt } = result;
  const taken = [
    `${name}, handed in ${dayInWords(new Date(completed_at), time_zone)}`,
    asAttempt(attempt),
    campaign && `, for ${campaign.name}`,
  ];
  return printReportOf(subject, shortened(name, 50), about, [
    ...titleSection({
      subject,
      occasion: taken.filter(Boolean).join(''),
      note: `video interview of ${result.questions.length} ${result.questions.length === 1 ? 'question' : 'questions'}, at most ${result.answer_seconds / 60} minutes each. All times in ${zoneTime(time_zone, 'en')}`,
    }),
    questionsSection(result),
    watchersSection(result),
    section('What not to conclude', [bullets(limits)]),
  ]);
}

function questionsSection({ questions, answer_seconds, time_zone }: InterviewResult): Content {
  return {
    table: {
      widths: [18, '*', 44, 160],
      headerRows: 2,
      dontBreakRows: true,
      body: [
        [{ text: 'Questions and answers', style: 'heading', margin: 0, colSpan: 4 }, {}, {}, {}],
        ['', 'Question', 'Length', 'Recorded'].map((text) => ({ text, style: 'note' })),
        ...questions.map(({ question, recording }, at): TableCell[] => [
          {
            text: String(at + 1),
            color: colours.muted,
            ...(at === 0 && { outline: true, outlineText: 'Questions and answers' }),
          },
          { stack: question.split('\n').map((line) => inFonts(line)) },
          ...(recording
            ? [
                recording.seconds === null ? '—' : clockOf(recording.seconds),
                { stack: factsOf(recording, answer_seconds, time_zone), style: 'small' },
              ]
            : [
                { text: '—', color: colours.muted },
                { text: 'Nothing was recorded here.', style: 'note' },
              ]),
        ]),
      ],
    },
    layout: {
      ...ruledRows({ padding: 5, from: 2 }),
      paddingLeft: (column) => (column === 0 ? 0 : 10),
    },
    margin: [0, 0, 0, 20],
  };
}

type Recording = NonNullable<InterviewResult['questions'][number]['recording']>;

function factsOf(
  { take, too_long, recorded_at }: Recording,
  limit: number,
  timeZone: string,
): Content[] {
  const again = take === 2 ? 'Recorded once more, as everybody may.' : `Take ${take}.`;
  return [
    { text: momentInWords(recorded_at, timeZone) },
    ...(take !== null && take > 1 ? [{ text: again, bold: true }] : []),
    ...(too_long
      ? [
          {
            text: `Longer than the ${limit / 60} minutes that an answer may take. A device that fell asleep meanwhile can be the cause.`,
            color: colours.warn,
          },
        ]
      : []),
  ];
}

function watchersSection({ watched_by: watchers, time_zone }: InterviewResult): Content {
  const unwatched = 'No one in your organisation has watched a recording of this person yet.';
  return section('Who has watched', [
    watchers.length === 0
      ? { text: unwatched }
      : {
          table: {
            widths: ['*', 200],
            body: [
              ['Manager', 'Last watched a recording of this person'].map((text) => {
                return { text, style: 'note' };
              }),
              ...watchers.map(({ name, at }) => [inFonts(name), momentInWords(at, time_zone)]),
            ],
          },
          layout: ruledRows({ padding: 4 }),
        },
  ]);
}

function momentInWords(moment: string, timeZone: string): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat('en-GB', style).format(new Date(moment));
}
