import { fitEnd, fitRange } from '@assay/contract/culture-fit';
import type { CultureReport } from '@assay/contract/culture-reports';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { inFonts } from '../fonts/font.runs.ts';
import { section } from '../report.section.ts';
import { colours, ruledRows, sizes } from '../report.theme.ts';
import { number } from '../report.words.ts';
import { bar, dot } from '../score.drawings.ts';

type Match = NonNullable<NonNullable<CultureReport['comparison']>['match']>;

const lineWidth = 146;
const lineHeight = 13;
const middle = lineHeight / 2;
/** Points from the own mean at either end; hardly anybody goes beyond. */
const reach = 3;

const place = (points: number) =>
  (lineWidth * (Math.min(reach, Math.max(-reach, points)) + reach)) / (2 * reach);

/** `+0.8`, `−1.2` */
export const signed = (points: number) => `${points > 0 ? '+' : ''}${number(points, 1)}`;

type Wish = Pick<CultureReport['categories'][number], 'centred' | 'interval'>;

/** Two people on lines around the own average of each: a dot above, a ring below. */
export function pairOfWishes(both: readonly [Wish, Wish]): Content {
  const color = colours.culture;
  const [upper, lower] = [6.5, 17.5];
  const tracks = both.flatMap(({ interval: [from, to] }, at) => {
    const y = at === 0 ? upper : lower;
    const length = Math.max(1, place(to) - place(from));
    return [
      bar(0, y - 0.5, lineWidth, 1, { color: colours.line }),
      bar(place(from), y - 2.2, length, 4.4, { color, fillOpacity: 0.3, r: 2.2 }),
    ];
  });
  const ring = dot(place(both[1].centred), lower, 2.6, '#ffffff');
  return {
    canvas: [
      ...tracks,
      bar(place(0) - 0.5, 0, 1, 24, { color: colours.curve }),
      dot(place(both[0].centred), upper, 3.4, color),
      { ...ring, lineColor: color, lineWidth: 1.8 },
    ],
  };
}

const standing = {
  low: 'below the own average',
  middle: 'about the own average',
  high: 'above the own average',
} as const;

/** Each category as a dot on a line around the person's own mean, the organisation as a thin mark. */
export function wishesSection({ categories, ownMean, organization }: CultureReport): Content {
  // Described with other questions it has nothing to set beside these.
  const mark = organization?.culture.categories.length
    ? ` The thin mark is ${organization.test.name}, as the organisation describes itself.`
    : '';
  const intro = `Points on the scale from 1 to 7, above or below the person’s own mean of ${number(ownMean ?? 0, 1)} (the line in the middle). The pale bar is the 95 % band.${mark}`;
  return {
    table: {
      widths: ['*', lineWidth, 92],
      headerRows: 1,
      keepWithHeaderRows: 2,
      dontBreakRows: true,
      body: [
        [{ text: 'What matters to this person', style: 'heading', margin: 0, colSpan: 3 }, {}, {}],
        [{ ...inFonts(intro), style: 'note', colSpan: 3 }, {}, {}],
        ...categories.map((category) => categoryRow(category, organization)),
      ],
    },
    layout: { ...ruledRows({ padding: 5 }), paddingLeft: (column) => (column === 0 ? 0 : 16) },
    margin: [0, 0, 0, 14],
  };
}

function categoryRow(
  { code, name, text, centred, interval, emphasis }: CultureReport['categories'][number],
  organization: CultureReport['organization'],
): TableCell[] {
  const own = organization?.culture.categories.find((one) => one.code === code)?.centred;
  const [from, to] = interval;
  return [
    [
      { text: name, bold: true, fontSize: sizes.large },
      { ...inFonts(text), margin: [0, 1, 0, 0] },
    ],
    {
      canvas: [
        bar(0, middle - 0.5, lineWidth, 1, { color: colours.line }),
        bar(place(0) - 0.5, 1, 1, lineHeight - 2, { color: colours.curve }),
        bar(place(from), middle - 2.6, Math.max(1, place(to) - place(from)), 5.2, {
          color: colours.culture,
          fillOpacity: 0.3,
          r: 2.6,
        }),
        ...(own === undefined
          ? []
          : [bar(place(own) - 0.6, 0, 1.2, lineHeight, { color: colours.ink, fillOpacity: 0.85 })]),
        dot(place(centred), middle, 3.6, colours.culture),
      ],
      margin: [0, 3, 0, 0],
    },
    {
      stack: [
        {
          text: [{ text: signed(centred), bold: true }, `, ${standing[emphasis]}`],
          style: 'small',
        },
        { text: `between ${signed(from)} and ${signed(to)}`, style: 'tiny' },
        ...(own === undefined ? [] : [{ text: `organisation ${signed(own)}`, style: 'tiny' }]),
      ],
      alignment: 'right',
      margin: [0, 2, 0, 0],
    },
  ];
}

/** How alike the wishes and the culture are, and what may be said about it. */
export function cultureFitSection({ comparison, organization }: CultureReport): Content[] {
  if (comparison === null || organization === null) return [];
  const { match, text, agreementNote, cautions, label } = comparison;
  const sure = match
    ? `Fit ${match.fit} of 100, ${fitRange(match.fitInterval)}: ${label.toLowerCase()}. It is the correlation of ${match.n} pairs of answers, r = ${number(match.r, 2)}, each side centred on its own mean.${endsInWords(match)}`
    : label;
  return [
    section(`Fit to ${organization.test.name}`, [
      { ...inFonts(text), margin: [0, 0, 0, 4] },
      { ...inFonts(`${sure} ${agreementNote}`), style: 'note', margin: [0, 0, 0, 6] },
      { text: 'Why it decides nothing by itself', bold: true, margin: [0, 2, 0, 2] },
      { ul: cautions.map((caution) => inFonts(caution)), style: 'small' },
    ]),
  ];
}

/** A band that is cut off at an end has no width, which is no certainty. */
function endsInWords({ fit, fitInterval, interval: [from, to] }: Match): string {
  if (fitEnd(fitInterval) === null) return '';
  return ` The fit ends at ${fit}, so its band has no width here; r lies between ${number(from, 2)} and ${number(to, 2)}.`;
}

/** Category by category, largest difference first. */
export function cultureGapsSection({ comparison }: CultureReport): Content[] {
  if (comparison === null || comparison.gaps.length === 0) return [];
  const right = { alignment: 'right' } as const;
  return [
    section('Gaps to the organisation', [
      {
        text: 'Wishes less culture, each centred on its own mean, the largest difference first. The overall gap counts single practices that lie apart even where the category agrees.',
        style: 'note',
        margin: [0, 0, 0, 6],
      },
      {
        table: {
          widths: [118, '*', 92, 52],
          body: [
            ['Category', 'Verdict', 'Difference', 'Gap'].map((head, at) => ({
              text: head,
              style: 'note',
              ...(at > 1 && right),
            })),
            ...comparison.gaps.map(({ name, verdict, difference, interval, rms, meaningful }) => [
              { text: name, bold: true },
              { text: verdict, color: meaningful ? colours.ink : colours.muted },
              {
                text: `${signed(difference)} (${signed(interval[0])} to ${signed(interval[1])})`,
                ...right,
              },
              { text: number(rms, 1), ...right },
            ]),
          ],
        },
        layout: ruledRows({ padding: 4 }),
      },
    ]),
  ];
}
