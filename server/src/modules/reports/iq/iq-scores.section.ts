import type { IqReport } from '@assay/contract/iq-reports';
import type { Language } from '@assay/contract/languages';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { inFonts } from '../pdf/fonts/font.runs.ts';
import { section } from '../pdf/report.section.ts';
import { colours, ruledRows, sizes } from '../pdf/report.theme.ts';
import { number, range } from '../pdf/report.words.ts';
import { lineWidth, scoreAxis, scoreLine } from '../pdf/score.drawings.ts';

type Score = IqReport['scores'][number];

/** Total, analogies and sequences: the verdict first, then what it rests on. */
export function iqScoresSection({ scores, difference }: IqReport, language: Language): Content {
  const intro =
    'On a provisional scale: the middle is what the model expects, not what other people achieved. The pale bar is the 95 % confidence range, the grey box the middle of the scale.';
  return section('Scores', [
    { text: intro, style: 'note', margin: [0, 0, 0, 6] },
    {
      table: {
        widths: ['*', lineWidth, 96],
        body: [
          ['', scoreAxis(language, ['lower', 'middle', 'higher']), ''],
          ...scores.toReversed().map(scoreRow),
        ],
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
  const { name, description, text, t, tInterval, answered, asked, minutes } = score;
  const spent = minutes === null ? '' : `, ${number(Math.max(1, minutes))} minutes`;
  return [
    [
      { text: name, bold: true, fontSize: sizes.large },
      { text: description, style: 'note' },
      { ...inFonts(text), margin: [0, 2, 0, 0] },
      {
        text: `${answered} of ${asked} answered${spent}`,
        style: 'tiny',
        margin: [0, 2, 0, 0],
      },
    ],
    {
      stack: [scoreLine({ t, interval: tInterval, target: null }, colours.logical)],
      margin: [0, 2.5, 0, 0],
    },
    { stack: lines(score), alignment: 'right' },
  ];
}

function lines({ inWords, right, asked, iq, interval }: Score): Content[] {
  return [
    { text: inWords, bold: true, style: 'small' },
    { text: `${right} of ${asked} right`, style: 'tiny' },
    { text: `model score ${iq} (provisional)`, style: 'tiny' },
    { text: `range ${range(interval)}`, style: 'tiny' },
  ];
}
