import type { CultureReport } from '@assay/contract/culture-reports';
import type { Language } from '@assay/contract/languages';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type Message, say } from '../../../../platform/words/message.ts';
import { inFonts } from '../fonts/runs.model.ts';
import { section } from '../report.section.ts';
import { colours, ruledRows, sizes } from '../report.theme.ts';
import { number } from '../report.words.ts';
import { bar, dot } from '../score.drawings.ts';
import { cultureMessages } from '../words/culture-messages.data.ts';
import { drawingMessages } from '../words/drawing-messages.data.ts';

type Match = NonNullable<NonNullable<CultureReport['comparison']>['match']>;

const lineWidth = 146;
const lineHeight = 13;
const middle = lineHeight / 2;
/** Points from the own mean at either end; hardly anybody goes beyond. */
const reach = 3;

const place = (points: number) =>
  (lineWidth * (Math.min(reach, Math.max(-reach, points)) + reach)) / (2 * reach);

/** `+0.8`, `−1.2` */
export function signed(points: number, language: Language): string {
  return `${points > 0 ? '+' : ''}${number(points, 1, language)}`;
}

/**
 * The end of the scale at which a fit lies with its whole band: the band is cut off there, and a band without width
 * would read as certainty. Null where there is a band to show.
 */
function fitEnd([low, high]: readonly [low: number, high: number]): Message | null {
  if (high <= 0) return cultureMessages.lowest();
  return low >= 100 ? cultureMessages.highest() : null;
}

/** What stands beside a fit: `between 12 and 43`, or the end of the scale. */
export function fitRange(fit: number, interval: readonly [low: number, high: number]): Message {
  const [from, to] = interval.map((end) => number(end));
  const within =
    fit > 0
      ? cultureMessages.between({ from: from ?? '', to: to ?? '' })
      : cultureMessages.noAgreement({ to: to ?? '' });
  return fitEnd(interval) ?? within;
}

function endsIn(language: Language): { least: string; most: string } {
  return { least: signed(-reach, language), most: signed(reach, language) };
}

function bandOf({ interval: [from, to] }: Wish, language: Language): string {
  return say(
    language,
    cultureMessages.between({ from: signed(from, language), to: signed(to, language) }),
  );
}

type Wish = Pick<CultureReport['categories'][number], 'centred' | 'interval'>;

/** Two people on lines around the own average of each: a dot above, a ring below. */
export function pairOfWishes(both: readonly [Wish, Wish], language: Language): Content {
  const color = colours.rust;
  const [upper, lower] = [6.5, 17.5];
  const tracks = both.flatMap(({ interval: [from, to] }, at) => {
    const y = at === 0 ? upper : lower;
    const length = Math.max(1, place(to) - place(from));
    return [
      bar(0, y - 0.5, lineWidth, 1, { color: colours.line }),
      bar(place(from), y - 2.2, length, 4.4, { color, fillOpacity: 0.3, r: 2.2 }),
    ];
  });
  const [first, second] = both;
  const ring = dot(place(second.centred), lower, 2.6, '#ffffff');
  const line = drawingMessages.pairOnLine({
    ...endsIn(language),
    first: signed(first.centred, language),
    firstRange: bandOf(first, language),
    second: signed(second.centred, language),
    secondRange: bandOf(second, language),
  });
  return {
    alternative: say(language, line),
    canvas: [
      ...tracks,
      bar(place(0) - 0.5, 0, 1, 24, { color: colours.curve }),
      dot(place(first.centred), upper, 3.4, color),
      { ...ring, lineColor: color, lineWidth: 1.8 },
    ],
  };
}

const standing = {
  low: cultureMessages.below(),
  middle: cultureMessages.about(),
  high: cultureMessages.above(),
} as const;

/** Each category as a dot on a line around the person's own mean, the organisation as a thin mark. */
export function wishesSection(
  { categories, ownMean, organization }: CultureReport,
  language: Language,
): Content {
  const mean = number(ownMean ?? 0, 1, language);
  const intro = [
    cultureMessages.wishesIntro({ mean }),
    // Described with other questions it has nothing to set beside these.
    ...(organization?.culture.categories.length
      ? [cultureMessages.mark({ test: organization.test.name })]
      : []),
  ].map((message) => say(language, message));
  return {
    heads: 'rows',
    table: {
      widths: ['*', lineWidth, 92],
      headerRows: 1,
      keepWithHeaderRows: 2,
      dontBreakRows: true,
      body: [
        [
          {
            text: say(language, cultureMessages.wishes()),
            style: 'heading',
            margin: 0,
            colSpan: 3,
          },
          {},
          {},
        ],
        [{ ...inFonts(intro.join(' ')), style: 'note', colSpan: 3 }, {}, {}],
        ...categories.map((category) => categoryRow(category, organization, language)),
      ],
    },
    layout: { ...ruledRows({ padding: 5 }), paddingLeft: (column) => (column === 0 ? 0 : 16) },
    margin: [0, 0, 0, 14],
  };
}

function categoryRow(
  { code, name, text, centred, interval, emphasis }: CultureReport['categories'][number],
  organization: CultureReport['organization'],
  language: Language,
): TableCell[] {
  const own = organization?.culture.categories.find((one) => one.code === code)?.centred;
  const [from, to] = interval;
  const points = (value: number) => signed(value, language);
  const within = cultureMessages.between({ from: points(from), to: points(to) });
  const line = drawingMessages.onLine({
    ...endsIn(language),
    value: points(centred),
    range: say(language, within),
  });
  const mark = { line, target: points(own ?? 0) };
  const shown = own === undefined ? line : drawingMessages.withMark(mark);
  return [
    [
      { text: name, bold: true, fontSize: sizes.large },
      { ...inFonts(text), margin: [0, 1, 0, 0] },
    ],
    {
      alternative: say(language, shown),
      canvas: [
        bar(0, middle - 0.5, lineWidth, 1, { color: colours.line }),
        bar(place(0) - 0.5, 1, 1, lineHeight - 2, { color: colours.curve }),
        bar(place(from), middle - 2.6, Math.max(1, place(to) - place(from)), 5.2, {
          color: colours.rust,
          fillOpacity: 0.3,
          r: 2.6,
        }),
        ...(own === undefined
          ? []
          : [bar(place(own) - 0.6, 0, 1.2, lineHeight, { color: colours.ink, fillOpacity: 0.85 })]),
        dot(place(centred), middle, 3.6, colours.rust),
      ],
      margin: [0, 3, 0, 0],
    },
    {
      stack: [
        {
          text: [{ text: points(centred), bold: true }, `, ${say(language, standing[emphasis])}`],
          style: 'small',
        },
        { text: say(language, within), style: 'tiny' },
        ...(own === undefined
          ? []
          : [
              {
                text: say(language, cultureMessages.organization({ points: points(own) })),
                style: 'tiny',
              },
            ]),
      ],
      alignment: 'right',
      margin: [0, 2, 0, 0],
    },
  ];
}

/** How alike the wishes and the culture are, and what may be said about it. */
export function cultureFitSection(
  { comparison, organization }: CultureReport,
  language: Language,
): Content[] {
  if (comparison === null || organization === null) return [];
  const { match, text, agreementNote, cautions, label } = comparison;
  const sure = match ? `${label}. ${sureInWords(match, language)}` : label;
  return [
    section(say(language, cultureMessages.fitTo({ test: organization.test.name })), [
      { ...inFonts(text), margin: [0, 0, 0, 4] },
      { ...inFonts(`${sure} ${agreementNote}`), style: 'note', margin: [0, 0, 0, 6] },
      { text: say(language, cultureMessages.whyNothing()), bold: true, margin: [0, 2, 0, 2] },
      { ul: cautions.map((caution) => inFonts(caution)), style: 'small' },
    ]),
  ];
}

/** The figure with its range, and the correlation that it is made of, which has a range where the fit has reached an end. */
function sureInWords(match: Match, language: Language): string {
  const { fit, fitInterval, n, r, interval } = match;
  const [correlation, from, to] = [r, ...interval].map((value) => number(value, 2, language));
  const figure = cultureMessages.fitOf({ fit: number(fit), range: fitRange(fit, fitInterval) });
  const how = cultureMessages.howSure({
    pairs: n,
    r: correlation ?? '',
    from: from ?? '',
    to: to ?? '',
  });
  return `${say(language, figure)}. ${say(language, how)}`;
}

/** Category by category, largest difference first. */
export function cultureGapsSection({ comparison }: CultureReport, language: Language): Content[] {
  if (comparison === null || comparison.gaps.length === 0) return [];
  const right = { alignment: 'right' } as const;
  const { gaps, gapsIntro, category, verdict: judged, difference: apart, gap } = cultureMessages;
  return [
    section(say(language, gaps()), [
      { text: say(language, gapsIntro()), style: 'note', margin: [0, 0, 0, 6] },
      {
        heads: 'both',
        table: {
          widths: [118, '*', 92, 52],
          body: [
            [category(), judged(), apart(), gap()].map((head, at) => ({
              text: say(language, head),
              style: 'note',
              ...(at > 1 && right),
            })),
            ...comparison.gaps.map(({ name, verdict, difference, interval, rms, meaningful }) => [
              { text: name, bold: true },
              { text: verdict, color: meaningful ? colours.ink : colours.muted },
              { text: differenceInWords(difference, interval, language), ...right },
              { text: number(rms, 1, language), ...right },
            ]),
          ],
        },
        layout: ruledRows({ padding: 4 }),
      },
    ]),
  ];
}

function differenceInWords(
  difference: number,
  [from, to]: readonly [number, number],
  language: Language,
): string {
  const points = (value: number) => signed(value, language);
  const values = { difference: points(difference), from: points(from), to: points(to) };
  return say(language, cultureMessages.differenceWithin(values));
}
