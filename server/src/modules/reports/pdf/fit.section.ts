import { shownDifference } from '@assay/contract/shown-difference';
import type { PersonalityReport } from '@assay/contract/reports';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { inFonts } from './fonts/font.runs.ts';
import { section } from './report.section.ts';
import { colours, ruledRows } from './report.theme.ts';
import { certainInWords, number, percent, range } from './report.words.ts';
import { bar, dot } from './score.drawings.ts';

type Fit = NonNullable<PersonalityReport['fit']>;

/** The fit among what typical people get on the same profile, and what may be said about the difference. */
export function fitSection(fit: Fit): Content {
  const { typicalPerson } = fit;
  const note = fit.familyNote === null ? [] : [{ text: fit.familyNote, style: 'note' }];
  if (typicalPerson === null) {
    const figure = `Fit ${number(fit.median)} of 100, 95 %: ${range(fit.interval)}.`;
    return section(`Fit to ${fit.profile.name}`, [{ text: `${fit.inWords} ${figure}` }, ...note]);
  }
  const { quartiles, median } = typicalPerson;
  const typical = `Half of all typical people get ${range(quartiles)}, the middle one ${number(median)}`;
  return section(`Fit to ${fit.profile.name}`, [
    {
      columns: [
        [
          { text: fit.inWords, margin: [0, 0, 0, 6] },
          {
            text: `The dot is the figure behind it, ${number(fit.median)} of 100; its bar (${range(fit.interval)}) holds the fit of the true scores in about 90 of 100 people. The grey bars are what simulated people of the norm group get on the same profile. ${typical} (the pale range), so a high figure alone says little.`,
            style: 'note',
          },
          ...note,
        ],
        { stack: [fitAmongTypical(fit, typicalPerson)], width: chartWidth },
      ],
      columnGap: 24,
    },
  ]);
}

const chartWidth = 250;
const head = 16;
const foot = 74;

function fitAmongTypical(
  { median, interval: [from, to] }: Fit,
  typicalPerson: NonNullable<Fit['typicalPerson']>,
): Content {
  const x = (fit: number) => (chartWidth * fit) / 100;
  const { shares, quartiles } = typicalPerson;
  const highest = Math.max(...shares);
  const bin = chartWidth / shares.length;
  const room = foot - head - 6;
  const [low, high] = quartiles;
  return [
    {
      canvas: [
        bar(x(low), head, x(high) - x(low), foot - head, { color: colours.range }),
        ...shares.map((share, at) => {
          const height = (room * share) / highest;
          return bar(at * bin + 0.5, foot - height, bin - 1, height, { color: colours.curve });
        }),
        bar(0, foot - 0.5, chartWidth, 1, { color: colours.line }),
        bar(x(median) - 0.6, head, 1.2, foot - head, { color: colours.personality }),
        bar(x(from), foot - 3, x(to) - x(from), 6, {
          color: colours.personality,
          fillOpacity: 0.4,
          r: 3,
        }),
        dot(x(median), foot, 4.2),
      ],
    },
    {
      text: number(median),
      bold: true,
      color: colours.personality,
      alignment: 'center',
      relativePosition: { x: x(median) - chartWidth / 2, y: -foot - 5 },
    },
    {
      columns: [
        { text: '0', width: '*' },
        { text: '50', alignment: 'center', width: '*' },
        { text: '100', alignment: 'right', width: '*' },
      ],
      style: 'tiny',
      margin: [0, 3, 0, 0],
    },
  ];
}

const mostShown = 8;
const shareWidth = 86;

/** What costs most of the fit, and how much of it may be measurement error. */
export function deviationsSection(fit: Fit, scales: PersonalityReport['scales']): Content {
  const missed = fit.comparison.filter(({ shortfall }) => shortfall > 0);
  const met = fit.comparison.length - missed.length;
  const rest = missed.length - mostShown;
  const intro = `${met} of ${fit.comparison.length} targets of ${fit.profile.name} are met. ${certainInWords(missed)}`;
  const content: Content[] = [{ ...inFonts(intro), style: 'note' }];
  if (missed.length > 0) {
    content.push({
      table: {
        widths: [118, '*', shareWidth, 104],
        body: missed.slice(0, mostShown).map((target) => deviationRow(target, scales)),
      },
      layout: ruledRows({ padding: 4.5, from: 0 }),
      margin: [0, 6, 0, 0],
    });
  }
  if (rest > 0) {
    const more = rest === 1 ? 'One more costs' : `${rest} more cost`;
    content.push({ text: `${more} less; the working shows all.`, style: 'note' });
  }
  return section('Deviations from the profile', content);
}

function deviationRow(
  { code, target, direction, cost, meaningful }: Fit['comparison'][number],
  scales: PersonalityReport['scales'],
): TableCell[] {
  const scale = scales.find((one) => one.code === code);
  const asked = `${direction === 'high' ? 'at least' : 'at most'} ${number(target)}`;
  const by = Math.abs(shownDifference(scale?.t ?? 0, target));
  const missedBy = `${number(by)} ${direction === 'high' ? 'below' : 'above'} it`;
  const ofAll = cost < 0.005 ? 'hardly anything' : `${percent(cost)} of what is missing`;
  return [
    { text: scale?.name ?? code, bold: true },
    {
      text: `T ${number(scale?.t ?? 0)}, asked for ${asked}: ${missedBy}`,
      style: 'small',
      margin: [0, 1, 0, 0],
    },
    [
      {
        canvas: [
          bar(0, 4, shareWidth - 14, 2.6, { color: colours.line, r: 1.3 }),
          bar(0, 4, Math.max(2.6, (shareWidth - 14) * cost), 2.6, {
            color: colours.personality,
            r: 1.3,
          }),
        ],
      },
      { text: ofAll, style: 'tiny', margin: [0, 2, 0, 0] },
    ],
    {
      text: meaningful ? 'Beyond error' : 'Within measurement error',
      style: 'small',
      bold: meaningful,
      color: meaningful ? colours.ink : colours.muted,
      alignment: 'right',
      margin: [0, 1, 0, 0],
    },
  ];
}
