import type { IqReport } from '@assay/contract/iq-reports';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { inFonts } from '../pdf/fonts/font.runs.ts';
import { section } from '../pdf/report.section.ts';
import { colours, ruledRows, sizes } from '../pdf/report.theme.ts';
import { normInWords, number, percentileInWords, range } from '../pdf/report.words.ts';
import { lineWidth, scoreAxis, scoreLine } from '../pdf/score.drawings.ts';

type Score = IqReport['scores'][number];

/** Total, analogies and sequences in line and word, on the IQ metric. */
export function iqScoresSection({ scores, norm, difference }: IqReport): Content {
  const intro = `IQ metric (mean 100, standard deviation 15) against ${normInWords(norm)}. The pale bar is the 95 % band, the grey box the average range.`;
  return section('Scores', [
    { ...inFonts(intro), style: 'note', margin: [0, 0, 0, 6] },
    {
      table: {
        widths: ['*', lineWidth, 96],
        body: [['', scoreAxis(['55', '100', '145']), ''], ...scores.toReversed().map(scoreRow)],
      },
      layout: {
        ...ruledRows({ padding: 6 }),
        paddingLeft: (column) => (column === 0 ? 0 : 16),
      },
    },
    { text: difference.inWords, margin: [0, 6, 0, 0] },
  ]);
}

function scoreRow(score: Score): TableCell[] {
  const { name, description, text, t, tInterval, right, answered, asked, minutes } = score;
  const spent = minutes === null ? '' : `, ${number(Math.max(1, minutes))} minutes`;
  return [
    [
      { text: name, bold: true, fontSize: sizes.large },
      { text: description, style: 'note' },
      { ...inFonts(text), margin: [0, 2, 0, 0] },
      {
        text: `${right} right of ${asked}, ${answered} answered${spent}`,
        style: 'tiny',
        margin: [0, 2, 0, 0],
      },
    ],
    {
      stack: [scoreLine({ t, interval: tInterval, target: null }, colours.logical)],
      margin: [0, 2.5, 0, 0],
    },
    { stack: inWords(score), alignment: 'right' },
  ];
}

function inWords({ iq, interval, sten, band, percentile, t }: Score): Content[] {
  return [
    { text: [{ text: `IQ ${iq}`, bold: true }, `, ${band}`], style: 'small' },
    { text: `from ${range(interval)}`, style: 'tiny' },
    { text: percentileInWords(percentile), style: 'tiny' },
    { text: `sten ${sten}, T ${number(t)}`, style: 'tiny' },
  ];
}
