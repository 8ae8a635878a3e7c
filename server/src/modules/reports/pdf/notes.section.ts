import type { PersonalityReport } from '@assay/contract/reports';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { inFonts } from './fonts/font.runs.ts';
import { bullets, section } from './report.section.ts';
import { colours, ruledRows } from './report.theme.ts';
import { normInWords, number } from './report.words.ts';

/** Questions for the largest deviations, each with the scale that it comes from. */
export function interviewSection({
  interviewQuestions,
}: Pick<PersonalityReport, 'interviewQuestions'>): Content[] {
  if (interviewQuestions.length === 0) return [];
  return [
    section('To ask in the interview', [
      {
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
export function answeringSection({
  minutes,
  secondsPerItem,
  responseStyle,
}: Pick<PersonalityReport, 'minutes' | 'secondsPerItem' | 'responseStyle'>): Content {
  const time = [
    minutes !== null && `${number(Math.max(1, minutes))} minutes in all`,
    secondsPerItem !== null && `${number(secondsPerItem, 1)} seconds for a statement in the middle`,
  ].filter(Boolean);
  const spent = time.length > 0 ? ` Time spent: ${time.join(', ')}.` : '';
  return signsSection('Answering style', {
    intro: `Signs that a profile may not describe the person. One sign alone is common and proves nothing.${spent}`,
    signs: responseStyle.flags,
  });
}

interface Signs {
  intro: string;
  signs: Omit<PersonalityReport['responseStyle']['flags'][number], 'id'>[];
}

/** What was looked at in the way somebody answered, with values and limits. */
export function signsSection(title: string, { intro, signs }: Signs): Content {
  const right = { alignment: 'right' } as const;
  const rows = signs.map(({ name, note, value, threshold, flagged }): TableCell[] => [
    [
      { text: name, bold: true },
      { ...inFonts(note), style: 'note' },
    ],
    { text: value?.toLocaleString('en') ?? '—', ...right },
    { text: threshold.toLocaleString('en'), ...right },
    {
      text: flagged ? 'A sign' : 'Fine',
      bold: true,
      color: flagged ? colours.warn : colours.good,
      ...right,
    },
  ]);
  const columns = ['Looked at', 'Value', 'Threshold', 'Verdict'];
  return section(title, [
    {
      text: intro,
      style: 'note',
      margin: [0, 0, 0, 6],
    },
    {
      table: {
        widths: ['*', 52, 60, 52],
        body: [columns.map((text, at) => ({ text, style: 'note', ...(at > 0 && right) })), ...rows],
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
  howSure: string,
  compared?: string,
): Content[] {
  const people = norm.n === null ? '' : ` (${number(norm.n)} people)`;
  return [
    section('How sure is this?', [
      { text: howSure },
      {
        ...inFonts(
          compared ?? `Compared with ${normInWords(norm)}${people}. Source: ${norm.source}`,
        ),
        style: 'note',
        margin: [0, 4, 0, 0],
      },
    ]),
    section('What not to conclude', [
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
export function errorInWords({ scales }: PersonalityReport): string {
  return `Measurement error moves a factor by up to ±${halfBand(scales, 'factor')} T points and a facet by up to ±${halfBand(scales, 'facet')}, in 19 of 20 cases. Differences smaller than the bands mean nothing.`;
}

/** Half the mean width of the 95 % bands: how far a score may be off. */
function halfBand(scales: PersonalityReport['scales'], kind: 'factor' | 'facet'): string {
  const widths = scales
    .filter((scale) => scale.kind === kind)
    .map(({ interval: [from, to] }) => to - from);
  return number(widths.reduce((sum, width) => sum + width, 0) / Math.max(1, widths.length) / 2);
}
