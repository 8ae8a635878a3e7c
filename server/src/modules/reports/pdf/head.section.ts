import type { ClockGaps } from '@assay/contract/clock-gaps';
import type { Language } from '@assay/contract/languages';
import { nameOf } from '@assay/contract/person-name';
import type { PersonalityReport } from '@assay/contract/personality-reports';
import type { Content, ContentText, TableCell } from 'pdfmake/interfaces.js';
import { type Message, say } from '../../../platform/words/message.ts';
import { inFonts } from './fonts/runs.model.ts';
import type { Occasion } from './report.document.ts';
import { colours, contentWidth, sizes } from './report.theme.ts';
import { lettersOf, normInWords, number, range, takenInWords, upperFirst } from './report.words.ts';
import { personalityMessages } from './words/personality-messages.data.ts';
import { sharedMessages } from './words/shared-messages.data.ts';

/** Who, when, for which campaign and compared with whom. */
export function headSection(
  report: Pick<
    PersonalityReport,
    'subject' | 'campaign' | 'completedAt' | 'attempt' | 'minutes' | 'language' | 'norm'
  > & { clockGaps?: ClockGaps },
  { test, note }: { test: string; note?: string },
  { timeZone, language }: Occasion,
): Content[] {
  const { subject, norm, language: answeredIn } = report;
  const compared = sharedMessages.comparedWith({ norm: normInWords(norm, language) });
  return titleSection({
    subject,
    occasion: takenInWords({ ...report, test, timeZone, answeredIn }, language),
    note: note ?? say(language, compared),
  });
}

interface Title {
  subject: PersonalityReport['subject'];
  /** Which test, when and for what. */
  occasion: string;
  note?: string;
}

/** Whose report it is, as large as the page allows. */
export function titleSection({ subject, occasion, note }: Title): Content[] {
  const name = nameOf(subject);
  // A name in a script that cannot be printed still has somebody behind it.
  const address = name === subject.email ? [] : [inFonts(subject.email)];
  const below = [...address, ...(note === undefined ? [] : [inFonts(note)])];
  return [
    largeName(name),
    { ...inFonts(occasion), fontSize: 10.5, margin: [0, 3, 0, 1] },
    {
      text: below.flatMap((part, at) => (at === 0 ? [part] : [' · ', part])),
      style: 'note',
      margin: [0, 0, 0, 16],
    },
  ];
}

/** Whom a report is about, on one line, however long: words of Hebrew and Arabic would otherwise come into the wrong one. */
export function largeName(name: string): Content {
  return {
    ...inFonts(name, 'serif'),
    headlineLevel: 1,
    bold: true,
    fontSize: Math.min(sizes.name, (1.75 * contentWidth) / lettersOf(name).length),
    lineHeight: 0.9,
  };
}

/** The four things to see first: fit with its band, what stands out, and whether the answers can be trusted. */
export function stripSection(report: PersonalityReport, language: Language): Content {
  const { fit, responseStyle } = report;
  return strip([
    fitCell(report, language),
    cell(say(language, personalityMessages.strongest()), traits(fit?.strongest, language)),
    cell(say(language, personalityMessages.furthest()), traits(fit?.furthestBelow, language)),
    styleCell(responseStyle, language),
  ]);
}

/** Four cells in a row below the head. */
export function strip(cells: [TableCell, TableCell, TableCell, TableCell]): Content {
  return {
    heads: 'none',
    table: { widths: [138, 112, '*', 84], body: [cells] },
    layout: {
      hLineWidth: () => 0.6,
      hLineColor: colours.line,
      vLineWidth: (column) => (column === 0 || column === 4 ? 0 : 0.6),
      vLineColor: colours.line,
      paddingLeft: (column) => (column === 0 ? 0 : 12),
      paddingRight: () => 8,
      paddingTop: () => 9,
      paddingBottom: () => 9,
    },
    margin: [0, 0, 0, 20],
  };
}

function fitCell({ fit, campaign }: PersonalityReport, language: Language): TableCell {
  if (!fit) {
    const why = campaign ? personalityMessages.noProfile() : personalityMessages.noCampaign();
    return cell(say(language, personalityMessages.fit()), [
      { text: say(language, why), color: colours.muted },
    ]);
  }
  const { profile, percentile, percentileInterval, median, interval } = fit;
  const [value, between, unit] =
    percentile === null || percentileInterval === null
      ? [median, interval, personalityMessages.pointsEarlier()]
      : [
          percentile,
          percentileInterval,
          personalityMessages.higherThanTypical({ rank: number(percentile, 0, language) }),
        ];
  return cell(say(language, personalityMessages.fitWith({ profile: profile.name })), [
    {
      text: [
        { text: number(value, 0, language), font: 'serif-latin', bold: true, fontSize: 22 },
        { text: `  ${range(between, language)}`, color: colours.muted },
      ],
      lineHeight: 0.85,
    },
    {
      text: say(language, unit),
      style: 'note',
      margin: [0, 2, 0, 0],
    },
  ]);
}

export function traits(names: readonly string[] | undefined, language: Language): Content[] {
  if (!names) return [{ text: '—', color: colours.muted }];
  if (names.length === 0) {
    return [{ text: say(language, sharedMessages.nothingStandsOut()), color: colours.muted }];
  }
  return [{ text: names.join(', '), font: 'serif-latin', fontSize: 12.5 }];
}

/** How somebody has answered, by what the calls name it. */
const styles: Record<string, { words: Message; color: string }> = {
  'nothing unusual': { words: sharedMessages.nothingUnusual(), color: colours.good },
  'one sign': { words: sharedMessages.oneSign(), color: colours.warn },
  'interpret with care': { words: sharedMessages.withCare(), color: colours.bad },
};

/** The same in words, in the colour that it has on the screen. */
export function styleInWords(verdict: string, language: Language): ContentText {
  const style = styles[verdict];
  return {
    text: style ? say(language, style.words) : upperFirst(verdict),
    bold: true,
    color: style?.color ?? colours.ink,
  };
}

export function styleCell(
  { verdict, flags }: PersonalityReport['responseStyle'],
  language: Language,
): TableCell {
  const signs = flags.filter(({ flagged }) => flagged).map(({ name }) => name);
  return cell(say(language, sharedMessages.answeringStyle()), [
    styleInWords(verdict, language),
    ...(signs.length > 0 ? [{ text: signs.join(', '), style: 'note', margin: 0 }] : []),
  ]);
}

export function cell(label: string, content: Content[]): TableCell {
  return { stack: [{ ...inFonts(label), style: 'note', margin: [0, 0, 0, 3] }, ...content] };
}
