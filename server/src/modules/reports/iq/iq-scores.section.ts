import type { IqReport } from '@assay/contract/iq-reports';
import type { Language } from '@assay/contract/languages';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type Message, say } from '../../../platform/words/message.ts';
import { inFonts } from '../pdf/fonts/runs.model.ts';
import { section } from '../pdf/report.section.ts';
import { colours, ruledRows, sizes } from '../pdf/report.theme.ts';
import { number, range } from '../pdf/report.words.ts';
import { lineWidth, scoreAxis, scoreLine } from '../pdf/score.drawings.ts';
import { iqMessages } from '../words/iq-messages.data.ts';

type Score = IqReport['scores'][number];

/** Total, analogies and sequences: the verdict first, then what it rests on. */
export function iqScoresSection({ scores, difference }: IqReport, language: Language): Content {
  const tell = (message: Message) => say(language, message);
  const { lower, middle, higher } = iqMessages;
  const hasScale = scores.some(({ iq }) => iq !== null);
  const intro: Content = {
    text: tell(iqMessages.scoresIntro()),
    style: 'note',
    margin: [0, 0, 0, 6],
  };
  const axis = scoreAxis(language, [tell(lower()), tell(middle()), tell(higher())]);
  const axisRow: TableCell[] = ['', axis, ''];
  return section(tell(iqMessages.scores()), [
    ...(hasScale ? [intro] : []),
    {
      heads: 'rows',
      table: {
        widths: ['*', lineWidth, 96],
        body: [
          ...(hasScale ? [axisRow] : []),
          ...scores.toReversed().map((score) => scoreRow(score, language)),
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

function scoreRow(score: Score, language: Language): TableCell[] {
  const { name, description, text, t, tInterval, answered, asked, minutes } = score;
  const facts = [
    iqMessages.answered({ answered, asked }),
    ...(minutes === null
      ? []
      : [iqMessages.minutes({ minutes: Math.max(1, Math.round(minutes)) })]),
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
    t === null || tInterval === null
      ? ''
      : {
          stack: [scoreLine({ t, interval: tInterval, target: null }, language, colours.blue)],
          margin: [0, 2.5, 0, 0],
        },
    { stack: lines(score, language), alignment: 'right' },
  ];
}

function lines({ inWords, right, asked, iq, interval }: Score, language: Language): Content[] {
  const { right: rightOf, modelScore } = iqMessages;
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
