import { namesApart } from '@assay/contract/comparison-words';
import type { CultureComparison } from '@assay/contract/culture-reports';
import type { Language } from '@assay/contract/languages';
import { nameOf } from '@assay/contract/person-name';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type Message, say } from '../../../../platform/words/message.ts';
import { legend, threeCells } from '../comparison/two.pdf.ts';
import { inFonts } from '../fonts/runs.model.ts';
import { cell, largeName, styleInWords } from '../head.section.ts';
import { type Occasion, printNamed } from '../report.document.ts';
import { bullets, section } from '../report.section.ts';
import { colours, ruledRows } from '../report.theme.ts';
import { listInWords, number } from '../report.words.ts';
import { lineWidth } from '../score.drawings.ts';
import { cultureMessages } from '../words/culture-messages.data.ts';
import { sharedMessages } from '../words/shared-messages.data.ts';
import { fitRange, pairOfWishes, signed } from './culture.section.ts';

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
  const { language } = about;
  const tell = (message: Message) => say(language, message);
  const title = listInWords(
    members.map(({ subject }) => nameOf(subject)),
    language,
  );
  const people = members.map((member) => {
    const first = member.categories.filter(({ emphasis }) => emphasis === 'high');
    const wishes =
      first.length > 0
        ? tell(cultureMessages.moreList({ list: namesOf(first, language) }))
        : tell(sharedMessages.nothingStandsOut());
    return cell(nameOf(member.subject), [
      { text: wishes, style: 'small' },
      { ...styleInWords(member.responseStyle, language), margin: [0, 3, 0, 0] },
    ]);
  });
  return printNamed(title, tell(cultureMessages.fileOfTwo()), about, [
    largeName(title),
    {
      ...inFonts(
        tell(
          campaign
            ? cultureMessages.comparedFor({ campaign: campaign.name })
            : cultureMessages.compared(),
        ),
      ),
      fontSize: 10.5,
      margin: [0, 3, 0, 16],
    },
    threeCells([
      ...people,
      cell(tell(cultureMessages.comesOut()), [
        { text: [{ text: `${label}. `, bold: true }, text] },
      ]),
    ]),
    // Answers to other questions have nothing in common that could stand on one line.
    ...(members[0].version === members[1].version
      ? [legend(names, language, colours.rust), wishesSection(comparison, names, language)]
      : []),
    ...likenessSection(comparison, language),
    section(tell(sharedMessages.whatNot()), [bullets(limits)]),
  ]);
}

function wishesSection(
  { members, gaps }: CultureComparison,
  names: Names,
  language: Language,
): Content {
  const title = say(language, cultureMessages.wishesOfEach());
  const intro = say(language, cultureMessages.wishesOfEachIntro());
  return {
    heads: 'rows',
    table: {
      widths: ['*', lineWidth, 148],
      headerRows: 1,
      keepWithHeaderRows: 2,
      dontBreakRows: true,
      body: [
        [{ text: title, style: 'heading', margin: 0, colSpan: 3 }, {}, {}],
        [{ text: intro, style: 'note', colSpan: 3 }, {}, {}],
        ...members[0].categories.map((category, at): TableCell[] => {
          const other = members[1].categories.find(({ code }) => code === category.code);
          const gap = gaps.find(({ code }) => code === category.code);
          const name = {
            text: category.name,
            bold: true,
            ...(at === 0 && { outline: true, outlineText: title }),
          };
          if (!other || !gap) return [name, '', ''];
          return [
            name,
            { stack: [pairOfWishes([category, other], language)] },
            {
              stack: [
                {
                  ...inFonts(gapInWords(gap, names, language)),
                  style: 'small',
                  bold: gap.meaningful,
                  color: gap.meaningful ? colours.ink : colours.muted,
                },
                {
                  text: `${signed(category.centred, language)} · ${signed(other.centred, language)}`,
                  style: 'tiny',
                },
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
  language: Language,
): string {
  if (!meaningful) return say(language, cultureMessages.same());
  return say(language, cultureMessages.moreTo({ name: difference > 0 ? first : second }));
}

function namesOf(named: readonly { name: string }[], language: Language): string {
  return listInWords(
    named.map(({ name }) => name),
    language,
  );
}

/** How alike the wishes of two people are in their order; without a match the label has said it already. */
function likenessSection({ match, label, gaps }: CultureComparison, language: Language): Content[] {
  if (!match) return [];
  const apart = gaps.filter(({ meaningful }) => meaningful);
  const { howAlike, likeness, apart: apartIn, nowhereApart, correlation } = cultureMessages;
  const [from, to] = match.interval;
  const r = (value: number) => number(value, 2, language);
  const figure = likeness({
    fit: number(match.fit),
    range: fitRange(match.fit, match.fitInterval),
  });
  const where = apart.length > 0 ? apartIn({ list: namesOf(apart, language) }) : nowhereApart();
  const how = correlation({ pairs: match.n, r: r(match.r), from: r(from), to: r(to) });
  return [
    section(say(language, howAlike()), [
      { text: label, font: 'serif-latin', fontSize: 12.5 },
      { text: say(language, figure) },
      { text: say(language, where) },
      { text: say(language, how), style: 'note' },
    ]),
  ];
}
