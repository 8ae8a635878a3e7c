import { namesApart } from '@assay/contract/comparison-words';
import type { Language } from '@assay/contract/languages';
import type {
  InterpersonalFit,
  PersonalityComparison,
} from '@assay/contract/personality-comparisons';
import { nameOf } from '@assay/contract/person-name';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type Message, say } from '../../../../platform/words/message.ts';
import { savedNote } from '../fit.section.ts';
import { inFonts } from '../fonts/runs.model.ts';
import { cell, largeName, styleInWords } from '../head.section.ts';
import { belowAxis } from '../profile.section.ts';
import { type Occasion, printNamed } from '../report.document.ts';
import { bullets, section } from '../report.section.ts';
import { colours, ruledRows, sizes } from '../report.theme.ts';
import { listInWords, number, range, upperFirst } from '../report.words.ts';
import { dot, pairLine } from '../score.drawings.ts';
import { comparisonMessages } from '../words/comparison-messages.data.ts';
import { drawingMessages } from '../words/drawing-messages.data.ts';
import { personalityMessages } from '../words/personality-messages.data.ts';
import { sharedMessages } from '../words/shared-messages.data.ts';
import {
  differenceInWords,
  differencesInWords,
  fitDifferenceInWords,
  shareOfPairs,
} from './difference.words.ts';
import { fitInWords, inOrder, occasionInWords, scoreOf } from './member.words.ts';

interface Two {
  comparison: PersonalityComparison;
  likeness: InterpersonalFit;
}

type Names = readonly [string, string];

/**
 * Two people beside each other on A4: what comes out, scale by scale, and what to talk about.
 * @returns the file; the same comparison always has the same text.
 */
export function renderTwoPdf({ comparison, likeness }: Two, about: Occasion): Promise<Buffer> {
  const subjects = comparison.members.map(({ subject }) => subject);
  const names = namesApart(subjects);
  const { language } = about;
  const [first = '', second = ''] = subjects.map(nameOf);
  const title = say(language, comparisonMessages.both({ first, second }));
  const { campaign, limits, attribution } = comparison;
  return printNamed(title, say(language, comparisonMessages.personalityCompared()), about, [
    largeName(title),
    {
      ...inFonts(occasionInWords(comparisonMessages.occasionTwo(), campaign, language)),
      fontSize: 10.5,
      margin: [0, 3, 0, 16],
    },
    summary(comparison, names, language),
    ...savedNote(comparison.saved, language),
    legend(names, language),
    ...linesSections(comparison, names, language),
    likenessSection(likeness, names, language),
    section(say(language, sharedMessages.whatNot()), [
      bullets(limits),
      ...(attribution === null
        ? []
        : [{ stack: [{ ...inFonts(attribution), style: 'tiny' }], margin: 8 }]),
    ]),
  ]);
}

/** Who is compared, and in one sentence what comes out. */
function summary(comparison: PersonalityComparison, names: Names, language: Language): Content {
  const { members, profile, scales, differences, fitDifference } = comparison;
  const people = members.map((member) =>
    cell(nameOf(member.subject), [
      ...(member.fit
        ? [
            {
              ...inFonts(
                say(
                  language,
                  comparisonMessages.fitIs({
                    profile: profile?.name ?? '',
                    fit: fitInWords(member.fit, language),
                  }),
                ),
              ),
              style: 'small',
            },
          ]
        : []),
      { ...styleInWords(member.responseStyle, language), margin: [0, 3, 0, 0] },
    ]),
  );
  const outcome = [
    differencesInWords(scales, differences ?? [], language),
    ...(fitDifference ? [fitDifferenceInWords(fitDifference, names, language)] : []),
  ].join(' ');
  return threeCells([
    ...people,
    cell(say(language, comparisonMessages.whatComesOut()), [inFonts(outcome)]),
  ]);
}

/** Two people, and what comes out. */
export function threeCells(cells: TableCell[]): Content {
  return {
    heads: 'none',
    table: { widths: [130, 130, '*'], body: [cells] },
    layout: {
      hLineWidth: () => 0.6,
      hLineColor: colours.line,
      vLineWidth: (column) => (column === 0 || column === 3 ? 0 : 0.6),
      vLineColor: colours.line,
      paddingLeft: (column) => (column === 0 ? 0 : 12),
      paddingRight: () => 8,
      paddingTop: () => 9,
      paddingBottom: () => 9,
    },
    margin: [0, 0, 0, 14],
  };
}

/** Whose dot and whose ring it is. */
export function legend(
  [first, second]: Names,
  language: Language,
  color: string = colours.violet,
): Content {
  const ring = {
    ...dot(4, 5, 2.6, '#ffffff'),
    lineColor: color,
    lineWidth: 1.8,
  };
  const entry = (mark: ReturnType<typeof dot>, what: Message, name: string): Content => ({
    columns: [
      { canvas: [mark], alternative: say(language, what), width: 10 },
      { ...inFonts(name) },
    ],
    columnGap: 3,
  });
  return {
    columns: [
      entry(dot(4, 5, 3.6, color), drawingMessages.dot(), first),
      entry(ring, drawingMessages.ring(), second),
    ],
    margin: [0, 0, 0, 10],
  };
}

function linesSections(
  comparison: PersonalityComparison,
  names: Names,
  language: Language,
): Content[] {
  const { scales, profile } = comparison;
  const intro = [
    comparisonMessages.linesIntro(),
    ...(profile ? [comparisonMessages.thinMark({ profile: profile.name })] : []),
  ];
  const ordered = inOrder(scales);
  return [
    ...ordered
      .filter(({ kind }) => kind === 'factor')
      .map((factor, at) =>
        linesTable(comparison, names, language, {
          title: factor.name,
          ...(at === 0 && {
            intro: intro.map((message) => say(language, message)).join(' '),
          }),
          rows: ordered.filter(
            ({ code, factor: of }) => code === factor.code || of === factor.code,
          ),
        }),
      ),
    ...(ordered.some(({ kind }) => kind === 'tendency')
      ? [
          linesTable(comparison, names, language, {
            title: say(language, personalityMessages.tendencies()),
            intro: say(language, comparisonMessages.shortScales()),
            rows: ordered.filter(({ kind }) => kind === 'tendency'),
          }),
        ]
      : []),
  ];
}

interface Lines {
  title: string;
  intro?: string;
  rows: PersonalityComparison['scales'];
}

function linesTable(
  comparison: PersonalityComparison,
  names: Names,
  language: Language,
  { rows: scales, ...head }: Lines,
): Content {
  const rows = scales.map((scale, at) =>
    scaleRow(comparison, names, scale, { bookmark: at === 0 && head.title, language }),
  );
  return belowAxis({ ...head, width: 148, padding: 4, rows }, language);
}

/** @param bookmark of the table. */
function scaleRow(
  { members, differences }: PersonalityComparison,
  names: Names,
  scale: PersonalityComparison['scales'][number],
  { bookmark, language }: { bookmark: string | false; language: Language },
): TableCell[] {
  const [first, second] = members.map((member) => scoreOf(member, scale));
  const difference = differences?.find(({ code }) => code === scale.code);
  const name = {
    text: scale.kind === 'factor' ? say(language, comparisonMessages.factorAsAWhole()) : scale.name,
    bold: scale.kind === 'factor',
    ...(bookmark !== false && { outline: true, outlineText: bookmark }),
    margin: [0, 6, 0, 0] as [number, number, number, number],
  };
  if (!first || !second || !difference) return [name, '', ''];
  return [
    name,
    { stack: [pairLine([first, second], scale.target, language)] },
    {
      stack: [
        {
          ...inFonts(differenceInWords(difference, [first.t, second.t], names, language)),
          style: 'small',
          bold: difference.meaningful,
          color: difference.meaningful ? colours.ink : colours.muted,
        },
        {
          text: [first, second]
            .map(({ t, interval }) => `T ${number(t, 0, language)} (${range(interval, language)})`)
            .join(' · '),
          style: 'tiny',
        },
      ],
      alignment: 'right',
      margin: [0, 2, 0, 0],
    },
  ];
}

/** How alike two people describe themselves, what they share, and what to talk about. */
function likenessSection(fit: InterpersonalFit, names: Names, language: Language): Content {
  const { verdict, alike, different, percentile, percentileInterval, source, limits } = fit;
  const list = (facets: readonly { name: string }[]) =>
    listInWords(
      facets.map(({ name }) => name),
      language,
    );
  const apart =
    different.length > 0
      ? comparisonMessages.furthestApartIn({ facets: list(different) })
      : comparisonMessages.nowhereApart();
  const [rank = '', from = '', to = ''] = [percentile, ...percentileInterval].map((one) =>
    shareOfPairs(one, language),
  );
  const alikeThan = { rank, from, to };
  const tell = (message: Message) => say(language, message);
  return section(tell(comparisonMessages.howAlike()), [
    { text: upperFirst(verdict), font: 'serif-latin', fontSize: 12.5 },
    { text: tell(comparisonMessages.moreAlikeThan(alikeThan)), margin: [0, 2, 0, 2] },
    { text: `${tell(comparisonMessages.mostAlikeIn({ facets: list(alike) }))} ${tell(apart)}` },
    ...(different.length > 0 ? [talk(different, names, language)] : []),
    { stack: [bullets([...limits, source])], margin: [0, 4, 0, 0] },
  ]);
}

function talk(different: InterpersonalFit['different'], names: Names, language: Language): Content {
  return {
    heads: 'rows',
    table: {
      widths: [150, '*'],
      body: [
        [
          {
            text: say(language, comparisonMessages.toTalkAbout()),
            headlineLevel: 3,
            bold: true,
            fontSize: sizes.body,
            colSpan: 2,
          },
          {},
        ],
        ...different.map(({ name, first, second, question }): TableCell[] => [
          {
            stack: [
              { text: name },
              {
                ...inFonts(
                  `${names[0]} T ${number(first, 0, language)}, ${names[1]} T ${number(second, 0, language)}`,
                ),
                style: 'tiny',
              },
            ],
          },
          inFonts(question),
        ]),
      ],
    },
    layout: ruledRows({ padding: 5 }),
    margin: [0, 8, 0, 4],
  };
}
