import {
  differenceInWords,
  differencesInWords,
  fitDifferenceInWords,
  namesApart,
} from '@assay/contract/comparison-words';
import type { Language } from '@assay/contract/languages';
import type { InterpersonalFit, PersonalityComparison } from '@assay/contract/comparisons';
import { nameOf } from '@assay/contract/person-name';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { inFonts } from '../fonts/font.runs.ts';
import { cell, largeName, styleInWords } from '../head.section.ts';
import { type Occasion, printNamed } from '../report.document.ts';
import { bullets, section } from '../report.section.ts';
import { colours, ruledRows, sizes } from '../report.theme.ts';
import { listInWords, number, range, upperFirst } from '../report.words.ts';
import { dot, lineWidth, pairLine, scoreAxis } from '../score.drawings.ts';
import { fitInWords, inOrder, scoreOf } from './member.words.ts';

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
  const title = subjects.map(nameOf).join(' and ');
  const { campaign, limits, attribution } = comparison;
  return printNamed(title, 'personality compared', about, [
    largeName(title),
    {
      ...inFonts(`Personality, compared${campaign ? `, for ${campaign.name}` : ''}`),
      fontSize: 10.5,
      margin: [0, 3, 0, 16],
    },
    summary(comparison, names, about.language),
    legend(names),
    ...linesSections(comparison, names, about.language),
    likenessSection(likeness, names, about.language),
    section('What not to conclude', [
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
              ...inFonts(`Fit to ${profile?.name ?? ''}: ${fitInWords(member.fit)}`),
              style: 'small',
            },
          ]
        : []),
      { ...styleInWords(member.responseStyle, language), margin: [0, 3, 0, 0] },
    ]),
  );
  const outcome = [
    differencesInWords(scales, differences ?? []),
    ...(fitDifference ? [fitDifferenceInWords(fitDifference, names)] : []),
  ].join(' ');
  return threeCells([...people, cell('What comes out', [inFonts(outcome)])]);
}

/** Two people, and what comes out. */
export function threeCells(cells: TableCell[]): Content {
  return {
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
export function legend([first, second]: Names, color: string = colours.personality): Content {
  const ring = {
    ...dot(4, 5, 2.6, '#ffffff'),
    lineColor: color,
    lineWidth: 1.8,
  };
  const entry = (mark: ReturnType<typeof dot>, name: string): Content => ({
    columns: [{ canvas: [mark], width: 10 }, { ...inFonts(name) }],
    columnGap: 3,
  });
  return {
    columns: [entry(dot(4, 5, 3.6, color), first), entry(ring, second)],
    margin: [0, 0, 0, 10],
  };
}

function linesSections(
  comparison: PersonalityComparison,
  names: Names,
  language: Language,
): Content[] {
  const { scales, profile } = comparison;
  const mark = profile ? `, the thin mark the profile ${profile.name}` : '';
  const ordered = inOrder(scales);
  return [
    ...ordered
      .filter(({ kind }) => kind === 'factor')
      .map((factor, at) =>
        linesTable(comparison, names, language, {
          title: factor.name,
          ...(at === 0 && {
            intro: `T-scores: a dot or a ring and its pale bar are a score with its 95 % band, the grey box the average range${mark}.`,
          }),
          rows: ordered.filter(
            ({ code, factor: of }) => code === factor.code || of === factor.code,
          ),
        }),
      ),
    ...(ordered.some(({ kind }) => kind === 'tendency')
      ? [
          linesTable(comparison, names, language, {
            title: 'Tendencies',
            intro: 'Short scales: hints for a conversation and no evidence of their own.',
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
  { title, intro, rows }: Lines,
): Content {
  const introRows: TableCell[][] =
    intro === undefined ? [] : [[{ ...inFonts(intro), style: 'note', colSpan: 3 }, {}, {}]];
  return {
    table: {
      widths: ['*', lineWidth, 148],
      headerRows: 1,
      keepWithHeaderRows: introRows.length + 2,
      dontBreakRows: true,
      body: [
        [
          { text: title, style: 'heading', margin: 0 },
          { stack: [scoreAxis(language)], margin: [0, 10, 0, 0] },
          '',
        ],
        ...introRows,
        ...rows.map((scale, at) => scaleRow(comparison, names, scale, at === 0 && title)),
      ],
    },
    layout: { ...ruledRows({ padding: 4 }), paddingLeft: (column) => (column === 0 ? 0 : 16) },
    margin: [0, 0, 0, 14],
  };
}

/** @param bookmark of the table. */
function scaleRow(
  { members, differences }: PersonalityComparison,
  names: Names,
  scale: PersonalityComparison['scales'][number],
  bookmark: string | false,
): TableCell[] {
  const [first, second] = members.map((member) => scoreOf(member, scale));
  const difference = differences?.find(({ code }) => code === scale.code);
  const name = {
    text: scale.kind === 'factor' ? 'The factor as a whole' : scale.name,
    bold: scale.kind === 'factor',
    ...(bookmark !== false && { outline: true, outlineText: bookmark }),
    margin: [0, 6, 0, 0] as [number, number, number, number],
  };
  if (!first || !second || !difference) return [name, '', ''];
  return [
    name,
    { stack: [pairLine([first, second], scale.target)] },
    {
      stack: [
        {
          ...inFonts(differenceInWords(difference, [first.t, second.t], names)),
          style: 'small',
          bold: difference.meaningful,
          color: difference.meaningful ? colours.ink : colours.muted,
        },
        {
          text: [first, second]
            .map(({ t, interval }) => `T ${number(t)} (${range(interval)})`)
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
  const apart =
    different.length > 0
      ? `Furthest apart in ${listInWords(
          different.map(({ name }) => name),
          language,
        )}.`
      : 'In no facet are they apart by more than measurement error.';
  return section('How alike they are', [
    { text: upperFirst(verdict), font: 'serif-latin', fontSize: 12.5 },
    {
      text: `More alike than ${number(percentile)} of 100 random pairs; with measurement error between ${number(percentileInterval[0])} and ${number(percentileInterval[1])}. Over the single facets, their level as well as their pattern.`,
      margin: [0, 2, 0, 2],
    },
    {
      text: `Most alike in ${listInWords(
        alike.map(({ name }) => name),
        language,
      )}. ${apart}`,
    },
    ...(different.length > 0 ? [talk(different, names)] : []),
    { stack: [bullets([...limits, source])], margin: [0, 4, 0, 0] },
  ]);
}

function talk(different: InterpersonalFit['different'], names: Names): Content {
  return {
    table: {
      widths: [150, '*'],
      body: [
        [{ text: 'To talk about', bold: true, fontSize: sizes.body, colSpan: 2 }, {}],
        ...different.map(({ name, first, second, question }): TableCell[] => [
          {
            stack: [
              { text: name },
              {
                ...inFonts(`${names[0]} T ${number(first)}, ${names[1]} T ${number(second)}`),
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
