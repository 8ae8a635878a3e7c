import { clockOf } from '@assay/contract/clock-of';
import type { Ratings } from '@assay/contract/interview-ratings';
import type { InterviewResult } from '@assay/contract/interviews';
import type { Language } from '@assay/contract/languages';
import { zoneTime } from '@assay/contract/time-zone';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { localeOf } from '../../../platform/words/locale.ts';
import { type Message, say } from '../../../platform/words/message.ts';
import { inFonts } from '../pdf/fonts/runs.model.ts';
import { titleSection } from '../pdf/head.section.ts';
import { type Occasion, printReportOf } from '../pdf/report.document.ts';
import { bullets, section } from '../pdf/report.section.ts';
import { colours, ruledRows } from '../pdf/report.theme.ts';
import { attemptMessage, dayInWords, shortened } from '../pdf/report.words.ts';
import { sharedMessages } from '../pdf/words/shared-messages.data.ts';
import { interviewMessages } from '../words/interview-messages.data.ts';
import { ratingsSection } from './ratings.section.ts';

/**
 * An interview on A4: what was asked, how long each answer is, how it was rated, and who has watched.
 * @returns the file; the same result always has the same text.
 */
export function renderInterviewPdf(
  result: InterviewResult,
  ratings: Ratings,
  about: Occasion,
): Promise<Buffer> {
  const { name, subject, campaign, time_zone, completed_at, attempt, questions } = result;
  const { language } = about;
  const tell = (message: Message) => say(language, message);
  const { handedIn, kind, notMeasured, notInFile, notLength } = interviewMessages;
  const occasion = [
    handedIn({ name, day: dayInWords(new Date(completed_at), time_zone, language) }),
    attemptMessage(attempt, language),
    campaign && sharedMessages.forCampaign({ campaign: campaign.name }),
  ].flatMap((message) => (message ? [tell(message)] : []));
  const facts = kind({
    questions: questions.length,
    minutes: result.answer_seconds / 60,
    zone: zoneTime(time_zone, language),
  });
  const limits = [notMeasured(), notInFile(), notLength()].map(tell);
  return printReportOf(subject, shortened(name, 50), about, [
    ...titleSection({ subject, occasion: occasion.join(', '), note: tell(facts) }),
    questionsSection(result, language),
    ...ratingsSection(ratings, time_zone, language),
    watchersSection(result, language),
    section(tell(sharedMessages.whatNot()), [bullets(limits)]),
  ]);
}

function questionsSection(
  { questions, answer_seconds, time_zone }: InterviewResult,
  language: Language,
): Content {
  const { questionsAndAnswers, question: head, length, recorded, nothing } = interviewMessages;
  const title = say(language, questionsAndAnswers());
  const heads = [head(), length(), recorded()].map((message) => say(language, message));
  return {
    heads: 'both',
    table: {
      widths: [18, '*', 44, 160],
      headerRows: 2,
      dontBreakRows: true,
      body: [
        [{ text: title, style: 'heading', margin: 0, colSpan: 4 }, {}, {}, {}],
        ['', ...heads].map((text) => ({ text, style: 'note' })),
        ...questions.map(({ question, recording }, at): TableCell[] => [
          {
            text: String(at + 1),
            color: colours.muted,
            ...(at === 0 && { outline: true, outlineText: title }),
          },
          { stack: question.split('\n').map((line) => inFonts(line)) },
          ...(recording
            ? [
                recording.seconds === null ? '—' : clockOf(recording.seconds),
                { stack: factsOf(recording, answer_seconds, time_zone, language), style: 'small' },
              ]
            : [
                { text: '—', color: colours.muted },
                { text: say(language, nothing()), style: 'note' },
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
  language: Language,
): Content[] {
  const { again, take: takeOf, tooLong } = interviewMessages;
  const which = take === 2 ? again() : takeOf({ take: String(take) });
  return [
    { text: momentInWords(recorded_at, timeZone, language) },
    ...(take !== null && take > 1 ? [{ text: say(language, which), bold: true }] : []),
    ...(too_long
      ? [
          {
            text: say(language, tooLong({ minutes: limit / 60 })),
            color: colours.warn,
          },
        ]
      : []),
  ];
}

function watchersSection(
  { watched_by: watchers, time_zone }: InterviewResult,
  language: Language,
): Content {
  const { watched, unwatched, manager, lastWatched } = interviewMessages;
  return section(say(language, watched()), [
    watchers.length === 0
      ? { text: say(language, unwatched()) }
      : {
          heads: 'both',
          table: {
            widths: ['*', 200],
            body: [
              [manager(), lastWatched()].map((head) => {
                return { text: say(language, head), style: 'note' };
              }),
              ...watchers.map(({ name, at }) => [
                inFonts(name),
                momentInWords(at, time_zone, language),
              ]),
            ],
          },
          layout: ruledRows({ padding: 4 }),
        },
  ]);
}

function momentInWords(moment: string, timeZone: string, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(localeOf(language), style).format(new Date(moment));
}
