import {
  clearlyInWords,
  listInWords,
  type Pair,
  pairsOf,
  pointsInWords,
} from '@assay/contract/comparison-words';
import type { Language } from '@assay/contract/languages';
import type { PersonalityComparison } from '@assay/contract/comparisons';
import { nameOf } from '@assay/contract/person-name';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { inFonts } from '../fonts/font.runs.ts';
import { largeName, styleInWords } from '../head.section.ts';
import { type Occasion, printNamed } from '../report.document.ts';
import { bullets, section } from '../report.section.ts';
import { colours, ruledRows } from '../report.theme.ts';
import { dayInWords, number, percent } from '../report.words.ts';
import { lineWidth, scoreAxis, spreadLine } from '../score.drawings.ts';
import { fitInWords, inOrder } from './member.words.ts';
import { whoSections } from './who.section.ts';

/**
 * A team on A4: what it covers, who is in it, how far it spreads, who is where and who is alike.
 * @returns the file; the same team always has the same text.
 */
export function renderTeamPdf(team: PersonalityComparison, about: Occasion): Promise<Buffer> {
  const { campaign, members, limits, attribution } = team;
  const title = `A team of ${members.length}`;
  return printNamed(title, 'personality', about, [
    largeName(title),
    {
      ...inFonts(`Personality${campaign ? `, for ${campaign.name}` : ''}`),
      fontSize: 10.5,
      margin: [0, 3, 0, 16],
    },
    coverageSection(team),
    peopleSection(team, about),
    ...spreadSections(team, about.language),
    ...whoSections(team),
    ...likenessSection(team),
    section('What not to conclude', [
      bullets(limits),
      ...(attribution === null
        ? []
        : [{ stack: [{ ...inFonts(attribution), style: 'tiny' }], margin: 8 }]),
    ]),
  ]);
}

/** How much of the profile the team reaches, and what depends on nobody or on one person. */
function coverageSection({ coverage, profile, spread, scales, members }: PersonalityComparison) {
  const reachedBy = (count: number) =>
    scales.filter(({ reached }) => reached === count).map(({ name }) => name);
  const [nobody, one] = [reachedBy(0), reachedBy(1)];
  const share = (value: string, label: string): Content => ({
    stack: [
      { text: value, font: 'serif-latin', bold: true, fontSize: 20 },
      { text: label, style: 'note' },
    ],
  });
  return section(profile ? `Coverage of ${profile.name}` : 'Spread', [
    {
      columns: [
        ...(coverage
          ? [
              share(
                percent(coverage.byAnyone),
                'of the profile’s weight is reached by at least one person',
              ),
              share(percent(coverage.byMean), 'is reached by the average of all'),
            ]
          : []),
        share(
          number(spread, 1),
          'T points of spread over the facets, in the middle; 10 is the spread of the norm group',
        ),
      ],
      columnGap: 18,
      margin: [0, 0, 0, 6],
    },
    ...(profile
      ? [
          {
            text:
              nobody.length > 0
                ? [{ text: 'Reached by nobody: ', bold: true }, `${listInWords(nobody)}.`]
                : 'Every target is reached by somebody.',
          },
          ...(members.length > 2 && one.length > 0
            ? [{ text: [{ text: 'Depends on one person: ', bold: true }, `${listInWords(one)}.`] }]
            : []),
          {
            text: 'A target counts as reached from the measured score, without its error: read it as a hint where to look.',
            style: 'note',
          },
        ]
      : []),
  ]);
}

/** The people, and what the team would be without each. */
function peopleSection(team: PersonalityComparison, { timeZone, language }: Occasion): Content {
  const { members, profile } = team;
  const columns = [
    'Name',
    ...(profile ? [`Fit to ${profile.name}`] : []),
    'Answering style',
    'Without this person',
  ];
  return {
    table: {
      widths: profile ? ['*', 140, 92, 92] : ['*', 120, 120],
      headerRows: 2,
      dontBreakRows: true,
      body: [
        [
          { text: 'The people', style: 'heading', margin: 0, colSpan: columns.length },
          ...columns.slice(1).map(() => ({})),
        ],
        columns.map((text) => ({ ...inFonts(text), style: 'note' })),
        ...members.map((member, at): TableCell[] => [
          {
            stack: [
              {
                ...inFonts(nameOf(member.subject)),
                ...(at === 0 && { outline: true, outlineText: 'The people' }),
              },
              {
                text: `taken ${dayInWords(new Date(member.completedAt), timeZone)}`,
                style: 'tiny',
              },
            ],
          },
          ...(profile ? [fitCell(member.fit)] : []),
          { ...styleInWords(member.responseStyle, language), style: 'small' },
          { ...withoutInWords(member, team), style: 'small' },
        ]),
      ],
    },
    layout: {
      ...ruledRows({ padding: 4, from: 2 }),
      paddingLeft: (column) => (column === 0 ? 0 : 10),
    },
    margin: [0, 0, 0, 20],
  };
}

type Member = PersonalityComparison['members'][number];

function fitCell(fit: Member['fit']): TableCell {
  if (!fit) return { text: '—', color: colours.muted };
  return {
    stack: [
      { text: fitInWords(fit), style: 'small' },
      ...(fit.earlier ? [] : [{ text: clearlyInWords(fit), style: 'tiny' }]),
    ],
  };
}

function withoutInWords(
  { without }: Member,
  { coverage, spread }: PersonalityComparison,
): { text: string } {
  if (!without) return { text: '—' };
  const by = number(without.spread - spread, 1);
  const spreadBy = by.startsWith('−') || by === '0.0' ? by : `+${by}`;
  return {
    text: [
      ...(coverage && without.coverage
        ? [`Coverage ${pointsInWords(coverage.byAnyone, without.coverage.byAnyone)}`]
        : []),
      `Spread ${spreadBy}`,
    ].join('\n'),
  };
}

/** Scale by scale, how far the team reaches and where its middle is. */
function spreadSections(
  { scales, members, profile }: PersonalityComparison,
  language: Language,
): Content[] {
  const ordered = inOrder(scales);
  const groups = [
    ...ordered
      .filter(({ kind }) => kind === 'factor')
      .map(({ name, code }) => ({
        title: name,
        rows: ordered.filter((scale) => scale.code === code || scale.factor === code),
      })),
    {
      title: 'Tendencies',
      rows: ordered.filter((one) => one.kind === 'tendency'),
    },
  ].filter(({ rows }) => rows.length > 0);
  const mark = profile ? `, the thin mark the profile ${profile.name}` : '';
  return groups.map(({ title, rows }, at) => {
    const intro = `The bar goes from the lowest to the highest of ${members.length} people, the dot is their average, the grey box the average range of the norm group${mark}. T-scores.`;
    const introRows: TableCell[][] =
      at > 0
        ? []
        : [
            [{ text: 'Range and spread', style: 'heading', margin: 0, colSpan: 3 }, {}, {}],
            [{ ...inFonts(intro), style: 'note', colSpan: 3 }, {}, {}],
          ];
    return {
      table: {
        widths: ['*', lineWidth, 138],
        headerRows: introRows.length + 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        body: [
          ...introRows,
          [
            { text: title, style: 'heading', margin: 0 },
            { stack: [scoreAxis(language)], margin: [0, 10, 0, 0] },
            '',
          ],
          ...rows.map((scale, row) =>
            spreadRow(scale, members.length, row === 0 && `Range and spread: ${title}`),
          ),
        ],
      },
      layout: {
        ...ruledRows({ padding: 4, from: introRows.length + 1 }),
        paddingLeft: (column) => (column === 0 ? 0 : 16),
      },
      margin: [0, 0, 0, 14],
    };
  });
}

/** @param bookmark of the table. */
function spreadRow(
  scale: PersonalityComparison['scales'][number],
  count: number,
  bookmark: string | false,
): TableCell[] {
  const { name, kind, mean, sd, lowest, highest, reached } = scale;
  const reach = reached === null ? '' : `, ${reached} of ${count} reach it`;
  return [
    {
      text: kind === 'factor' ? 'The factor as a whole' : name,
      bold: kind === 'factor',
      ...(bookmark !== false && { outline: true, outlineText: bookmark }),
    },
    { stack: [spreadLine(scale)] },
    {
      stack: [
        {
          text: [{ text: number(mean), bold: true }, `, ${number(lowest)} to ${number(highest)}`],
          style: 'small',
        },
        { text: `spread ${number(sd, 1)}${reach}`, style: 'tiny' },
      ],
      alignment: 'right',
    },
  ];
}

/** How many people a table of pairs has room for. */
const mostBeside = 15;

/** How alike each two describe themselves. */
function likenessSection({ members, similarity }: PersonalityComparison): Content[] {
  if (members.length < 3) return [];
  const pairs = pairsOf(similarity);
  const names = members.map(({ subject }) => nameOf(subject));
  // Nobody is among the most and the least alike at once.
  const shown = Math.min(3, Math.floor(pairs.length / 2));
  return [
    section('How alike they are', [
      {
        text: 'Likeness of each two over the facets, level as well as pattern: 1 is the same profile, 0 no likeness, below 0 opposite. No forecast of how two people get on.',
        style: 'note',
        margin: [0, 0, 0, 6],
      },
      {
        columns: [
          pairTable('Most alike', pairs.slice(0, shown), names),
          pairTable('Least alike', pairs.slice(-shown).toReversed(), names),
        ],
        columnGap: 24,
      },
      members.length > mostBeside
        ? {
            text: `The table of all pairs has room for ${mostBeside} people here; the screen shows it for every team.`,
            style: 'note',
            margin: [0, 6, 0, 0],
          }
        : everyPair(names, similarity),
    ]),
  ];
}

function pairTable(title: string, pairs: readonly Pair[], names: readonly string[]): Content {
  return {
    table: {
      widths: ['*', 30],
      body: [
        [{ text: title, bold: true, colSpan: 2 }, {}],
        ...pairs.map(({ first, second, likeness }): TableCell[] => [
          { ...inFonts(`${names[first]} and ${names[second]}`), style: 'small' },
          { text: number(likeness, 2), style: 'small', alignment: 'right' },
        ]),
      ],
    },
    layout: ruledRows({ padding: 3 }),
  };
}

function everyPair(names: readonly string[], similarity: readonly (readonly number[])[]): Content {
  return {
    table: {
      widths: ['*', ...names.map(() => 20)],
      body: [
        [
          '',
          ...names.map((_, at): TableCell => {
            return { text: String(at + 1), style: 'tiny', alignment: 'right' };
          }),
        ],
        ...similarity.map((row, at): TableCell[] => [
          { ...inFonts(`${at + 1}  ${names[at]}`), style: 'tiny', color: colours.ink },
          ...row.map((likeness, beside): TableCell => {
            const text = beside === at ? '' : number(likeness, 2);
            return { text, style: 'tiny', color: colours.ink, alignment: 'right' };
          }),
        ]),
      ],
    },
    layout: {
      ...ruledRows({ padding: 3 }),
      paddingLeft: () => 0,
      paddingRight: () => 3,
    },
    margin: [0, 10, 0, 0],
  };
}
