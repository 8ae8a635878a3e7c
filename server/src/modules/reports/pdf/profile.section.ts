import type { Language } from '@assay/contract/languages';
import type { PersonalityReport, ReportScale } from '@assay/contract/personality-reports';
import type { Content, ContentStack, TableCell } from 'pdfmake/interfaces.js';
import { type Message, say } from '../../../platform/words/message.ts';
import { inFonts } from './fonts/runs.model.ts';
import { ruledRows, sizes } from './report.theme.ts';
import { normInWords, number, percentileInWords, range } from './report.words.ts';
import { lineWidth, positionLine, scoreAxis, scoreLine } from './score.drawings.ts';
import { personalityMessages } from './words/personality-messages.data.ts';
import { sharedMessages } from './words/shared-messages.data.ts';

/** The five factors in line and word. */
export function factorsSection(
  { scales, norm, ageGroup }: PersonalityReport,
  language: Language,
): Content {
  const compared = { norm: normInWords(norm, language) };
  const intro = [
    say(language, personalityMessages.profileIntro(compared)),
    ...(ageGroup ? [ageGroupInWords(ageGroup, scales, language)] : []),
  ];
  const table = {
    title: say(language, personalityMessages.profile()),
    intro: intro.join(' '),
    scales: scales.filter(({ kind }) => kind === 'factor'),
    fit: null,
  };
  return scoreTable(table, language);
}

/** The factors against people of the own age. */
function ageGroupInWords(
  { norm: { group }, factors }: NonNullable<PersonalityReport['ageGroup']>,
  scales: PersonalityReport['scales'],
  language: Language,
): string {
  const nameOf = (code: string) => scales.find((scale) => scale.code === code)?.name ?? code;
  const list = factors
    .map(({ code, t }) => `${nameOf(code)} T ${number(t, 0, language)}`)
    .join(', ');
  return say(language, personalityMessages.ageGroup({ group, list }));
}

/** The facets of each factor. */
export function facetsSection({ scales, fit }: PersonalityReport, language: Language): Content[] {
  return scales
    .filter(({ kind }) => kind === 'factor')
    .map((factor, at) => {
      const table = {
        title: say(language, personalityMessages.facetsOf({ factor: factor.name })),
        ...(fit && at === 0 && { intro: profileInWords(fit, scales, language) }),
        scales: scales.filter(({ kind, factor: of }) => kind === 'facet' && of === factor.code),
        fit,
      };
      return scoreTable(table, language);
    });
}

/** The eight tendencies, apart from the factors: scores where they have a norm of their own, positions where not. */
export function tendenciesSection(
  { scales, tendencies }: PersonalityReport,
  language: Language,
): Content[] {
  const scored = scales.filter(({ kind }) => kind === 'tendency');
  const title = say(language, personalityMessages.tendencies());
  const intro = say(language, personalityMessages.tendenciesHint());
  return [
    ...(scored.length > 0
      ? [scoreTable({ title, intro, scales: scored, fit: null }, language)]
      : []),
    ...(tendencies.length > 0 ? [positionTable(tendencies, language)] : []),
  ];
}

/** Where the answers lie between the ends of a scale that has no norm. */
function positionTable(tendencies: PersonalityReport['tendencies'], language: Language): Content {
  const title = say(language, personalityMessages.tendencies());
  const intro = [personalityMessages.tendenciesHint(), personalityMessages.noNormYet()]
    .map((message) => say(language, message))
    .join(' ');
  return {
    heads: 'rows',
    table: {
      widths: ['*', lineWidth, 78],
      headerRows: 1,
      keepWithHeaderRows: 2,
      dontBreakRows: true,
      body: [
        [{ text: title, style: 'heading', margin: 0 }, '', ''],
        [{ ...inFonts(intro), style: 'note', colSpan: 3 }, {}, {}],
        ...tendencies.map(({ name, text, position }, at): TableCell[] => [
          [
            {
              text: name,
              bold: true,
              fontSize: sizes.body,
              ...(at === 0 && { outline: true, outlineText: title }),
            },
            { ...inFonts(text), fontSize: sizes.small, margin: [0, 1, 0, 0] },
          ],
          { stack: [positionLine(position, language)], margin: [0, 1, 0, 0] },
          {
            text: say(language, personalityMessages.ofHundred({ position: String(position) })),
            style: 'small',
            alignment: 'right',
            margin: [0, 1, 0, 0],
          },
        ]),
      ],
    },
    layout: { ...ruledRows({ padding: 5 }), paddingLeft: (column) => (column === 0 ? 0 : 16) },
    margin: [0, 0, 0, 14],
  };
}

interface ScoreTable {
  title: string;
  intro?: string;
  scales: readonly ReportScale[];
  fit: PersonalityReport['fit'];
}

function scoreTable({ scales, fit, ...head }: ScoreTable, language: Language): Content {
  const rows = scales.map((scale, at) => scaleRow(scale, fit, at === 0 && head.title, language));
  return belowAxis({ ...head, width: 78, padding: 5, rows }, language);
}

interface BelowAxis {
  title: string;
  intro?: string;
  /** Of the column behind the lines, in points. */
  width: number;
  padding: number;
  rows: TableCell[][];
}

/** Scores below an axis, which comes again on the next page with the title. */
export function belowAxis(
  { title, intro, width, padding, rows }: BelowAxis,
  language: Language,
): Content {
  const introRows: TableCell[][] =
    intro === undefined ? [] : [[{ ...inFonts(intro), style: 'note', colSpan: 3 }, {}, {}]];
  return {
    heads: 'rows',
    table: {
      widths: ['*', lineWidth, width],
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
        ...rows,
      ],
    },
    layout: {
      ...ruledRows({ padding }),
      paddingLeft: (column) => (column === 0 ? 0 : 16),
    },
    margin: [0, 0, 0, 14],
  };
}

/** @param bookmark of the table; in the title it would come again with it. */
function scaleRow(
  scale: ReportScale,
  fit: PersonalityReport['fit'],
  bookmark: string | false,
  language: Language,
): TableCell[] {
  const { name, kind, text } = scale;
  const isFactor = kind === 'factor';
  return [
    [
      {
        text: name,
        bold: true,
        fontSize: isFactor ? sizes.large : sizes.body,
        ...(bookmark !== false && { outline: true, outlineText: bookmark }),
      },
      { ...inFonts(text), fontSize: isFactor ? sizes.body : sizes.small, margin: [0, 1, 0, 0] },
      ...(fit && scale.population ? [askedInWords(scale, scale.population, fit, language)] : []),
    ],
    { stack: [scoreLine(scale, language)], margin: [0, isFactor ? 2.5 : 1, 0, 0] },
    { ...scoreInWords(scale, language), margin: [0, isFactor ? 2.5 : 1, 0, 0] },
  ];
}

const leanings = {
  low: sharedMessages.averageOrLower(),
  average: sharedMessages.average(),
  high: sharedMessages.averageOrHigher(),
};

function bandInWords(band: ReportScale['band'], leaning: boolean): Message {
  return leaning ? leanings[band] : sharedMessages[band]();
}

function scoreInWords(
  { t, interval, sten, band, leaning, percentile, end }: ReportScale,
  language: Language,
): ContentStack {
  const standing = say(language, personalityMessages.sten({ sten: String(sten) }));
  const score = `T ${number(t, 0, language)}, ${range(interval, language)}`;
  return {
    stack: [
      {
        text: [{ text: standing, bold: true }, `, ${say(language, bandInWords(band, leaning))}`],
        style: 'small',
      },
      { text: percentileInWords(percentile, end, language), style: 'tiny' },
      { text: score, style: 'tiny' },
    ],
    alignment: 'right',
  };
}

/** What the profile asks for, and where two in three people of its jobs are: one SD to each side. */
function askedInWords(
  { code }: ReportScale,
  { mean, sd, n }: NonNullable<ReportScale['population']>,
  { comparison, profile }: NonNullable<PersonalityReport['fit']>,
  language: Language,
): Content {
  const asked = comparison.find((one) => one.code === code);
  const target = asked && { target: number(asked.target, 0, language) };
  const most = range([mean - sd, mean + sd], language);
  const usual = { profile: profile.name, mean: number(mean, 0, language), most };
  const words = [
    target &&
      (asked.direction === 'high'
        ? personalityMessages.askedAtLeast(target)
        : personalityMessages.askedAtMost(target)),
    n > 0
      ? personalityMessages.usualWithOwn({ ...usual, people: n })
      : personalityMessages.usual(usual),
  ];
  return {
    text: words.flatMap((message) => (message ? [say(language, message)] : [])).join(' '),
    style: 'tiny',
    margin: [0, 1.5, 0, 0],
  };
}

function profileInWords(
  { profile }: NonNullable<PersonalityReport['fit']>,
  scales: readonly ReportScale[],
  language: Language,
): string {
  const own = scales.some(({ population }) => population !== null && population.n > 0);
  const about = { profile: profile.name };
  return say(
    language,
    own ? personalityMessages.markWithOwn(about) : personalityMessages.markExpected(about),
  );
}
