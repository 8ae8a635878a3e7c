import type { LogicalReport } from '@assay/contract/logical-reports';
import type { Language } from '@assay/contract/languages';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type Message, say } from '../../../platform/words/message.ts';
import { inFonts } from '../pdf/fonts/runs.model.ts';
import { section } from '../pdf/report.section.ts';
import { colours, ruledRows, sizes } from '../pdf/report.theme.ts';
import { number, range } from '../pdf/report.words.ts';
import { lineWidth, scoreAxis, scoreLine } from '../pdf/score.drawings.ts';
import { logicalMessages } from '../words/logical-messages.data.ts';

type Score = LogicalReport['scores'][number];

/** Total, analogies and sequences: the verdict first, then what it rests on. */
export function logicalScoresSection(
  { scores, difference }: LogicalReport,
  language: Language,
): Content {
  const tell = (message: Message) => say(language, message);
  const { lower, middle, higher } = logicalMessages;
  const hasScale = scores.some(({ iq }) => iq !== null);
  const intro: Content = {
    text: tell(logicalMessages.scoresIntro()),
    style: 'note',
    margin: [0, 0, 0, 6],
  };
  const axis = scoreAxis(language, [tell(lower()), tell(middle()), tell(higher())]);
  const axisRow: TableCell[] = ['', axis, ''];
  return section(tell(logicalMessages.scores()), [
    ...(hasScale ? [intro] : []),
    {
      heads: 'rows',
      table: {
        widths: hasScale ? ['*', lineWidth, 96] : ['*', 96],
        body: [
          ...(hasScale ? [axisRow] : []),
          ...scores.toReversed().map((score) => scoreRow(score, hasScale, language)),
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

/** @param hasScale whether some score of the table has a place on the line; where none has, the row goes without. */
function scoreRow(score: Score, hasScale: boolean, language: Language): TableCell[] {
  const { name, description, text, answered, asked, minutes } = score;
  const facts = [
    logicalMessages.answered({ answered, asked }),
    ...(minutes === null
      ? []
      : [logicalMessages.minutes({ minutes: Math.max(1, Math.round(minutes)) })]),
  ].map((message) => say(language, message));
  return [
    [
      { text: name, bold: true, fontSize: sizes.large },
      { text: description, style: 'note' },
      { ...inFonts(text), margin: [0, 2, 0, 0] },
      {
        text: facts.join(', '),
        style: 'tiny',
        margin: [0, 2, 0, 0],
      },
    ],
    ...(hasScale ? [lineOf(score, language)] : []),
    { stack: lines(score, language), alignment: 'right' },
  ];
}

function lineOf({ t, tInterval }: Score, language: Language): TableCell {
  if (t === null || tInterval === null) return '';
  return {
    stack: [scoreLine({ t, interval: tInterval, target: null }, language, colours.blue)],
    margin: [0, 2.5, 0, 0],
  };
}

function lines({ inWords, right, asked, iq, interval }: Score, language: Language): Content[] {
  const { right: rightOf, modelScore } = logicalMessages;
  const small = [
    rightOf({ right, asked }),
    ...(iq === null || interval === null
      ? []
      : [modelScore({ score: number(iq), range: range(interval) })]),
  ];
  return [
    { text: inWords, bold: true, style: 'small' },
    ...small.map((message) => ({ text: say(language, message), style: 'tiny' })),
  ];
}
