import { type Pair, pairsOf } from '@assay/contract/comparison-words';
import type { Language } from '@assay/contract/languages';
import type { PersonalityComparison } from '@assay/contract/personality-comparisons';
import { nameOf } from '@assay/contract/person-name';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type Message, say } from '../../../../platform/words/message.ts';
import { savedNote } from '../fit.section.ts';
import { inFonts } from '../fonts/runs.model.ts';
import { largeName, styleInWords } from '../head.section.ts';
import { type Occasion, printNamed } from '../report.document.ts';
import { bullets, section } from '../report.section.ts';
import { colours, ruledRows } from '../report.theme.ts';
import { dayInWords, listInWords, number, percent } from '../report.words.ts';
import { comparisonMessages } from '../words/comparison-messages.data.ts';
import { personalityMessages } from '../words/personality-messages.data.ts';
import { sharedMessages } from '../words/shared-messages.data.ts';
import { clearlyInWords, pointsInWords } from './difference.words.ts';
import { fitInWords, occasionInWords } from './member.words.ts';
import { spreadSections } from './spread.section.ts';
import { whoSections } from './who.section.ts';

/**
 * A team on A4: what it covers, who is in it, how far it spreads, who is where and who is alike.
 * @returns the file; the same team always has the same text.
 */
export function renderTeamPdf(team: PersonalityComparison, about: Occasion): Promise<Buffer> {
  const { campaign, members, limits, attribution } = team;
  const { language } = about;
  const title = say(language, comparisonMessages.teamOf({ people: members.length }));
  return printNamed(title, say(language, personalityMessages.file()), about, [
    largeName(title),
    {
      ...inFonts(occasionInWords(personalityMessages.test(), campaign, language)),
      fontSize: 10.5,
      margin: [0, 3, 0, 16],
    },
    ...savedNote(team.saved, language),
    coverageSection(team, language),
    peopleSection(team, about),
    ...spreadSections(team, language),
    ...whoSections(team, language),
    ...likenessSection(team, language),
    section(say(language, sharedMessages.whatNot()), [
      bullets(limits),
      ...(attribution === null
        ? []
        : [{ stack: [{ ...inFonts(attribution), style: 'tiny' }], margin: 8 }]),
    ]),
  ]);
}

/** How much of the profile the team reaches, and what depends on nobody or on one person. */
function coverageSection(
  { coverage, profile, spread, scales, members }: PersonalityComparison,
  language: Language,
) {
  const tell = (message: Message) => say(language, message);
  const reachedBy = (count: number) =>
    scales.filter(({ reached }) => reached === count).map(({ name }) => name);
  const [nobody, one] = [reachedBy(0), reachedBy(1)];
  const share = (value: string, label: string): Content => ({
    stack: [
      { text: value, font: 'serif-latin', bold: true, fontSize: 20 },
      { text: label, style: 'note' },
    ],
  });
  const title = profile
    ? comparisonMessages.coverageOf({ profile: profile.name })
    : comparisonMessages.spread();
  return section(tell(title), [
    {
      columns: [
        ...(coverage
          ? [
              share(percent(coverage.byAnyone, language), tell(comparisonMessages.byAnyone())),
              share(percent(coverage.byMean, language), tell(comparisonMessages.byMean())),
            ]
          : []),
        share(number(spread, 1, language), tell(comparisonMessages.spreadInWords())),
      ],
      columnGap: 18,
      margin: [0, 0, 0, 6],
    },
    ...(profile
      ? [
          {
            text:
              nobody.length > 0
                ? [
                    { text: `${tell(comparisonMessages.reachedByNobody())} `, bold: true },
                    `${listInWords(nobody, language)}.`,
                  ]
                : tell(comparisonMessages.everyTargetReached()),
          },
          ...(members.length > 2 && one.length > 0
            ? [
                {
                  text: [
                    { text: `${tell(comparisonMessages.dependsOnOne())} `, bold: true },
                    `${listInWords(one, language)}.`,
                  ],
                },
              ]
            : []),
          {
            text: tell(comparisonMessages.reachedNote()),
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
    comparisonMessages.name(),
    ...(profile ? [personalityMessages.fitWith({ profile: profile.name })] : []),
    sharedMessages.answeringStyle(),
    comparisonMessages.withoutThisPerson(),
  ].map((message) => say(language, message));
  const title = say(language, comparisonMessages.thePeople());
  return {
    heads: 'both',
    table: {
      widths: profile ? ['*', 140, 92, 92] : ['*', 120, 120],
      headerRows: 2,
      dontBreakRows: true,
      body: [
        [
          { text: title, style: 'heading', margin: 0, colSpan: columns.length },
          ...columns.slice(1).map(() => ({})),
        ],
        columns.map((text) => ({ ...inFonts(text), style: 'note' })),
        ...members.map((member, at): TableCell[] => [
          {
            stack: [
              {
                ...inFonts(nameOf(member.subject)),
                ...(at === 0 && { outline: true, outlineText: title }),
              },
              {
                text: say(
                  language,
                  comparisonMessages.takenOn({
                    day: dayInWords(new Date(member.completedAt), timeZone, language),
                  }),
                ),
                style: 'tiny',
              },
            ],
          },
          ...(profile ? [fitCell(member.fit, language)] : []),
          { ...styleInWords(member.responseStyle, language), style: 'small' },
          { ...withoutInWords(member, team, language), style: 'small' },
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

function fitCell(fit: Member['fit'], language: Language): TableCell {
  if (!fit) return { text: '—', color: colours.muted };
  return {
    stack: [
      { text: fitInWords(fit, language), style: 'small' },
      ...(fit.earlier ? [] : [{ text: clearlyInWords(fit, language), style: 'tiny' }]),
    ],
  };
}

function withoutInWords(
  { without }: Member,
  { coverage, spread }: PersonalityComparison,
  language: Language,
): { text: string } {
  if (!without) return { text: '—' };
  const by = number(without.spread - spread, 1, language);
  const isMore = !by.startsWith('−') && by !== number(0, 1, language);
  const change = isMore ? `+${by}` : by;
  return {
    text: [
      ...(coverage && without.coverage
        ? [
            comparisonMessages.coverageBy({
              change: pointsInWords(coverage.byAnyone, without.coverage.byAnyone, language),
            }),
          ]
        : []),
      comparisonMessages.spreadBy({ change }),
    ]
      .map((message) => say(language, message))
      .join('\n'),
  };
}

/** How many people a table of pairs has room for. */
const mostBeside = 15;

/** How alike each two describe themselves. */
function likenessSection(
  { members, similarity }: PersonalityComparison,
  language: Language,
): Content[] {
  const tell = (message: Message) => say(language, message);
  if (members.length < 3) return [];
  const pairs = pairsOf(similarity);
  const names = members.map(({ subject }) => nameOf(subject));
  // Nobody is among the most and the least alike at once.
  const shown = Math.min(3, Math.floor(pairs.length / 2));
  return [
    section(tell(comparisonMessages.howAlike()), [
      {
        text: tell(comparisonMessages.likenessIntro()),
        style: 'note',
        margin: [0, 0, 0, 6],
      },
      {
        columns: [
          pairTable(tell(comparisonMessages.mostAlike()), pairs.slice(0, shown), names, language),
          pairTable(
            tell(comparisonMessages.leastAlike()),
            pairs.slice(-shown).toReversed(),
            names,
            language,
          ),
        ],
        columnGap: 24,
      },
      members.length > mostBeside
        ? {
            text: tell(comparisonMessages.tooManyPairs({ most: mostBeside })),
            style: 'note',
            margin: [0, 6, 0, 0],
          }
        : everyPair(names, similarity, language),
    ]),
  ];
}

function pairTable(
  title: string,
  pairs: readonly Pair[],
  names: readonly string[],
  language: Language,
): Content {
  return {
    heads: 'rows',
    table: {
      widths: ['*', 30],
      body: [
        [{ text: title, headlineLevel: 3, bold: true, colSpan: 2 }, {}],
        ...pairs.map(({ first, second, likeness }): TableCell[] => [
          {
            ...inFonts(
              say(
                language,
                comparisonMessages.both({ first: names[first] ?? '', second: names[second] ?? '' }),
              ),
            ),
            style: 'small',
          },
          { text: number(likeness, 2, language), style: 'small', alignment: 'right' },
        ]),
      ],
    },
    layout: ruledRows({ padding: 3 }),
  };
}

function everyPair(
  names: readonly string[],
  similarity: readonly (readonly number[])[],
  language: Language,
): Content {
  return {
    heads: 'both',
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
            const text = beside === at ? '' : number(likeness, 2, language);
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
