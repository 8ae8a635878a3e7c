import { listInWords, namesApart } from '@assay/contract/comparison-words';
import { fitRange } from '@assay/contract/culture-fit';
import type { CultureComparison } from '@assay/contract/culture-reports';
import { nameOf } from '@assay/contract/person-name';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { legend, threeCells } from '../comparison/two.pdf.ts';
import { inFonts } from '../fonts/font.runs.ts';
import { cell, largeName, styleInWords } from '../head.section.ts';
import { type Occasion, printNamed } from '../report.document.ts';
import { bullets, section } from '../report.section.ts';
import { colours, ruledRows } from '../report.theme.ts';
import { number } from '../report.words.ts';
import { lineWidth } from '../score.drawings.ts';
import { pairOfWishes, signed } from './culture.section.ts';

type Names = readonly [string, string];

/**
 * The wishes of two people on A4, beside each other.
 * @returns the file; the same comparison always has the same text.
 */
export function renderCultureTwoPdf(
  comparison: CultureComparison,
  about: Occasion,
): Promise<Buffer> {
  const { campaign, members, label, text, limits } = comparison;
  const names = namesApart(members.map(({ subject }) => subject));
  const title = members.map(({ subject }) => nameOf(subject)).join(' and ');
  const people = members.map((member) => {
    const first = member.categories.filter(({ emphasis }) => emphasis === 'high');
    const wishes =
      first.length > 0
        ? `Matters more: ${listInWords(first.map(({ name }) => name))}`
        : 'Nothing stands out';
    return cell(nameOf(member.subject), [
      { text: wishes, style: 'small' },
      { ...styleInWords(member.responseStyle, about.language), margin: [0, 3, 0, 0] },
    ]);
  });
  return printNamed(title, 'culture compared', about, [
    largeName(title),
    {
      ...inFonts(`Culture, compared${campaign ? `, for ${campaign.name}` : ''}`),
      fontSize: 10.5,
      margin: [0, 3, 0, 16],
    },
    threeCells([
      ...people,
      cell('What comes out', [{ text: [{ text: `${label}. `, bold: true }, text] }]),
    ]),
    // Answers to other questions have nothing in common that could stand on one line.
    ...(members[0].version === members[1].version
      ? [legend(names, colours.culture), wishesSection(comparison, names)]
      : []),
    ...likenessSection(comparison),
    section('What not to conclude', [bullets(limits)]),
  ]);
}

function wishesSection({ members, gaps }: CultureComparison, names: Names): Content {
  const intro =
    'Points on the scale from 1 to 7, above or below each person’s own average (the line in the middle). The pale bar is the 95 % band. Whoever wants more of everything does not show here: these are orders of wishes.';
  return {
    table: {
      widths: ['*', lineWidth, 148],
      headerRows: 1,
      keepWithHeaderRows: 2,
      dontBreakRows: true,
      body: [
        [{ text: 'What matters to each', style: 'heading', margin: 0, colSpan: 3 }, {}, {}],
        [{ text: intro, style: 'note', colSpan: 3 }, {}, {}],
        ...members[0].categories.map((category, at): TableCell[] => {
          const other = members[1].categories.find(({ code }) => code === category.code);
          const gap = gaps.find(({ code }) => code === category.code);
          const name = {
            text: category.name,
            bold: true,
            ...(at === 0 && { outline: true, outlineText: 'What matters to each' }),
          };
          if (!other || !gap) return [name, '', ''];
          return [
            name,
            { stack: [pairOfWishes([category, other])] },
            {
              stack: [
                {
                  ...inFonts(gapInWords(gap, names)),
                  style: 'small',
                  bold: gap.meaningful,
                  color: gap.meaningful ? colours.ink : colours.muted,
                },
                { text: `${signed(category.centred)} · ${signed(other.centred)}`, style: 'tiny' },
              ],
              alignment: 'right',
            },
          ];
        }),
      ],
    },
    layout: { ...ruledRows({ padding: 5 }), paddingLeft: (column) => (column === 0 ? 0 : 16) },
    margin: [0, 0, 0, 16],
  };
}

function gapInWords(
  { meaningful, difference }: CultureComparison['gaps'][number],
  [first, second]: Names,
): string {
  if (!meaningful) return 'No clear difference';
  return `Matters more to ${difference > 0 ? first : second}`;
}

/** How alike the wishes of two people are in their order; without a match the label has said it already. */
function likenessSection({ match, label, gaps }: CultureComparison): Content[] {
  if (!match) return [];
  const apart = gaps.filter(({ meaningful }) => meaningful).map(({ name }) => name);
  return [
    section('How alike they are', [
      { text: label, font: 'serif-latin', fontSize: 12.5 },
      { text: `Likeness ${match.fit} of 100, ${fitRange(match.fitInterval)}.` },
      {
        text:
          apart.length > 0
            ? `Clearly apart in ${listInWords(apart)}.`
            : 'In no category are they apart by more than chance.',
      },
      {
        text: `The correlation of ${match.n} pairs of answers, each person’s around the own average: r = ${number(match.r, 2)}, in 95 of 100 cases between ${number(match.interval[0], 2)} and ${number(match.interval[1], 2)}. Below 0 it shows as 0.`,
        style: 'note',
      },
    ]),
  ];
}
