import type { PersonalityComparison } from '@assay/contract/personality-comparisons';
import type { Language } from '@assay/contract/languages';
import { nameOf } from '@assay/contract/person-name';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { say } from '../../../../platform/words/message.ts';
import { inFonts } from '../fonts/runs.model.ts';
import { colours, ruledRows, sizes } from '../report.theme.ts';
import { number } from '../report.words.ts';
import { comparisonMessages } from '../words/comparison-messages.data.ts';
import { inOrder, scoreOf } from './member.words.ts';

type Scale = PersonalityComparison['scales'][number];

/** People by scales: who is high and low in what. The factors first, then the facets of each, as wide as the paper allows. */
export function whoSections(
  { members, scales }: PersonalityComparison,
  language: Language,
): Content[] {
  const ordered = inOrder(scales);
  const factors = ordered.filter(({ kind }) => kind === 'factor');
  return [
    whoTable(say(language, comparisonMessages.whoIsWhere()), members, factors, language),
    ...factors.map((factor) =>
      whoTable(
        say(language, comparisonMessages.whoIsWhereIn({ factor: factor.name })),
        members,
        ordered.filter(({ factor: of }) => of === factor.code),
        language,
      ),
    ),
    ...inGroups(ordered.filter(({ kind }) => kind === 'tendency')).map((group) =>
      whoTable(say(language, comparisonMessages.whoIsWhereTendencies()), members, group, language),
    ),
  ];
}

/** As many scales as stand beside each other. */
function inGroups(scales: readonly Scale[]): Scale[][] {
  const most = 6;
  return Array.from({ length: Math.ceil(scales.length / most) }, (_, at) =>
    scales.slice(at * most, (at + 1) * most),
  );
}

function whoTable(
  title: string,
  members: PersonalityComparison['members'],
  scales: readonly Scale[],
  language: Language,
): Content {
  const note = say(language, comparisonMessages.whoNote());
  // As wide as the longest word among them.
  const width = 67;
  return {
    heads: 'both',
    table: {
      widths: ['*', ...scales.map(() => width)],
      headerRows: 3,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      body: [
        [
          { text: title, style: 'heading', margin: 0, colSpan: scales.length + 1 },
          ...scales.map(() => ({})),
        ],
        [{ text: note, style: 'tiny', colSpan: scales.length + 1 }, ...scales.map(() => ({}))],
        [
          { text: '', style: 'tiny' },
          ...scales.map(({ name }): TableCell => {
            return { text: name, style: 'tiny', alignment: 'center' };
          }),
        ],
        ...members.map((member, at): TableCell[] => [
          {
            ...inFonts(nameOf(member.subject)),
            fontSize: sizes.small,
            ...(at === 0 && { outline: true, outlineText: title }),
          },
          ...scales.map((scale) => scoreCell(scoreOf(member, scale)?.t, language)),
        ]),
      ],
    },
    layout: {
      ...ruledRows({ padding: 3, from: 3 }),
      paddingLeft: (column) => (column === 0 ? 0 : 1),
      paddingRight: () => 1,
    },
    margin: [0, 0, 0, 18],
  };
}

/** Below the middle in one colour, above it in another, as strong as it is far away. */
function scoreCell(t: number | undefined, language: Language): TableCell {
  if (t === undefined) return { text: '—', color: colours.muted, alignment: 'center' };
  const share = Math.min(1, Math.abs(t - 50) / 25);
  return {
    text: number(t, 0, language),
    alignment: 'center',
    fontSize: sizes.small,
    fillColor: t < 50 ? colours.blue : colours.violet,
    fillOpacity: 0.45 * share,
  };
}
