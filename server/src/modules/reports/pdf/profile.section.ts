import type { PersonalityReport, ReportScale } from '@assay/contract/reports';
import type { Content, ContentStack, TableCell } from 'pdfmake/interfaces.js';
import { inFonts } from './fonts/font.runs.ts';
import { ruledRows, sizes } from './report.theme.ts';
import { ageGroupInWords, normInWords, number, percentileInWords, range } from './report.words.ts';
import { lineWidth, positionLine, scoreAxis, scoreLine } from './score.drawings.ts';

/** The five factors in line and word. */
export function factorsSection({ scales, norm, ageGroup }: PersonalityReport): Content {
  return scoreTable({
    title: 'Profile',
    intro: `T-scores against ${normInWords(norm)}. The pale bar is the 95 % band, the grey box the average range.${ageGroup ? ` ${ageGroupInWords(ageGroup, scales)}` : ''}`,
    scales: scales.filter(({ kind }) => kind === 'factor'),
    fit: null,
  });
}

/** The facets of each factor. */
export function facetsSection({ scales, fit }: PersonalityReport): Content[] {
  return scales
    .filter(({ kind }) => kind === 'factor')
    .map((factor, at) =>
      scoreTable({
        title: `Facets of ${factor.name}`,
        ...(fit && at === 0 && { intro: profileInWords(fit, scales) }),
        scales: scales.filter(({ kind, factor: of }) => kind === 'facet' && of === factor.code),
        fit,
      }),
    );
}

/** The eight tendencies, apart from the factors: scores where they have a norm of their own, positions where not. */
export function tendenciesSection({ scales, tendencies }: PersonalityReport): Content[] {
  const scored = scales.filter(({ kind }) => kind === 'tendency');
  const hint =
    'Short scales beside the five factors: hints for a conversation and no evidence of their own.';
  return [
    ...(scored.length > 0
      ? [scoreTable({ title: 'Tendencies', intro: hint, scales: scored, fit: null })]
      : []),
    ...(tendencies.length > 0 ? [positionTable(tendencies, hint)] : []),
  ];
}

/** Where the answers lie between the ends of a scale that has no norm. */
function positionTable(tendencies: PersonalityReport['tendencies'], hint: string): Content {
  const intro = `${hint} They have no norm yet, so there is no T-score, sten or percentile: the dot shows where the answers lie between the lowest and the highest possible sum.`;
  return {
    table: {
      widths: ['*', lineWidth, 78],
      headerRows: 1,
      keepWithHeaderRows: 2,
      dontBreakRows: true,
      body: [
        [{ text: 'Tendencies', style: 'heading', margin: 0 }, '', ''],
        [{ ...inFonts(intro), style: 'note', colSpan: 3 }, {}, {}],
        ...tendencies.map(({ name, text, position }, at): TableCell[] => [
          [
            {
              text: name,
              bold: true,
              fontSize: sizes.body,
              ...(at === 0 && { outline: true, outlineText: 'Tendencies' }),
            },
            { ...inFonts(text), fontSize: sizes.small, margin: [0, 1, 0, 0] },
          ],
          { stack: [positionLine(position)], margin: [0, 1, 0, 0] },
          { text: `${position} of 100`, style: 'small', alignment: 'right', margin: [0, 1, 0, 0] },
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

/** Scores below an axis, which comes again on the next page with the title. */
function scoreTable({ title, intro, scales, fit }: ScoreTable): Content {
  const introRows: TableCell[][] =
    intro === undefined ? [] : [[{ ...inFonts(intro), style: 'note', colSpan: 3 }, {}, {}]];
  return {
    table: {
      widths: ['*', lineWidth, 78],
      headerRows: 1,
      keepWithHeaderRows: introRows.length + 2,
      dontBreakRows: true,
      body: [
        [
          { text: title, style: 'heading', margin: 0 },
          { stack: [scoreAxis()], margin: [0, 10, 0, 0] },
          '',
        ],
        ...introRows,
        ...scales.map((scale, at) => scaleRow(scale, fit, at === 0 && title)),
      ],
    },
    layout: {
      ...ruledRows({ padding: 5 }),
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
      ...(fit && scale.population ? [askedInWords(scale, scale.population, fit)] : []),
    ],
    { stack: [scoreLine(scale)], margin: [0, isFactor ? 2.5 : 1, 0, 0] },
    { ...scoreInWords(scale), margin: [0, isFactor ? 2.5 : 1, 0, 0] },
  ];
}

function scoreInWords({ t, interval, sten, band, percentile, end }: ReportScale): ContentStack {
  return {
    stack: [
      { text: [{ text: `sten ${sten}`, bold: true }, `, ${band}`], style: 'small' },
      { text: percentileInWords(percentile, end), style: 'tiny' },
      { text: `T ${number(t)}, ${range(interval)}`, style: 'tiny' },
    ],
    alignment: 'right',
  };
}

/** What the profile asks for, and where two in three people of its jobs are: one SD to each side. */
function askedInWords(
  { code }: ReportScale,
  { mean, sd, n }: NonNullable<ReportScale['population']>,
  { comparison }: NonNullable<PersonalityReport['fit']>,
): Content {
  const target = comparison.find((one) => one.code === code);
  const least = target?.direction === 'high' ? 'at least' : 'at most';
  const asked = target ? `Asked for: ${least} T ${number(target.target)}. ` : '';
  const own = n > 0 ? ` (with ${n} of your own people)` : '';
  return {
    text: `${asked}Usual: T ${number(mean)}, most ${range([mean - sd, mean + sd])}${own}`,
    style: 'tiny',
    margin: [0, 1.5, 0, 0],
  };
}

function profileInWords(
  { profile }: NonNullable<PersonalityReport['fit']>,
  scales: readonly ReportScale[],
): string {
  const own = scales.some(({ population }) => population !== null && population.n > 0);
  const source = own
    ? 'expected, with people of your own counted in where they are named'
    : 'expected, not measured';
  return `The thin mark is what the profile ${profile.name} asks for. “Usual” is where people in its jobs are: ${source}.`;
}
