import type { Language } from '@assay/contract/languages';
import type { PersonalityReport } from '@assay/contract/personality-reports';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type Message, say } from '../../../platform/words/message.ts';
import { inFonts } from './fonts/runs.model.ts';
import { bullets, section } from './report.section.ts';
import { colours, ruledRows } from './report.theme.ts';
import { normInWords, number } from './report.words.ts';
import { personalityMessages } from './words/personality-messages.data.ts';
import { sharedMessages } from './words/shared-messages.data.ts';

/** Questions for the largest deviations, each with the scale that it comes from. */
export function interviewSection(
  { interviewQuestions }: Pick<PersonalityReport, 'interviewQuestions'>,
  language: Language,
): Content[] {
  if (interviewQuestions.length === 0) return [];
  return [
    section(say(language, sharedMessages.toAsk()), [
      {
        heads: 'rows',
        table: {
          widths: [118, '*'],
          body: interviewQuestions.map(({ scale, question }) => [
            { text: scale, color: colours.muted },
            inFonts(question),
          ]),
        },
        layout: ruledRows({ padding: 5, from: 0 }),
      },
    ]),
  ];
}

/** What was looked at in the way the answers were given, and the time they took. */
export function answeringSection(
  {
    minutes,
    secondsPerItem,
    responseStyle,
  }: Pick<PersonalityReport, 'minutes' | 'secondsPerItem' | 'responseStyle'>,
  language: Language,
): Content {
  const tell = (message: Message) => say(language, message);
  const times = [
    ...(minutes === null
      ? []
      : [tell(sharedMessages.minutesInAll({ minutes: Math.max(1, Math.round(minutes)) }))]),
    ...(secondsPerItem === null
      ? []
      : [tell(sharedMessages.secondsEach({ seconds: number(secondsPerItem, 1, language) }))]),
  ].join(', ');
  const spent = times === '' ? '' : ` ${tell(sharedMessages.timeSpent({ times }))}`;
  const about = {
    intro: `${tell(sharedMessages.answeringIntro())}${spent}`,
    signs: responseStyle.flags,
  };
  return signsSection(tell(sharedMessages.answeringStyle()), about, language);
}

interface Signs {
  intro: string;
  signs: Omit<PersonalityReport['responseStyle']['flags'][number], 'id'>[];
}

function resultOf(value: number | null, flagged: boolean, language: Language) {
  if (value === null)
    return { text: say(language, sharedMessages.unknown()), color: colours.muted };
  return flagged
    ? { text: say(language, sharedMessages.sign()), color: colours.warn }
    : { text: say(language, sharedMessages.fine()), color: colours.good };
}

/** What was looked at in the way somebody answered, with values and limits. */
export function signsSection(title: string, { intro, signs }: Signs, language: Language): Content {
  const right = { alignment: 'right' } as const;
  const figure = (value: number) => value.toLocaleString(language).replace('-', '−');
  const rows = signs.map(({ name, note, value, threshold, flagged }): TableCell[] => [
    [
      { text: name, bold: true },
      { ...inFonts(note), style: 'note' },
    ],
    { text: value === null ? '—' : figure(value), ...right },
    { text: figure(threshold), ...right },
    { ...resultOf(value, flagged, language), bold: true, ...right },
  ]);
  const columns = [
    sharedMessages.lookedAt(),
    sharedMessages.value(),
    sharedMessages.threshold(),
    sharedMessages.verdict(),
  ];
  return section(title, [
    {
      text: intro,
      style: 'note',
      margin: [0, 0, 0, 6],
    },
    {
      heads: 'both',
      table: {
        widths: ['*', 52, 60, 52],
        body: [
          columns.map((column, at) => {
            return { text: say(language, column), style: 'note', ...(at > 0 && right) };
          }),
          ...rows,
        ],
      },
      layout: ruledRows({ padding: 4 }),
    },
  ]);
}

/**
 * How far the scores may be off, what not to conclude, and whose work it stands on.
 * @param compared with what, where that is no group of people.
 */
export function limitsSection(
  { norm, limits, attribution }: Pick<PersonalityReport, 'norm' | 'limits' | 'attribution'>,
  howSure: string | null,
  language: Language,
  compared?: string,
): Content[] {
  const about = { norm: normInWords(norm, language), source: norm.source };
  const comparedWith =
    norm.n === null
      ? sharedMessages.comparedFrom(about)
      : sharedMessages.comparedWithPeople({ ...about, people: norm.n });
  return [
    section(say(language, sharedMessages.howSure()), [
      ...(howSure === null ? [] : [{ text: howSure }]),
      {
        ...inFonts(compared ?? say(language, comparedWith)),
        style: 'note',
        margin: [0, 4, 0, 0],
      },
    ]),
    section(say(language, sharedMessages.whatNot()), [
      bullets(limits),
      ...(attribution === null
        ? []
        : [
            {
              ...inFonts(attribution),
              style: 'tiny',
              margin: [0, 8, 0, 0] as [number, number, number, number],
            },
          ]),
    ]),
  ];
}

/** How far measurement error moves the scores. */
export function errorInWords({ scales }: PersonalityReport, language: Language): string {
  const half = (kind: 'factor' | 'facet') => number(halfBand(scales, kind), 0, language);
  const error = { factor: half('factor'), facet: half('facet') };
  return say(language, personalityMessages.measurementError(error));
}

/** Half the mean width of the 95 % bands: how far a score may be off. */
function halfBand(scales: PersonalityReport['scales'], kind: 'factor' | 'facet'): number {
  const widths = scales
    .filter((scale) => scale.kind === kind)
    .map(({ interval: [from, to] }) => to - from);
  return widths.reduce((sum, width) => sum + width, 0) / Math.max(1, widths.length) / 2;
}
