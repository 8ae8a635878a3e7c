import type { PersonalityComparison } from '@assay/contract/personality-comparisons';
import type { Language } from '@assay/contract/languages';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { say } from '../../../../platform/words/message.ts';
import { inFonts } from '../fonts/runs.model.ts';
import { ruledRows } from '../report.theme.ts';
import { number } from '../report.words.ts';
import { lineWidth, scoreAxis, spreadLine } from '../score.drawings.ts';
import { comparisonMessages } from '../words/comparison-messages.data.ts';
import { personalityMessages } from '../words/personality-messages.data.ts';
import { inOrder } from './member.words.ts';

/** Scale by scale, how far the team reaches and where its middle is. */
export function spreadSections(
  { scales, members, profile }: PersonalityComparison,
  language: Language,
): Content[] {
  const ordered = inOrder(scales);
  const groups = [
    ...ordered
      .filter(({ kind }) => kind === 'factor')
      .map(({ name, code }) => ({
        title: name,
        rows: ordered.filter((scale) => scale.code === code || scale.factor === code),
      })),
    {
      title: say(language, personalityMessages.tendencies()),
      rows: ordered.filter((one) => one.kind === 'tendency'),
    },
  ].filter(({ rows }) => rows.length > 0);
  const heading = say(language, comparisonMessages.rangeAndSpread());
  const intro = [
    comparisonMessages.rangeIntro({ people: members.length }),
    ...(profile ? [comparisonMessages.thinMark({ profile: profile.name })] : []),
  ]
    .map((message) => say(language, message))
    .join(' ');
  return groups.map(({ title, rows }, at) => {
    const introRows: TableCell[][] =
      at > 0
        ? []
        : [
            [{ text: heading, style: 'heading', margin: 0, colSpan: 3 }, {}, {}],
            [{ ...inFonts(intro), style: 'note', colSpan: 3 }, {}, {}],
          ];
    return {
      heads: 'rows',
      table: {
        widths: ['*', lineWidth, 138],
        headerRows: introRows.length + 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        body: [
          ...introRows,
          [
            { text: title, style: 'heading', headlineLevel: 3, margin: 0 },
            { stack: [scoreAxis(language)], margin: [0, 10, 0, 0] },
            '',
          ],
          ...rows.map((scale, row) =>
            spreadRow(scale, members.length, {
              bookmark: row === 0 && say(language, comparisonMessages.rangeOf({ scale: title })),
              language,
            }),
          ),
        ],
      },
      layout: {
        ...ruledRows({ padding: 4, from: introRows.length + 1 }),
        paddingLeft: (column) => (column === 0 ? 0 : 16),
      },
      margin: [0, 0, 0, 14],
    };
  });
}

/** @param bookmark of the table. */
function spreadRow(
  scale: PersonalityComparison['scales'][number],
  people: number,
  { bookmark, language }: { bookmark: string | false; language: Language },
): TableCell[] {
  const { name, kind, mean, sd, lowest, highest, reached } = scale;
  const spread = number(sd, 1, language);
  const spreadInWords =
    reached === null
      ? comparisonMessages.spreadIs({ spread })
      : comparisonMessages.spreadAndReach({ spread, reached, people });
  const ends = { lowest: number(lowest, 0, language), highest: number(highest, 0, language) };
  return [
    {
      text: kind === 'factor' ? say(language, comparisonMessages.factorAsAWhole()) : name,
      bold: kind === 'factor',
      ...(bookmark !== false && { outline: true, outlineText: bookmark }),
    },
    { stack: [spreadLine(scale, language)] },
    {
      stack: [
        {
          text: [
            { text: number(mean, 0, language), bold: true },
            `, ${say(language, comparisonMessages.lowestToHighest(ends))}`,
          ],
          style: 'small',
        },
        { text: say(language, spreadInWords), style: 'tiny' },
      ],
      alignment: 'right',
    },
  ];
}
